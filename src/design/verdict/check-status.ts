/** Which checks of a result act, fail, govern or are missing, and why a check does not apply. */
import {
  checksOf,
  COMBINED_CHECKS,
  COMBINED_KEYS,
  FORCE_KINDS,
  MODE_KEYS,
  MODES,
  NEGLIGIBLE_FORCE,
  standsOff,
  withinLimit,
  type Check,
  type CheckInput,
  type CheckResult,
  type CombinedCheck,
  type CombinedKey,
  type CombinedVerdicts,
  type ForceKind,
  type ModeKey,
  type Remark,
  type Verdict,
} from '@/engineering';

export const allChecks = ({ checks }: CheckResult): Check[] => MODE_KEYS.map((mode) => checks[mode]);

export interface NamedSum extends CombinedCheck {
  limit: number;
  verdict: Verdict;
  /** True if only the alternative condition is met, so that this one is not required. */
  isNotNeeded: boolean;
  /**
   * Verdict as displayed: `notNeeded` if only the alternative condition is met, `reserved` if meeting only
   * the alternative condition causes a reservation.
   */
  shown: Verdict | 'notNeeded' | 'reserved';
}

/** The two combined checks of which one is sufficient (EN 1992-4, table 7.3). */
export const ALTERNATIVE_SUMS: readonly RowKey[] = ['concrete', 'linear'];

export function combinedSums({ standard, combined, combinedVerdicts }: CheckResult): readonly NamedSum[] {
  const checks = COMBINED_KEYS.map((key) => combined[key]);
  const isMet = checks.some(
    ({ key, value }) =>
      ALTERNATIVE_SUMS.includes(key) && value !== null && withinLimit(value, COMBINED_CHECKS[key].limit),
  );
  const isEitherMet = isMet && combinedVerdicts.either === 'Satisfied';
  return checks.map((check) => {
    const { key, value } = check;
    const { limit } = COMBINED_CHECKS[key];
    if (value === null)
      return { ...check, limit, verdict: 'Not applicable', isNotNeeded: false, shown: 'Not applicable' };
    const verdict: Verdict = withinLimit(value, limit) ? 'Satisfied' : 'Not satisfied';
    const isNotNeeded = verdict === 'Not satisfied' && isEitherMet && ALTERNATIVE_SUMS.includes(key);
    // JGJ145-2013 has no linear check: a design that passes only by the linear check has a reservation.
    const isReserved = standard === 'JGJ145-2013' && key === 'concrete';
    const either = isReserved ? 'reserved' : 'notNeeded';
    return { ...check, limit, verdict, isNotNeeded, shown: isNotNeeded ? either : verdict };
  });
}

/** True if steel fails or both alternatives fail; a failing verdict from the server is kept. */
export function combinedFails(answer: CheckResult, sums = combinedSums(answer)): boolean {
  const fails = (key: RowKey) => sums.some((sum) => sum.key === key && sum.verdict === 'Not satisfied');
  return (
    answer.combinedVerdicts.steel === 'Not satisfied' ||
    answer.combinedVerdicts.either === 'Not satisfied' ||
    fails('steel') ||
    ALTERNATIVE_SUMS.every(fails)
  );
}

/** True if a check for this kind of force applies, that is, if the force acts on the anchors. */
export const acts = (answer: CheckResult, kind: ForceKind): boolean =>
  checksOf(answer, kind).some(({ verdict }) => verdict !== 'Not applicable');

/** Name of any row: a failure mode or a combined check. */
export type RowKey = ModeKey | CombinedKey;

/** Rows in the order of the results. */
export const ROW_KEYS: readonly RowKey[] = [...MODE_KEYS, ...COMBINED_KEYS];

/** Utilisation of each applicable row in per cent; null = unbounded, no resistance left. */
export type Utilisations = Readonly<Partial<Record<RowKey, number | null>>>;

/** The same as `isNotNeeded`, for results stored as utilisations only. */
export function isNotNeededOf(shares: Utilisations, key: RowKey): boolean {
  const exceeds = (of: RowKey) => !withinLimit((shares[of] ?? Infinity) / 100, 1);
  return (
    ALTERNATIVE_SUMS.includes(key) &&
    exceeds(key) &&
    ALTERNATIVE_SUMS.some((other) => other in shares && !exceeds(other))
  );
}

export function utilisationsOf(answer: CheckResult): Utilisations {
  const modes = allChecks(answer)
    .filter(({ verdict }) => verdict !== 'Not applicable')
    .map(({ mode, utilisation }) => [mode, utilisation] as const);
  const sums = combinedSums(answer).flatMap(({ key, value, limit }) =>
    value === null ? [] : [[key, (100 * value) / limit] as const],
  );
  return Object.fromEntries([...modes, ...sums]);
}

/** True if the response contains a check of the failure mode that applies. */
export const isChecked = (answer: CheckResult, mode: ModeKey): boolean =>
  answer.checks[mode].verdict !== 'Not applicable';

/** Returns all checked edges except the governing edge, which the check of the failure mode contains. */
export const otherEdges = ({ edges }: CheckResult) => edges.slice(1);

/** True if concrete edge failure was checked by a server that returns only the governing edge. */
export const isGoverningEdgeAlone = (answer: CheckResult): boolean =>
  answer.areEdgesUnknown === true && isChecked(answer, 'concrete_edge');

/** Combined checks of each of the two verdicts on combined load. */
const SUMS_OF: Readonly<Record<keyof CombinedVerdicts, readonly CombinedKey[]>> = {
  steel: ['steel'],
  either: ['concrete', 'linear'],
};

/**
 * Returns the combined checks that the response neither contains nor reports as not applicable although
 * tension and shear act together. With a lever arm, the steel shear check includes the tension.
 */
export function checksMissing(answer: CheckResult, input: CheckInput): RowKey[] {
  if (!acts(answer, 'tension') || !acts(answer, 'shear')) return [];
  const hasLever = answer.checks.steel_shear.detail.lever_arm === true || standsOff(input);
  return (answer.unstated ?? [])
    .filter((verdict) => verdict !== 'steel' || !hasLever)
    .flatMap((verdict) => SUMS_OF[verdict]);
}

/** Returns the checks of forces that act on anchors although none of these checks is stated to apply. */
export const rowsMissing = (answer: CheckResult): RowKey[] =>
  FORCE_KINDS.filter(
    (kind) => !acts(answer, kind) && answer.reaction.some((anchor) => anchor[kind] > NEGLIGIBLE_FORCE),
  ).flatMap((kind) => MODES[kind]);

interface Decided {
  /** Anchor numbers such as '1,2'; '' if the response does not contain them. */
  anchors: string;
  /** Per cent of the limit; null = unbounded, no resistance left. */
  utilisation: number | null;
  /** `elastic`: the row of the elastic plate that proves a rigid plate. */
  plate?: 'elastic';
}

export type GoverningRow =
  | (Decided & { kind: 'mode'; force: ForceKind; mode: ModeKey })
  | (Decided & { kind: 'combined'; sum: CombinedKey; value: number; limit: number });

export const rowKeyOf = (governing: GoverningRow): RowKey =>
  governing.kind === 'mode' ? governing.mode : governing.sum;

const share = ({ value, limit }: NamedSum): number => (100 * (value ?? 0)) / limit;

/** Steel, and the more favourable of concrete and linear, which JGJ145-2013 does not contain. */
export function decidingSums({ standard }: CheckResult, sums: readonly NamedSum[]): NamedSum[] {
  const [steel, concrete, linear] = sums;
  const isLinear = standard !== 'JGJ145-2013' && share(linear) < share(concrete);
  return [steel, isLinear ? linear : concrete].filter(({ value }) => value !== null);
}

/** Returns the statement that a server's verdict contradicts the utilisation; the worse one counts. */
export function contradictionOf(
  answer: CheckResult,
  key: RowKey,
  sums = combinedSums(answer),
): Statement | null {
  const statement = (utilisation: number | null): Statement => ({
    code: 'word_and_figure',
    values: { mode: key, utilisation: utilisation ?? '∞' },
  });
  const check = MODE_KEYS.find((mode) => mode === key);
  if (check !== undefined) {
    const { stated, utilisation } = answer.checks[check];
    return stated === undefined ? null : statement(utilisation);
  }
  const sum = decidingSums(answer, sums).find((one) => one.key === key);
  if (sum === undefined) return null;
  const verdict = answer.combinedVerdicts[key === 'steel' ? 'steel' : 'either'];
  const isMet = sum.verdict === 'Satisfied' || sum.isNotNeeded;
  return isMet === (verdict === 'Not satisfied') ? statement(share(sum)) : null;
}

export function governingRow(answer: CheckResult): GoverningRow | null {
  const modes = allChecks(answer)
    .filter(({ verdict }) => verdict !== 'Not applicable')
    .map(({ kind, mode, utilisation, anchors }): GoverningRow => {
      return { kind: 'mode', force: kind, mode, anchors, utilisation };
    });
  const sums = decidingSums(answer, combinedSums(answer)).map((sum): GoverningRow => {
    const { key, value, limit, anchors } = sum;
    const utilisation = share(sum);
    return { kind: 'combined', sum: key, value: value ?? 0, limit, anchors: anchors.join(','), utilisation };
  });
  const size = ({ utilisation }: GoverningRow) => utilisation ?? Infinity;
  return [...modes, ...sums].reduce<GoverningRow | null>(
    (worst, row) => (worst === null || size(row) > size(worst) * (1 + 1e-12) ? row : worst),
    null,
  );
}

/** A standard sentence by its code, with its values; a server may supply its own text. */
export type Statement = Pick<Remark, 'code' | 'values' | 'text'>;

/** Reasons whose sentences contain no values and therefore need no remark. */
const PLAIN: ReadonlySet<unknown> = new Set([
  'no_tension',
  'no_shear',
  'lever_arm_contains_tension',
  'pull_out_not_decisive',
  'pull_out_no_check',
  'splitting_crack_width_limited',
  'no_edges',
  'edges_not_loaded',
  'edges_far',
]);

/** Reason codes for which the remarks distinguish a special case, with the code of the special case. */
const SPECIAL_CASE: Readonly<Record<string, string>> = { splitting_far_from_edges: 'splitting_no_edges' };

function statementOf(code: unknown, { remarks }: CheckResult): Statement | null {
  if (typeof code !== 'string' || code === '') return null;
  const remark = remarks.find((entry) => entry.code === code || entry.code === SPECIAL_CASE[code]);
  if (remark) return remark;
  return PLAIN.has(code) ? { code, values: {} } : null;
}

/** Returns the reason derived from the rows alone: if no row of a kind applies, no such force acts. */
function withoutForce(answer: CheckResult, kinds: readonly ForceKind[]): Statement | null {
  const missing = kinds.find((kind) => !acts(answer, kind));
  return missing === undefined ? null : { code: `no_${missing}`, values: {} };
}

/** Returns why a row does not apply; null if it applies, or without a reason in the response. */
export function reasonOfMode(answer: CheckResult, { kind, verdict, detail }: Check): Statement | null {
  if (verdict !== 'Not applicable') return null;
  return statementOf(detail.reason, answer) ?? withoutForce(answer, [kind]);
}

export function reasonOfSum(
  answer: CheckResult,
  { key, value }: Pick<NamedSum, 'key' | 'value'>,
): Statement | null {
  if (value !== null) return null;
  return statementOf(answer.combined[key].reason, answer) ?? withoutForce(answer, ['tension', 'shear']);
}

/** Returns the reason that all rows of a table share; null if a row applies or has a different reason. */
export function sharedReason(reasons: readonly (Statement | null)[]): Statement | null {
  const [first = null] = reasons;
  if (first === null) return null;
  return reasons.every((reason) => reason?.code === first.code && reason.text === first.text) ? first : null;
}
