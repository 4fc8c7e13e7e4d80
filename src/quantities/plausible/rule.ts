/**
 * Rules for the figures of a record. A value outside the possible range is refused; one outside the usual
 * range is asked about. Rules are data: a figure, the figures that its limits depend on, and the limits.
 */

/** By name; a figure that is 0 or absent is not known. */
export type Figures<Q extends string> = Readonly<Partial<Record<Q, number>>>;

export type Grade = 'impossible' | 'doubtful';

/** Lowest and highest, both included. */
export type Limits = readonly [low: number, high: number];

export interface Rule<Q extends string> {
  of: Q;
  /** Looked at only where all of these are known. */
  by: readonly Q[];
  grade: Grade;
  /** Null where the rule says nothing about such figures. */
  limits: (figures: Readonly<Record<Q, number>>) => Limits | null;
}

export interface Finding<Q extends string> {
  of: Q;
  /** `missing`: needed, and 0; `differs`: the other standard has another one, which is `low`. */
  code: 'limits' | 'missing' | 'differs';
  grade: Grade;
  /** Figures that the limits follow from, none where they hold by themselves. */
  by: readonly Q[];
  low: number;
  /** Infinity where nothing is too large. */
  high: number;
}

/** Figures are written with few digits: a limit that is met on paper is met. */
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

/** At most one for each figure: the worst, and of those the first. */
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

/** Findings for required figures that are missing. */
export const missingOf = <Q extends string>(
  needed: readonly Q[],
  figures: Figures<Q>,
  grade: Grade,
): Finding<Q>[] =>
  needed
    .filter((name) => !((figures[name] ?? 0) > 0))
    .map((of) => ({ of, code: 'missing', grade, by: [], low: 0, high: 0 }));

/** A range that holds by itself. */
export const range = <Q extends string>(of: Q, grade: Grade, low: number, high: number): Rule<Q> => ({
  of,
  by: [],
  grade,
  limits: () => [low, high],
});

type Range = readonly [low: number, high: number];

/** A range of the quotient of two figures. */
export const ratio = <Q extends string>(of: Q, to: Q, grade: Grade, [low, high]: Range): Rule<Q> => ({
  of,
  by: [to],
  grade,
  limits: (figures) => [low * figures[to], high * figures[to]],
});
