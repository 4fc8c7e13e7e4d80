/**
 * Derives the verdict on a stored result, for one combination or for all loads; shared by the panel, the 3D
 * view and the report.
 */
import { choicesOfRequest } from '@/api/contract/request-choices';
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import { nameOfRow, type NamedCombination } from '@/design/model/combinations';
import type { Design, ListedLoad, LoadValues } from '@/design/model/design-state';
import type { DoneCombination } from '@/design/verdict/combination-outcome';
import type { GoverningRow } from '@/design/verdict/governing';
import { NOT_JUDGED, wordOf, worstOf, type Cells, type VerdictWord } from '@/design/verdict/ledger';
import type { ListedOutcome, LoadListOutcome } from '@/design/verdict/load-list-outcome';
import { calculatedOf, missingOf, type Entered, type Missing } from '@/design/verdict/missing';
import { bySeverity, outcomeOf } from '@/design/verdict/outcome';
import { plateFactsOf } from '@/design/verdict/plate-facts';
import { unionOfReservations, type Reservation, type ReservationFacts } from '@/design/verdict/reservations';
import type { StoredResult } from '@/design/verdict/stored-result';
import { verdictOf, type DesignVerdict } from '@/design/verdict/verdict';
import type { CheckInput } from '@/engineering';

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
 * Returns the facts for the verdict on a result. A result stored by an earlier version has no request: its
 * inputs are then unknown.
 */
function factsOf(
  result: StoredResult,
  loads: Pick<ReservationFacts, 'liveLeftOut' | 'liveCountsElsewhere'>,
): ReservationFacts {
  const { request, answer, plate, openLocks = [], rigidity, onlyChosen, stressFollows } = result;
  const parsed = parseAlgorithm(request);
  const input = parsed.ok ? parsed.value : null;
  return {
    input,
    answer,
    plate: plateFactsOf(plate, { answer, input }, stressFollows !== true),
    plateE: request?.plate.E,
    profile: profileOf({ ...result, input }),
    openLocks,
    rigidity,
    onlyChosen: onlyChosen ?? false,
    ...loads,
  };
}

export const verdictOfResult = (result: StoredResult, liveLeftOut: boolean): DesignVerdict =>
  verdictOf(
    factsOf(result, {
      liveLeftOut,
      liveCountsElsewhere: result.others.some(({ state, factors }) => state === 'done' && factors.live > 0),
    }),
  );

/**
 * Returns the outcome of one combination. The combination may exclude live loads if another combination of
 * the design includes them.
 */
export const outcomeOfResult = (result: StoredResult, { loads }: Design): DesignVerdict =>
  verdictOf(
    factsOf(result, {
      liveLeftOut: result.liveLeftOut,
      liveCountsElsewhere: loads.loadCase === 'deadAndLive' && !loads.onlyChosen,
    }),
  );

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
  /** The governing combination or row; null if the displayed loads govern. */
  worst: Worst | null;
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
function isShown({ row: { name, ...values } }: ListedOutcome, { row, request }: Shown): boolean {
  if (row !== name || request === null) return false;
  const { N: Nz, ...others } = request.load.Dead;
  return Object.entries(values).every(
    ([key, value]) => ({ Nz, ...others })[key as keyof LoadValues] === value,
  );
}

const loadsOf = ({ row, combination }: Worst): Missing['values'] =>
  row === undefined ? { combination: String(combination) } : { row };

/**
 * Returns a reason for an incomplete verdict if the governing load case is not displayed and its own verdict
 * is incomplete. Only the states of its requirements are stored, not its missing checks and values.
 */
const ofOtherLoads = (worst: Worst | null): Missing[] =>
  worst?.outcome.word === 'incomplete' ? [{ code: 'other_loads', values: loadsOf(worst) }] : [];

/**
 * Reports that the rigidity must be tested again if the plate was compared with an elastic plate under load
 * cases that the design no longer has.
 */
function rigidityMissing({ rigidity }: Pick<DesignVerdict, 'rigidity'>, { casesKey }: Entered): Missing[] {
  if (rigidity?.kind !== 'checked' || rigidity.cases === casesKey) return [];
  return [{ code: 'rigidity_open', values: {} }];
}

/** Entered loads and the outcome of the load list. */
export interface Whole {
  list: LoadListOutcome | null;
  entered: Entered;
}

type Shown = Pick<StoredResult, 'others' | 'row' | 'request'>;
type ShownVerdict = Pick<DesignVerdict, 'governing' | 'cells' | 'missing' | 'reservations' | 'rigidity'>;

/**
 * Derives one overall verdict from all combinations and load list rows. If any requirement is not met, the
 * design is not verified, even if other requirements have not been checked yet; otherwise an unchecked
 * requirement makes the verdict incomplete. `list` is the outcome for the design as calculated; null if there
 * is no list or if the design has changed.
 */
export function overallOf(result: Shown, shown: ShownVerdict, { list, entered }: Whole): Overall {
  const combinations = result.others.filter((end): end is DoneCombination => end.state === 'done');
  const rows = (list?.worst ?? []).filter((end) => !isShown(end, result)).map(asWorst);
  let worst: Worst | null = null;
  let decisive = outcomeOf(shown);
  for (const end of [...combinations, ...rows]) {
    if (bySeverity(end.outcome, decisive) <= 0) continue;
    worst = end;
    decisive = end.outcome;
  }
  const calculated = { others: result.others, list };
  const missing = [
    ...shown.missing,
    ...rigidityMissing(shown, entered),
    ...ofOtherLoads(worst),
    ...missingOf(entered, calculated),
  ];
  const cells = worstOf([
    shown.cells,
    ...combinations.map(({ outcome }) => outcome.cells),
    ...(list === null ? [] : [list.cells]),
    ...(missing.length > 0 ? [NOT_JUDGED] : []),
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
    missing,
    calculated: calculatedOf(entered, calculated),
  };
}

const namedOf = ({ combination, factors, row }: NamedCombination): NamedCombination => ({
  combination,
  factors,
  ...(row === undefined ? {} : { row }),
});
