/** The verdict on the stored result: one for panel, 3D view and report. */
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import type { DoneCombination } from './combination-outcome';
import type { StoredResult } from './stored-result';
import type { Design, ListedLoad, LoadValues } from '../model/design-state';
import type { ListedOutcome, LoadListOutcome } from './load-list-outcome';
import { calculatedOf, missingOf, type Entered, type Missing } from './missing';
import { byGravity, type Outcome } from './outcome';
import type { ReservationFacts } from './reservations';
import { verdictOf, type DesignVerdict } from './verdict';
import { plateFigures } from './plate-figures';

/** A result that an earlier version kept knows no request: then the answer alone counts. */
function factsOf(
  { request, answer, plate, openLocks = [], rigidity }: StoredResult,
  liveLeftOut: boolean,
  liveCountsElsewhere: boolean,
): ReservationFacts {
  const input = parseAlgorithm(request);
  const { stress: plateStress } = plateFigures(plate ?? {});
  return {
    input: input.ok ? input.value : null,
    answer,
    plateStress,
    openLocks,
    rigidity,
    liveLeftOut,
    liveCountsElsewhere,
  };
}

export const verdictOfResult = (result: StoredResult, liveLeftOut: boolean): DesignVerdict =>
  verdictOf(
    factsOf(
      result,
      liveLeftOut,
      result.others.some(({ state, factors }) => state === 'done' && factors.live > 0),
    ),
  );

/** Of one combination among others; where the load case takes live loads in, some of them count these. */
export const outcomeOfResult = (result: StoredResult, { loads }: Design): DesignVerdict =>
  verdictOf(factsOf(result, result.liveLeftOut, loads.loadCase === 'deadAndLive'));

export interface Worst extends DoneCombination {
  /** The row of the load list, where it is one. */
  listed?: ListedLoad;
}

export interface Overall extends Outcome {
  /** The combination or the row that decides; null where it is what is shown. */
  worst: Worst | null;
  /** What keeps the verdict from covering all that was entered. */
  missing: readonly Missing[];
  /** Loads that were calculated, of all that were entered. */
  calculated: { done: number; total: number };
}

const asWorst = ({ row, outcome }: ListedOutcome): Worst => ({
  combination: 'row',
  row: row.name,
  factors: { dead: 1, live: 0 },
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

/** Loads that leave something open by themselves are kept by their word alone. */
const ofOtherLoads = (worst: Worst | null): Missing[] =>
  worst?.outcome.word === 'incomplete'
    ? [{ code: 'other_loads', values: { name: worst.row ?? String(worst.combination) } }]
    : [];

/** What was entered, and how the load list of it came out. */
export interface Whole {
  list: LoadListOutcome | null;
  entered: Entered;
}

type Shown = Pick<StoredResult, 'others' | 'row' | 'request'>;

/**
 * Over all combinations and rows of the load list that were calculated: the worst decides, the shown one
 * where another is not graver. What fails is not verified, whatever is still open; all else that is open
 * makes it incomplete. `list`: of the design as it was calculated, null where there is none or it changed
 * since.
 */
export function overallOf(
  result: Shown,
  shown: Pick<DesignVerdict, 'word' | 'governing' | 'missing'>,
  { list, entered }: Whole,
): Overall {
  const combinations = result.others.filter((end): end is DoneCombination => end.state === 'done');
  const rows = (list?.worst ?? []).filter((end) => !isShown(end, result)).map(asWorst);
  let decisive: Outcome & { worst: Worst | null } = {
    word: shown.word,
    governing: shown.governing,
    worst: null,
  };
  for (const end of [...combinations, ...rows])
    if (byGravity(end.outcome, decisive) > 0) decisive = { ...end.outcome, worst: end };
  const calculated = { others: result.others, list };
  const missing = [...shown.missing, ...ofOtherLoads(decisive.worst), ...missingOf(entered, calculated)];
  const isOpen = missing.length > 0 && decisive.word !== 'not_verified';
  return {
    ...decisive,
    word: isOpen ? 'incomplete' : decisive.word,
    missing,
    calculated: calculatedOf(entered, calculated),
  };
}
