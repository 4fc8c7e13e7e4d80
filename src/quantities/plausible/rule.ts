/**
 * Rules for the values of a record. A value outside the possible range is refused; a value outside the usual
 * range causes a question. Rules are data: a value, the values on which its limits depend, and the limits.
 */

/** Values by name; a value that is 0 or missing is unknown. */
export type Figures<Q extends string> = Readonly<Partial<Record<Q, number>>>;

export type Grade = 'impossible' | 'doubtful';

/** Lowest and highest, both included. */
export type Limits = readonly [low: number, high: number];

export interface Rule<Q extends string> {
  of: Q;
  /** The rule applies only if all of these values are known. */
  by: readonly Q[];
  grade: Grade;
  /** Returns null if the rule does not apply to these values. */
  limits: (figures: Readonly<Record<Q, number>>) => Limits | null;
}

export interface Finding<Q extends string> {
  of: Q;
  /** `missing`: required, and 0; `differs`: the other standard has another value, given in `low`. */
  code: 'limits' | 'missing' | 'differs';
  grade: Grade;
  /** Values on which the limits depend; empty for fixed limits. */
  by: readonly Q[];
  low: number;
  /** Infinity without an upper limit. */
  high: number;
}

/**
 * Relative tolerance: values are written with few digits, and a limit that is met on paper must count as met.
 */
const ROUNDING = 1e-9;

const isWithin = (value: number, [low, high]: Limits): boolean =>
  value >= low * (1 - ROUNDING) && value <= high * (1 + ROUNDING);

function broken<Q extends string>(rule: Rule<Q>, figures: Figures<Q>): Finding<Q> | null {
  const isKnown = (name: Q) => (figures[name] ?? 0) > 0;
  if (!isKnown(rule.of) || !rule.by.every(isKnown)) return null;
  const limits = rule.limits(figures as Readonly<Record<Q, number>>);
  if (limits === null || isWithin(figures[rule.of] ?? 0, limits)) return null;
  const [low, high] = limits;
  return { of: rule.of, code: 'limits', grade: rule.grade, by: rule.by, low, high };
}

/** Returns at most one finding per value: the most serious, and of equal ones the first. */
export function findingsOf<Q extends string>(rules: readonly Rule<Q>[], figures: Figures<Q>): Finding<Q>[] {
  const found = new Map<Q, Finding<Q>>();
  for (const rule of rules) {
    const finding = broken(rule, figures);
    if (finding === null) continue;
    const before = found.get(rule.of);
    if (!before || (before.grade === 'doubtful' && finding.grade === 'impossible'))
      found.set(rule.of, finding);
  }
  return [...found.values()];
}

/** Returns findings for required values that are missing. */
export const missingOf = <Q extends string>(
  needed: readonly Q[],
  figures: Figures<Q>,
  grade: Grade,
): Finding<Q>[] =>
  needed
    .filter((name) => !((figures[name] ?? 0) > 0))
    .map((of) => ({ of, code: 'missing', grade, by: [], low: 0, high: 0 }));

/** A fixed range. */
export const range = <Q extends string>(of: Q, grade: Grade, low: number, high: number): Rule<Q> => ({
  of,
  by: [],
  grade,
  limits: () => [low, high],
});

type Range = readonly [low: number, high: number];

/** A range for the quotient of two values. */
export const ratio = <Q extends string>(of: Q, to: Q, grade: Grade, [low, high]: Range): Rule<Q> => ({
  of,
  by: [to],
  grade,
  limits: (figures) => [low * figures[to], high * figures[to]],
});
