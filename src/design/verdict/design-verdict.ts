/**
 * Derives the verdict on a stored result, for one combination or for all loads; shared by the panel, the 3D
 * view and the report.
 */
import { choicesOfRequest } from '@/api/contract/request-choices';
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import { nameOfRow, type NamedCombination } from '@/design/model/combinations';
import type { ListedLoad, LoadValues } from '@/design/model/design-state';
import type { Uncovered } from '@/design/model/uncovered';
import type { DoneCombination } from '@/design/verdict/combination-outcome';
import type { GoverningRow } from '@/design/verdict/governing';
import {
  NOT_JUDGED,
  REQUIREMENTS,
  stateOf,
  wordOf,
  worstOf,
  type Cells,
  type VerdictWord,
} from '@/design/verdict/ledger';
import type { ListedOutcome, LoadListOutcome } from '@/design/verdict/load-list-outcome';
import { calculatedOf, missingOf, type Entered, type Missing } from '@/design/verdict/missing';
import {
  outcomeOf,
  rigidAssumption,
  utilisationOf,
  worstRigidity,
  type Outcome,
  type Rigidity,
} from '@/design/verdict/outcome';
import { plateFactsOf } from '@/design/verdict/plate-facts';
import { unionOfReservations, type Reservation } from '@/design/verdict/reservations';
import type { StoredResult } from '@/design/verdict/stored-result';
import { verdictOf, type Assumption, type DesignVerdict } from '@/design/verdict/verdict';
import { byLargest, type CheckInput } from '@/engineering';

/**
 * Returns the profile on the plate for a result; in a result from an earlier version, only the request
 * contains the profile.
 */
const profileOf = ({ profile, request, input }: Pick<StoredResult, 'profile' | 'request'> & WithInput) => {
  if (profile !== undefined) return profile;
  const isElastic = request !== null && choicesOfRequest(request).plateModel === 'elastic';
  return isElastic ? (input?.profile ?? null) : null;
};

interface WithInput {
  input: CheckInput | null;
}

/**
 * Returns the verdict on a result. A result stored by an earlier version has no request: its inputs are then
 * unknown. `uncovered`: what the present design contains and the result does not cover.
 */
export function verdictOfResult(
  result: StoredResult,
  uncovered: Uncovered = result.uncovered,
): DesignVerdict {
  const { request, answer, plate, openLocks = [], rigidity, onlyChosen = false, row, stressFollows } = result;
  const parsed = parseAlgorithm(request);
  const input = parsed.ok ? parsed.value : null;
  return verdictOf({
    input,
    answer,
    plate: plateFactsOf(plate, { answer, input }, stressFollows !== true),
    plateE: request?.plate.E,
    profile: profileOf({ ...result, input }),
    openLocks,
    rigidity,
    assessed: result.assessed,
    onlyChosen,
    isRow: row !== undefined,
    uncovered,
  });
}

export interface Worst extends DoneCombination {
  /** The load list row; undefined if the load case is not from the load list. */
  listed?: ListedLoad;
}

/** The verdict for all load cases together. */
export interface Overall {
  word: VerdictWord;
  governing: GoverningRow | null;
  /** The most unfavourable state of each requirement. */
  cells: Cells;
  /**
   * Reservations under the displayed loads first, then reservations that occur only under other load cases.
   */
  reservations: readonly Reservation[];
  /** The combination or row with the largest utilisation; null if the displayed loads have it. */
  worst: Worst | null;
  assumptions: readonly Assumption[];
  /** Rigidity under the load case whose elastic plate is used most. */
  rigidity: Rigidity | undefined;
  /** Reasons why the verdict is incomplete. */
  missing: readonly Missing[];
  /** Number of calculated loads and number of entered loads. */
  calculated: { done: number; total: number };
}

const asWorst = ({ row, outcome }: ListedOutcome): Worst => ({
  ...nameOfRow(row),
  state: 'done',
  outcome,
  listed: row,
});

/**
 * True if the outcome belongs to the displayed row. The result on display is then used instead, because it
 * may come from a more accurate plate calculation than the outcome in the list.
 */
function isShown(
  { row: { name, ...values } }: ListedOutcome,
  { row, request }: Pick<StoredResult, 'row' | 'request'>,
): boolean {
  if (row !== name || request === null) return false;
  const { N: Nz, ...others } = request.load.Dead;
  return Object.entries(values).every(
    ([key, value]) => ({ Nz, ...others })[key as keyof LoadValues] === value,
  );
}

const loadsOf = ({ row, combination }: Worst): Missing['values'] =>
  row === undefined ? { combination: String(combination) } : { row };

/**
 * Returns a reason for an incomplete verdict if a load case that is not displayed lacks more than the
 * displayed one and than the rigidity. Only the states of its requirements are stored, not its missing checks
 * and values.
 */
function ofOtherLoads(others: readonly Worst[], shown: Cells): Missing[] {
  const isOpen = ({ outcome: { cells } }: Worst) =>
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
export interface Whole {
  list: LoadListOutcome | null;
  entered: Entered;
}

/** True if the largest utilisation is that of `one`: of failing load cases before all others. */
function isLarger(one: Outcome, other: Outcome): boolean {
  const fails = ({ word }: Outcome) => (word === 'not_verified' ? 1 : 0);
  const first = fails(one) - fails(other);
  return first > 0 || (first === 0 && byLargest(utilisationOf(one), utilisationOf(other)) < 0);
}

/**
 * Derives one overall verdict from all combinations and load list rows. If any requirement is not met, the
 * design is not verified, even if other requirements have not been checked yet; otherwise an unchecked
 * requirement makes the verdict incomplete. The utilisation is the largest of all load cases, whichever of
 * them has a reservation. `list` is the outcome for the design as calculated; null if there is no list or if
 * the design has changed.
 */
export function overallOf(
  result: Pick<StoredResult, 'others' | 'row' | 'request'>,
  shown: Omit<DesignVerdict, 'word'> & Partial<Pick<DesignVerdict, 'word'>>,
  { list, entered }: Whole,
): Overall {
  const combinations = result.others.filter((end): end is DoneCombination => end.state === 'done');
  const rows = (list?.worst ?? []).filter((end) => !isShown(end, result)).map(asWorst);
  const others: Worst[] = [...combinations, ...rows];
  let worst: Worst | null = null;
  let decisive = outcomeOf({ ...shown, word: wordOf(shown.cells) });
  for (const end of others) {
    if (!isLarger(end.outcome, decisive)) continue;
    worst = end;
    decisive = end.outcome;
  }
  const calculated = { others: result.others, list };
  const judged = worstOf([
    shown.cells,
    ...combinations.map(({ outcome }) => outcome.cells),
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
    ...combinations.map(({ outcome }) => outcome),
    ...(list === null ? [] : [list]),
  ]);
  return {
    word: wordOf(cells),
    governing: decisive.governing,
    cells,
    reservations: unionOfReservations([
      shown,
      ...combinations.map((end) => ({ reservations: end.outcome.reservations, under: end })),
      ...(list === null ? [] : [list]),
    ]).map(({ under, ...one }) => (under === undefined ? one : { ...one, under: namedOf(under) })),
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

const namedOf = ({ combination, factors, row }: NamedCombination): NamedCombination => ({
  combination,
  factors,
  ...(row === undefined ? {} : { row }),
});
