/** The verdict on the stored result: one for panel, 3D view and report. */
import { choicesOfRequest } from '@/api/contract/request-choices';
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import { nameOfRow, type NamedCombination } from '@/design/model/combinations';
import type { Design, ListedLoad, LoadValues } from '@/design/model/design-state';
import type { DoneCombination } from '@/design/verdict/combination-outcome';
import type { GoverningRow } from '@/design/verdict/governing';
import { NOT_JUDGED, wordOf, worstOf, type Cells, type VerdictWord } from '@/design/verdict/ledger';
import type { ListedOutcome, LoadListOutcome } from '@/design/verdict/load-list-outcome';
import { calculatedOf, missingOf, type Entered, type Missing } from '@/design/verdict/missing';
import { byGravity, outcomeOf } from '@/design/verdict/outcome';
import { plateFactsOf } from '@/design/verdict/plate-facts';
import { unionOfReservations, type Reservation, type ReservationFacts } from '@/design/verdict/reservations';
import type { StoredResult } from '@/design/verdict/stored-result';
import { verdictOf, type DesignVerdict } from '@/design/verdict/verdict';
import type { CheckInput } from '@/engineering';

/** Profile on the plate of a result; one of an earlier version says it in its request alone. */
const profileOf = ({ profile, request, input }: Pick<StoredResult, 'profile' | 'request'> & WithInput) => {
  if (profile !== undefined) return profile;
  const isElastic = request !== null && choicesOfRequest(request).plateModel === 'elastic';
  return isElastic ? (input?.profile ?? null) : null;
};

interface WithInput {
  input: CheckInput | null;
}

/** A result that an earlier version stored has no request: then the answer alone counts. */
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

/** Outcome of one combination; a combination that includes live loads also covers those of the load case. */
export const outcomeOfResult = (result: StoredResult, { loads }: Design): DesignVerdict =>
  verdictOf(
    factsOf(result, {
      liveLeftOut: result.liveLeftOut,
      liveCountsElsewhere: loads.loadCase === 'deadAndLive' && !loads.onlyChosen,
    }),
  );

export interface Worst extends DoneCombination {
  /** The row of the load list, where it is one. */
  listed?: ListedLoad;
}

/** The verdict over all load cases. */
export interface Overall {
  word: VerdictWord;
  governing: GoverningRow | null;
  /** The most unfavourable cell of each claim. */
  cells: Cells;
  /** Reservations under the shown loads first, then those that other load cases alone have. */
  reservations: readonly Reservation[];
  /** The combination or the row that decides; null where it is what is shown. */
  worst: Worst | null;
  /** Reasons why the verdict does not cover all entered loads. */
  missing: readonly Missing[];
  /** Loads that were calculated, of all that were entered. */
  calculated: { done: number; total: number };
}

const asWorst = ({ row, outcome }: ListedOutcome): Worst => ({
  ...nameOfRow(row),
  state: 'done',
  outcome,
  listed: row,
});

/** A row that is shown may have been calculated on a better plate than in its list. */
function isShown({ row: { name, ...values } }: ListedOutcome, { row, request }: Shown): boolean {
  if (row !== name || request === null) return false;
  const { N: Nz, ...others } = request.load.Dead;
  return Object.entries(values).every(
    ([key, value]) => ({ Nz, ...others })[key as keyof LoadValues] === value,
  );
}

/** Load cases that leave something open by themselves are stored by their cells alone. */
const ofOtherLoads = (worst: Worst | null): Missing[] =>
  worst?.outcome.word === 'incomplete'
    ? [{ code: 'other_loads', values: { name: worst.row ?? String(worst.combination) } }]
    : [];

/** The plate was compared with an elastic one under other load cases than the design has now. */
function rigidityMissing({ rigidity }: Pick<DesignVerdict, 'rigidity'>, { casesKey }: Entered): Missing[] {
  if (rigidity?.kind !== 'checked' || rigidity.cases === casesKey) return [];
  return [{ code: 'rigidity_open', values: {} }];
}

/** Entered loads, and the outcome of the load list. */
export interface Whole {
  list: LoadListOutcome | null;
  entered: Entered;
}

type Shown = Pick<StoredResult, 'others' | 'row' | 'request'>;
type ShownVerdict = Pick<DesignVerdict, 'governing' | 'cells' | 'missing' | 'reservations' | 'rigidity'>;

/**
 * The ledger over all combinations and rows of the load list, and its word. What fails is not verified,
 * whatever is still open; all else that is open makes it incomplete. `list`: of the design as it was
 * calculated, null where there is none or it changed since.
 */
export function overallOf(result: Shown, shown: ShownVerdict, { list, entered }: Whole): Overall {
  const combinations = result.others.filter((end): end is DoneCombination => end.state === 'done');
  const rows = (list?.worst ?? []).filter((end) => !isShown(end, result)).map(asWorst);
  let worst: Worst | null = null;
  let decisive = outcomeOf(shown);
  for (const end of [...combinations, ...rows]) {
    if (byGravity(end.outcome, decisive) <= 0) continue;
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
