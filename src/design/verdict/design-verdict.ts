/** The verdict on a design from all its load cases, for the panel, the 3D view and the report. */
import type { LoadValues } from '@/design/model/design-state';
import { type Uncovered, nameOf } from '@/design/model/load-cases';
import {
  governingOfBoth,
  rigidAssumption,
  type CaseVerdict,
  type RigidAssumption,
  caseVerdictOf,
  utilisationOf,
  worstRigidity,
  type Rigidity,
} from '@/design/verdict/case-verdict';
import { acts, governingRow, isChecked, type GoverningRow } from '@/design/verdict/check-status';
import { type Missing, calculatedOf, type Entered, missingOf } from '@/design/verdict/incomplete-reasons';
import { plateFactsOf } from '@/design/verdict/plate-result';
import { JUDGES, remarksOf } from '@/design/verdict/requirement-evaluation';
import {
  NOT_JUDGED,
  REQUIREMENTS,
  wordOf,
  type Cells,
  type CellState,
  stateOf,
  worstOf,
  type VerdictWord,
} from '@/design/verdict/requirement-states';
import { type Reservation, unionOfReservations } from '@/design/verdict/reservations';
import {
  type Calculation,
  isDemonstration,
  type CaseResult,
  type LoadListOutcome,
  type RunResult,
} from '@/design/verdict/run-result';
import { standsOff, byLargest } from '@/engineering';

/** An input increases a resistance or reduces an action: stated with the verdict. */
type Condition = (calculation: Calculation) => boolean;

/** Load factors of at most 1 are not partial factors for actions (EN 1990, table A1.2(B): 1.35 and 1.5). */
const UNFACTORED = 1;

const carries = (loads: { factor: number; [name: string]: number }): boolean =>
  Object.entries(loads).some(([name, value]) => name !== 'factor' && value !== 0);

const CONDITIONS = {
  accidental_factors: ({ input }) => input.standard === 'EN1992-4' && input.concrete.accidental,
  stirrups_counted: ({ input, answer }) =>
    input.concrete.edgeReinforcement === 2 && input.concrete.cracked && isChecked(answer, 'concrete_edge'),
  edge_bars_counted: ({ input, answer }) =>
    input.standard === 'JGJ145-2013' &&
    input.concrete.edgeReinforcement === 1 &&
    input.concrete.cracked &&
    isChecked(answer, 'concrete_edge'),
  crack_width_limited: ({ input }) => input.concrete.crackWidthLimited && input.concrete.cracked,
  non_structural: ({ input }) => input.standard === 'JGJ145-2013' && input.concrete.nonStructural,
  restrained: ({ input, answer }) =>
    standsOff(input) && input.plate.degreeOfRestraint > 1 && acts(answer, 'shear'),
  pull_out_not_decisive: ({ input, answer }) =>
    input.standard === 'EN1992-4' && !(input.product.N_Rk_p_0 > 0) && acts(answer, 'tension'),
  pull_out_for_cracked: ({ input, answer, openLocks = [] }) =>
    input.concrete.cracked &&
    openLocks.includes('cracked') &&
    input.product.N_Rk_p_0 > 0 &&
    acts(answer, 'tension'),
  only_chosen: ({ onlyChosen }) => onlyChosen === true,
  unfactored: ({ onlyChosen, row, input: { dead, live } }) =>
    onlyChosen === true &&
    row === undefined &&
    [dead, live].some((loads) => carries({ ...loads }) && loads.factor > 0 && loads.factor <= UNFACTORED),
} as const satisfies Readonly<Record<string, Condition>>;

/** Assumption that is not a fault in the design, shown in grey next to the verdict. */
type Assumption =
  | 'uncracked'
  | 'cracked_set'
  | 'thickness_set'
  | 'section_set'
  | RigidAssumption
  | keyof typeof CONDITIONS
  | 'fixture_unknown'
  | 'unusual_installation'
  | 'demonstration_data';

/** Assumption stated for each open lock, because the designer is responsible for the unlocked value. */
const SET = { cracked: 'cracked_set', thickness: 'thickness_set', section: 'section_set' } as const;

export interface DesignVerdict extends CaseVerdict {
  /** Checks and values missing from this response; `overallOf` extends the list to all load cases. */
  missing: readonly Missing[];
  assumptions: readonly Assumption[];
}

/**
 * Returns the verdict by the documented rule for pass and fail, from inputs, answers and design: servers send
 * none. `uncovered`: what the present design has and the result does not cover; `judges`: functions of the
 * requirements.
 */
export function verdictOf(
  result: Calculation,
  uncovered: Uncovered = result.uncovered,
  judges: Readonly<Partial<typeof JUDGES>> = JUDGES,
): DesignVerdict {
  const facts = { ...result, uncovered, stresses: plateFactsOf(result) };
  const { answer, input } = facts;
  const remarks = remarksOf(facts);
  const cells: Record<string, CellState> = { ...NOT_JUDGED };
  const reservations: Reservation[] = [];
  const missing: Missing[] = [];
  for (const requirement of REQUIREMENTS) {
    const judged = judges[requirement]?.(facts, { remarks, reservations, cells });
    if (judged === undefined) continue;
    cells[requirement] = judged.state;
    if (judged.reservations) reservations.push(...judged.reservations);
    if (judged.missing) missing.push(...judged.missing);
  }
  const rigidity = input.plate.rigid ? facts.rigidity : undefined;
  return {
    word: wordOf(cells),
    governing: governingOfBoth(governingRow(answer), rigidity, cells.rigidity),
    cells,
    reservations,
    missing,
    assumptions: assumptionsOf(facts, cells),
    rigidity,
  };
}

function assumptionsOf(facts: Calculation, cells: Cells): Assumption[] {
  const { input, openLocks = [], assessed } = facts;
  const isUncracked = !input.concrete.cracked;
  const isChinese = input.standard === 'JGJ145-2013';
  const rigidity = input.plate.rigid ? facts.rigidity : undefined;
  return [
    ...(isUncracked ? (['uncracked'] as const) : []),
    ...openLocks.filter((lock) => lock !== 'cracked' || !isUncracked).map((lock) => SET[lock]),
    ...rigidAssumption(rigidity, cells.rigidity ?? 'not_judged'),
    ...(Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[]).filter((name) => CONDITIONS[name](facts)),
    ...(assessed && !assessed.t_fix && isChinese ? (['fixture_unknown'] as const) : []),
    ...(assessed?.isUnusual ? (['unusual_installation'] as const) : []),
    ...(assessed && isDemonstration(assessed.certification) ? (['demonstration_data'] as const) : []),
  ];
}

/** The verdict for all load cases together. */
export interface Overall {
  word: VerdictWord;
  governing: GoverningRow | null;
  /** The most unfavourable state of each requirement. */
  cells: Cells;
  /** Reservations under the displayed loads first, then those that only other load cases have. */
  reservations: readonly Reservation[];
  /** The combination or row with the largest utilisation; null if the displayed loads have it. */
  worst: CaseResult | null;
  assumptions: readonly Assumption[];
  /** Rigidity under the load case whose elastic plate is used most. */
  rigidity: Rigidity | undefined;
  /** Reasons why the verdict is incomplete. */
  missing: readonly Missing[];
  /** Number of calculated loads and number of entered loads. */
  calculated: { done: number; total: number };
}

/** True for the displayed row: the result on display may come from a more accurate plate calculation. */
function isShown({ row: name, listed }: CaseResult, { row, input }: Shown): boolean {
  if (row !== name || listed === undefined) return false;
  const { N: Nz, factor: _, ...others } = input.dead;
  return Object.entries({ Nz, ...others }).every(([key, value]) => listed[key as keyof LoadValues] === value);
}

type Shown = Pick<RunResult, 'others' | 'row' | 'input'>;

const loadsOf = ({ row, combination }: CaseResult): Missing['values'] =>
  row === undefined ? { combination: String(combination) } : { row };

/** Returns a reason if another load case lacks more than the displayed one; only its states are stored. */
function ofOtherLoads(others: readonly CaseResult[], shown: Cells): Missing[] {
  const isOpen = ({ verdict: { cells } }: CaseResult) =>
    REQUIREMENTS.some(
      (one) =>
        one !== 'rigidity' && stateOf(cells, one) === 'not_judged' && stateOf(shown, one) !== 'not_judged',
    );
  return others
    .filter(isOpen)
    .slice(0, 1)
    .map((worst) => ({ code: 'other_loads', values: loadsOf(worst) }));
}

/** Entered loads and the outcome of the load list. */
export interface RequiredCases {
  list: LoadListOutcome | null;
  entered: Entered;
}

/** True if the largest utilisation is that of `one`: of failing load cases before all others. */
export function isLarger(one: CaseVerdict, other: CaseVerdict): boolean {
  const fails = ({ word }: CaseVerdict) => (word === 'not_verified' ? 1 : 0);
  const first = fails(one) - fails(other);
  return first > 0 || (first === 0 && byLargest(utilisationOf(one), utilisationOf(other)) < 0);
}

/**
 * Derives the overall verdict: a failing requirement fails the design, otherwise an unchecked one makes it
 * incomplete. The utilisation is the largest of all load cases, whichever has a reservation. `list`: its
 * outcome for the design as calculated; null without one.
 */
export function overallOf(
  result: Shown,
  shown: Omit<DesignVerdict, 'word'> & Partial<Pick<DesignVerdict, 'word'>>,
  { list, entered }: RequiredCases,
): Overall {
  const combinations = result.others.filter((one): one is CaseResult => one.state === 'done');
  const rows = (list?.worst ?? []).filter((one) => !isShown(one, result));
  const others = [...combinations, ...rows];
  let worst: CaseResult | null = null;
  let decisive = caseVerdictOf({ ...shown, word: wordOf(shown.cells) });
  for (const one of others) {
    if (!isLarger(one.verdict, decisive)) continue;
    worst = one;
    decisive = one.verdict;
  }
  const calculated = { others: result.others, list };
  const judged = worstOf([
    shown.cells,
    ...combinations.map(({ verdict }) => verdict.cells),
    ...(list === null ? [] : [list.cells]),
  ]);
  const isRigidityOpen = stateOf(judged, 'rigidity') === 'not_judged';
  const missing: Missing[] = [
    ...shown.missing.filter(({ code }) => code !== 'rigidity_open'),
    ...(isRigidityOpen ? [{ code: 'rigidity_open' as const, values: {} }] : []),
    ...ofOtherLoads(others, shown.cells),
    ...missingOf(entered, calculated),
  ];
  const cells = missing.length > 0 ? worstOf([judged, NOT_JUDGED]) : judged;
  const rigidity = worstRigidity([
    shown,
    ...combinations.map(({ verdict }) => verdict),
    ...(list === null ? [] : [list]),
  ]);
  return {
    word: wordOf(cells),
    governing: decisive.governing,
    cells,
    reservations: unionOfReservations([
      shown,
      ...combinations.map((one) => ({ reservations: one.verdict.reservations, under: one })),
      ...(list === null ? [] : [list]),
    ]).map(({ under, ...one }) => (under === undefined ? one : { ...one, under: nameOf(under) })),
    worst,
    assumptions: withRigid(shown.assumptions, rigidAssumption(rigidity, stateOf(judged, 'rigidity'))),
    rigidity,
    missing,
    calculated: calculatedOf(entered, calculated),
  };
}

/** Returns the assumptions with those on rigidity over all load cases, in the place of those on one. */
function withRigid(assumptions: readonly Assumption[], rigid: readonly Assumption[]): Assumption[] {
  const isRigid = (assumption: Assumption) => assumption.startsWith('rigid_');
  const others = assumptions.filter((assumption) => !isRigid(assumption));
  const at = assumptions.findIndex(isRigid);
  return at < 0 ? [...others, ...rigid] : [...others.slice(0, at), ...rigid, ...others.slice(at)];
}
