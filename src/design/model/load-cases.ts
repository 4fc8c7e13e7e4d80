/** Load cases of a design: effective loads, combinations, rows, and those that decide the verdict. */
import { produce } from 'immer';
import {
  type ListedLoad,
  type Design,
  type LoadsState,
  type LoadValues,
  NO_LOAD,
} from '@/design/model/design-state';
import { openInputs } from '@/design/model/reset-fields';
import { factored, type FactoredLoadSet } from '@/engineering';
import { grouped } from '@/quantities/group-by';

/** 1 to 3: fixed factors (`COMBINATIONS`); 4: factors of the user; 'row': a load list row. */
export type Combination = 1 | 2 | 3 | 4 | 'row';

/** Factors (dead, live) of the fixed combinations. */
export const COMBINATIONS: Readonly<Record<1 | 2 | 3, readonly [number, number]>> = {
  1: [1.35, 1.5],
  2: [1, 1.5],
  3: [1.35, 0],
};

/** Returns the combination with the current factors, or 'row' if a load list row is shown. */
export function combinationOf({ deadFactor, liveFactor, shown }: LoadsState): Combination {
  if (shown !== null) return 'row';
  const found = ([1, 2, 3] as const).find(
    (key) => COMBINATIONS[key][0] === deadFactor && COMBINATIONS[key][1] === liveFactor,
  );
  return found ?? 4;
}

/** True if the loads count as design loads: both factors are 1, and no other combination is verified. */
export const areDesignLoads = ({ deadFactor, liveFactor, onlyChosen }: LoadsState): boolean =>
  deadFactor === 1 && liveFactor === 1 && onlyChosen;

/** Effective factors: the live factor is 0 if the load case excludes live loads. */
export interface Factors {
  dead: number;
  live: number;
}

export interface NamedCombination {
  combination: Combination;
  factors: Factors;
  /** Name of the row, if the combination is a load list row. */
  row?: string;
}

/** Combination or row of the load list, with the design under its loads. */
export interface LoadCase extends NamedCombination {
  design: Design;
  /** Row of the load list; undefined for dead and live loads and for the displayed row. */
  listed?: ListedLoad;
}

/** Returns a load set as the engine reads it. */
function loadSet({ Nz, Vx, Vy, Mx, My, Mz }: LoadValues, factor: number): FactoredLoadSet {
  return { factor, N: Nz, Vx, Vy, Mx, My, Mz };
}

/** Returns the effective dead loads: those of a displayed load list row, which include the factors. */
export const countedDead = ({ loads }: Pick<Design, 'loads'>): FactoredLoadSet =>
  loads.shown === null ? loadSet(loads.dead, loads.deadFactor) : loadSet(loads.shown, 1);

/** Returns the effective live loads: zero if the load case excludes the stored ones. */
export const countedLive = ({ loads }: Pick<Design, 'loads'>): FactoredLoadSet =>
  loads.loadCase === 'dead' || loads.shown !== null
    ? loadSet(NO_LOAD, 0)
    : loadSet(loads.live, loads.liveFactor);

/** Returns the factored loads at the profile's reference point. */
export function designLoadValues(design: Pick<Design, 'loads'>): LoadValues {
  const { N, ...others } = factored(countedDead(design), countedLive(design));
  return { Nz: N, ...others };
}

/** Returns the effective factors; the factor of excluded live loads is 0. */
export const countedFactors = (design: Design): Factors => ({
  dead: countedDead(design).factor,
  live: countedLive(design).factor,
});

const caseOf = (design: Design): LoadCase => ({
  combination: combinationOf(design.loads),
  factors: countedFactors(design),
  ...(design.loads.shown === null ? {} : { row: design.loads.shown.name }),
  design,
});

export const rowCase = (design: Design, row: ListedLoad): LoadCase => ({
  ...nameOfRow(row),
  design: rowVariant(design, row),
  listed: row,
});

/** Returns the name of a load case without its design and its result. */
export const nameOf = ({ combination, factors, row }: NamedCombination): NamedCombination => ({
  combination,
  factors,
  ...(row === undefined ? {} : { row }),
});

/** Returns the design under the loads of a row; null shows its dead and live loads. */
export const rowVariant = (design: Design, shown: ListedLoad | null): Design => ({
  ...design,
  loads: { ...design.loads, shown },
});

export const isElastic = ({ plate }: Design): boolean => plate.stiffness === 'elastic';

const withFactors = (design: Design, [dead, live]: readonly [number, number]): Design =>
  produce(design, ({ loads }) => void Object.assign(loads, { deadFactor: dead, liveFactor: live }));

const isSame = (one: LoadValues, other: LoadValues): boolean =>
  (Object.keys(one) as (keyof LoadValues)[]).every((name) => one[name] === other[name]);

const isNothing = (loads: LoadValues): boolean => Object.values(loads).every((value) => value === 0);

/** Returns the combinations of dead and live loads; none beside a displayed row if all these are zero. */
function ofDeadAndLive(design: Design): LoadCase[] {
  const own = rowVariant(design, null);
  if (design.loads.shown !== null && isNothing(own.loads.dead) && isNothing(own.loads.live)) return [];
  const fixed = ([1, 2, 3] as const).map((combination) =>
    caseOf(withFactors(own, COMBINATIONS[combination])),
  );
  return combinationOf(own.loads) === 4 ? [caseOf(own), ...fixed] : fixed;
}

/** Returns the shown combination, then those with other factored loads unless they are excluded. */
export const combinationVariants = (design: Design): LoadCase[] =>
  design.loads.onlyChosen ? [caseOf(design)] : allVariants(design);

/** True if the designer chose one combination although others load the connection differently. */
export const isJudgedAlone = (design: Design): boolean =>
  design.loads.onlyChosen && allVariants(design).length > 1;

function allVariants(design: Design): LoadCase[] {
  const variants = [caseOf(design)];
  for (const variant of ofDeadAndLive(design)) {
    const loads = designLoadValues(variant.design);
    if (!variants.some((other) => isSame(designLoadValues(other.design), loads))) variants.push(variant);
  }
  return variants;
}

type CountedCase = Omit<LoadCase, 'design'> & { loads: LoadsState };

/** Largest number of load cases compared in pairs; of more, every one is evaluated. */
const MOST_COMPARED = 300;

/** Rounding tolerance for a difference, as a fraction of the largest component. */
const NOISE = 1e-9;

/** True if `one` equals `other` times a factor from 0 to 1. */
function isPartOf(one: LoadValues, other: LoadValues): boolean {
  const names = Object.keys(other) as (keyof LoadValues)[];
  const largest = names.reduce((name, next) => (Math.abs(other[next]) > Math.abs(other[name]) ? next : name));
  const ratio = other[largest] === 0 ? 0 : one[largest] / other[largest];
  const limit = NOISE * Math.abs(other[largest]);
  return (
    ratio >= 0 && ratio <= 1 && names.every((name) => Math.abs(one[name] - ratio * other[name]) <= limit)
  );
}

/** Omits fractions of other cases: forces and stresses are proportional to the loads for any plate. */
function countedCases(design: Design): CountedCase[] {
  const cases = [...combinationVariants(design), ...design.loads.list.map((row) => rowCase(design, row))].map(
    (one) => ({ one, loads: designLoadValues(one.design) }),
  );
  const isCovered = ({ loads }: (typeof cases)[number], index: number) =>
    cases.some(
      (other, at) =>
        at !== index && isPartOf(loads, other.loads) && (!isPartOf(other.loads, loads) || at < index),
    );
  const isCompared = cases.length <= MOST_COMPARED;
  // The displayed loads (index 0) are always evaluated: only their result reports live loads that the
  // displayed combination excludes.
  const counted = cases.filter((one, index) => index === 0 || !isCompared || !isCovered(one, index));
  return counted.map(({ one: { design: own, ...named } }) => ({ ...named, loads: own.loads }));
}

/** Load cases by loads, which all designs of a search share (250 rows: 7.5 s instead of 8.4 s). */
const known = new WeakMap<LoadsState, readonly CountedCase[]>();

/** Returns the load cases that decide the verdict on a design: it passes only if it passes under each. */
export function loadCasesOf(design: Design): LoadCase[] {
  const cases = known.get(design.loads) ?? countedCases(design);
  known.set(design.loads, cases);
  return cases.map(({ loads, ...named }) => ({ ...named, design: { ...design, loads } }));
}

/** Returns the combination for a load list row, whose loads include the factors. */
export const nameOfRow = ({ name }: Pick<ListedLoad, 'name'>): NamedCombination => ({
  combination: 'row',
  factors: { dead: 1, live: 0 },
  row: name,
});

/** True if no dead load is entered: a row of the load list, if there is one, is then shown instead. */
export const isUnloaded = ({ loads }: Pick<Design, 'loads'>): boolean => isNothing(loads.dead);

/** Loads that no load case of a design covers, and inputs that nobody has confirmed. */
export interface Uncovered {
  /** True for each set of loads that was entered and that no load case covers. */
  deadLeftOut: boolean;
  liveLeftOut: boolean;
  /** Paths of the inputs that could not be read and that nobody has confirmed. */
  unconfirmed: readonly string[];
}

export const NOTHING_UNCOVERED: Uncovered = { deadLeftOut: false, liveLeftOut: false, unconfirmed: [] };

/** Factor below which loads count as left out: a typing error, not a partial factor. */
const LEAST_FACTOR = 0.01;

/**
 * Returns what no result of the design covers. Loads are left out by the chosen load case, by a factor below
 * `LEAST_FACTOR`, or by a load list row if only the row is verified. Unless only the chosen combination is
 * verified, the other combinations cover both dead and live loads of the load case.
 */
export function uncoveredOf(design: Design): Uncovered {
  const { dead, live, deadFactor, liveFactor, loadCase, onlyChosen, shown } = design.loads;
  const isRowAlone = shown !== null && onlyChosen;
  const isSmall = (factor: number) => onlyChosen && Math.abs(factor) < LEAST_FACTOR;
  const isLiveOff = shown === null && (loadCase === 'dead' || isSmall(liveFactor));
  return {
    deadLeftOut: !isNothing(dead) && (isRowAlone || (shown === null && isSmall(deadFactor))),
    liveLeftOut: !isNothing(live) && (isRowAlone || isLiveOff),
    unconfirmed: openInputs(design).map(({ field }) => field),
  };
}

/** Returns the rows of each node; rows without a node are left out. */
export const rowsByNode = (rows: readonly ListedLoad[]): Map<string, ListedLoad[]> =>
  grouped(
    rows.filter(({ node }) => node !== undefined),
    ({ node }) => node ?? '',
  );

/** Size of each kind of force in a row, kN or kNm; 0 or less if the row has none. */
const SIZES = {
  tension: ({ Nz }: ListedLoad) => Nz,
  compression: ({ Nz }: ListedLoad) => -Nz,
  shear: ({ Vx, Vy }: ListedLoad) => Math.hypot(Vx, Vy),
  moment: ({ Mx, My }: ListedLoad) => Math.hypot(Mx, My),
  torsion: ({ Mz }: ListedLoad) => Math.abs(Mz),
} as const;
export type LargestKind = keyof typeof SIZES;

/**
 * Returns the largest force of each kind with the index of its row, by which an engineer notices a wrong
 * unit or sign; kinds that no row has are left out.
 */
export const largestOf = (
  loads: readonly ListedLoad[],
): { kind: LargestKind; value: number; row: number }[] =>
  (Object.keys(SIZES) as LargestKind[]).flatMap((kind) => {
    const size = SIZES[kind];
    const row = loads.reduce((found, load, at) => (size(load) > size(loads[found]) ? at : found), 0);
    const value = loads.length > 0 ? size(loads[row]) : 0;
    return value > 0 ? [{ kind, value, row }] : [];
  });

/** Returns the sum of N, kN. */
export const sumOfN = (loads: readonly ListedLoad[]): number =>
  Number(loads.reduce((total, { Nz }) => total + Nz, 0).toPrecision(12)) + 0;
