/** Compares the calculations of one row under both standards, line by line. */
import type { TrailStep } from '@/engineering';
import { numberOf } from '@/text/formula/formula-tree';

/** JGJ145-2013 symbols that correspond to differently named EN 1992-4 symbols. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  k_1: 'k_N',
  f_ck: 'f_cu_k',
  k8: 'k_cp',
  gamma_Ms_N: 'gamma_Rs_N',
  gamma_Mc: 'gamma_Rc_N',
  gamma_Msp: 'gamma_Rsp',
  gamma_Ms_V: 'gamma_Rs_V',
  gamma_Mcp: 'gamma_Rcp',
  gamma_Mcv: 'gamma_Rc_V',
};

/** Relative difference below which two values are treated as equal. */
const ALIKE = 1e-9;

/** Line under both standards; null if the calculation under a standard has no such line. */
export type Difference = readonly [european: TrailStep | null, chinese: TrailStep | null];

/** Omits lines for single anchors: there are too many of them, and later lines contain their results. */
const countedSteps = (trail: readonly TrailStep[], counterparts: Readonly<Record<string, string>>) => {
  const steps = trail.filter(({ symbol }) => numberOf(symbol) === null);
  return new Map(
    steps.map((step) => [`${step.part ?? ''} ${counterparts[step.symbol] ?? step.symbol}`, step]),
  );
};

function isDifferent([european, chinese]: Difference): boolean {
  if (european === null || chinese === null) return true;
  const [one, other] = [european.value, chinese.value];
  return Math.abs(one - other) > ALIKE * Math.max(Math.abs(one), Math.abs(other));
}

/** In line order; a line of only one standard keeps its position in that standard's calculation. */
export function differencesOf(
  european: readonly TrailStep[],
  chinese: readonly TrailStep[],
): readonly Difference[] {
  const [one, other] = [countedSteps(european, COUNTERPARTS), countedSteps(chinese, {})];
  const keys = [...one.keys()];
  let place = 0;
  for (const key of other.keys()) {
    const known = keys.indexOf(key);
    if (known < 0) keys.splice(place, 0, key);
    place = (known < 0 ? place : known) + 1;
  }
  return keys.map((key): Difference => [one.get(key) ?? null, other.get(key) ?? null]).filter(isDifferent);
}
