/** The verdict on a design from all its load cases, for the panel, the 3D view and the report. */
import type { LoadValues } from '@/design/model/design-state';
import { nameOf } from '@/design/model/load-cases';
import type { Assumption, DesignVerdict } from '@/design/verdict/calculation-verdict';
import {
  caseVerdictOf,
  rigidAssumption,
  utilisationOf,
  worstRigidity,
  type CaseVerdict,
  type Rigidity,
} from '@/design/verdict/case-verdict';
import type { GoverningRow } from '@/design/verdict/checks';
import { calculatedOf, type Entered, type Missing, missingOf } from '@/design/verdict/incomplete-reasons';
import {
  NOT_JUDGED,
  REQUIREMENTS,
  stateOf,
  wordOf,
  worstOf,
  type Cells,
  type VerdictWord,
} from '@/design/verdict/requirement-states';
import { unionOfReservations, type Reservation } from '@/design/verdict/reservations';
import type { CaseResult, LoadListOutcome, RunResult } from '@/design/verdict/run-result';
import { byLargest } from '@/engineering';

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
