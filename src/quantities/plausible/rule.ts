/**
 * Rules for the values in a record. A value outside the possible range is refused; a value outside the usual
 * range is questioned. Each rule is data: the value, the values on which its limits depend, and the limits.
 */

/** Values by name; 0 or a missing value means unknown. */
export type Figures<Q extends string> = Readonly<Partial<Record<Q, number>>>;

type Grade = 'impossible' | 'doubtful';

/** Lowest and highest permitted value, both included. */
export type Limits = readonly [low: number, high: number];

export interface Rule<Q extends string> {
  of: Q;
  /** The rule applies only if all of these values are known. */
  by: readonly Q[];
  grade: Grade;
  /** Returns the limits for these values; null if the rule does not apply to them. */
  limits: (figures: Readonly<Record<Q, number>>) => Limits | null;
}

export interface ImplausibleValue<Q extends string> {
  of: Q;
  /** `missing`: required but 0. `differs`: the other standard has another value, `low`. */
  code: 'limits' | 'missing' | 'differs';
  grade: Grade;
  /** Values on which the limits depend; empty for fixed limits. */
  by: readonly Q[];
  low: number;
  /** Upper limit; Infinity if there is none. */
  high: number;
}

/** Relative tolerance: a value equal to its limit is accepted whatever its rounding. */
const ROUNDING = 1e-9;

const isWithin = (value: number, [low, high]: Limits): boolean =>
  value >= low * (1 - ROUNDING) && value <= high * (1 + ROUNDING);

function broken<Q extends string>(rule: Rule<Q>, figures: Figures<Q>): ImplausibleValue<Q> | null {
  const isKnown = (name: Q) => (figures[name] ?? 0) > 0;
  if (!isKnown(rule.of) || !rule.by.every(isKnown)) return null;
  const limits = rule.limits(figures as Readonly<Record<Q, number>>);
  if (limits === null || isWithin(figures[rule.of] ?? 0, limits)) return null;
  const [low, high] = limits;
  return { of: rule.of, code: 'limits', grade: rule.grade, by: rule.by, low, high };
}

/** Returns for each value only the first of its most serious findings. */
export function implausibleValuesOf<Q extends string>(
  rules: readonly Rule<Q>[],
  figures: Figures<Q>,
): ImplausibleValue<Q>[] {
  const found = new Map<Q, ImplausibleValue<Q>>();
  for (const rule of rules) {
    const finding = broken(rule, figures);
    if (finding === null) continue;
    const before = found.get(rule.of);
    if (!before || (before.grade === 'doubtful' && finding.grade === 'impossible'))
      found.set(rule.of, finding);
  }
  return [...found.values()];
}

/** Returns a finding for each required value that is missing. */
export const missingOf = <Q extends string>(
  needed: readonly Q[],
  figures: Figures<Q>,
  grade: Grade,
): ImplausibleValue<Q>[] =>
  needed
    .filter((name) => !((figures[name] ?? 0) > 0))
    .map((of) => ({ of, code: 'missing', grade, by: [], low: 0, high: 0 }));

/** Rules of one grade: with limits that depend on other values, with fixed limits, or those of a quotient. */
const rulesOf = <Q extends string>(grade: Grade) => ({
  by: (of: Q, by: readonly Q[], limits: Rule<Q>['limits']): Rule<Q> => ({ of, by, grade, limits }),
  range: (of: Q, low: number, high: number): Rule<Q> => {
    return { of, by: [], grade, limits: () => [low, high] };
  },
  ratio: (of: Q, to: Q, low: number, high: number): Rule<Q> => {
    return { of, by: [to], grade, limits: (figures) => [low * figures[to], high * figures[to]] };
  },
});

/** Returns the functions that make the rules for the values of one kind of record. */
export const rulesFor = <Q extends string>() => ({
  impossible: rulesOf<Q>('impossible'),
  doubtful: rulesOf<Q>('doubtful'),
});
