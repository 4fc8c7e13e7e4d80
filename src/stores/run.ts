/** The run of the open design: inputs besides the design, progress, result, and the derived state. */
import { create } from 'zustand';
import type { ApiFailure } from '@/api/contract/failure';
import type { Design } from '@/design/model/design-state';
import { connectionFingerprint, fingerprintOf } from '@/design/model/fingerprint';
import { type AnchorData, figuresHash } from '@/design/records/anchor-data';
import { boundedCache, type LatestCache } from '@/design/run/bounded-cache';
import type { Inputs } from '@/design/run/load-case-evaluation';
import type { Phase } from '@/design/run/run';
import {
  isResultOf,
  runStateOf,
  type ReadRecords,
  type Reasons,
  type RunInputs,
  type RunState,
} from '@/design/run/run-state';
import type { MinimumWarning } from '@/design/validation/validate-design';
import {
  currentListOutcome,
  type LoadListOutcome,
  type RowResults,
  type RunResult,
} from '@/design/verdict/run-result';
import { useDesignStore } from '@/stores/design/design-store';

/** Reason why a calculation ended without a result. */
export type Interruption =
  | { kind: 'cancelled' }
  /** An input was changed during the calculation. */
  | { kind: 'outOfDate' }
  /** error1: the call for the forces failed, or a run's code was not loaded; error2: that for the checks. */
  | { kind: 'error1' | 'error2'; failure: ApiFailure };

/** How a run ended. */
export type RunOutcome = { kind: 'success'; isWhole: boolean } | Exclude<Interruption, { kind: 'outOfDate' }>;

/** Message to the user about a requested run: how it ended, or why it did not start. */
export type RunNotice =
  | RunOutcome
  | { kind: 'waiting' }
  | { kind: 'notRead'; failure: ApiFailure }
  | { kind: 'invalid'; reasons: Reasons }
  /** The user must accept values below the minimum. */
  | { kind: 'question'; warnings: readonly MinimumWarning[]; requested: 'shown' | 'whole' };

export interface PhaseProgress {
  phase: Phase;
  done: number;
  total: number;
  /** Start time of the phase, ms. */
  begin: number;
}

/** Load case with the largest utilisation, calculated in full. */
export interface GoverningCase {
  design: Design;
  result: RunResult;
  /** Time of the result of the open design to which this load case belongs. */
  time: string;
}

export interface RunStore {
  user: { id: string; expirationTime: string | null } | null;
  records: ReadRecords;
  /** Reads the records of the design again; resolves to true if any of them has changed. */
  reread: () => Promise<boolean>;
  locale: string;
  /** Engine that the server named last; null before its first response. */
  engine: string | null;
  result: RunResult | null;
  /** The governing load case if it is not the calculated one; null before the end of a run. */
  governing: GoverningCase | null;
  /** True if the user has chosen a combination or a row, which then stays on screen. */
  isLoadsChosen: boolean;
  /** Previous result, whose stress is shown until the stress of the current result arrives. */
  stressBefore: RunResult | null;
  /** Replaced result of the same inputs with other records or engine, until the change was seen. */
  superseded: RunResult | null;
  /** Complete results by `resultKey`: switching between combinations needs no calculation. */
  recent: LatestCache<RunResult>;
  /** Outcome of the load list; its fingerprint identifies the list and the inputs. */
  listEnd: LoadListOutcome | null;
  /** Interruption of the last calculation; null without one, and when a result arrives or is cleared. */
  interruption: Interruption | null;
  /** True after the user requested a calculation; the screen then shows missing inputs as errors. */
  isAttempted: boolean;
  progress: PhaseProgress | null;
  /** True if the user requested the run in progress. */
  isAsked: boolean;
  /** A run that waits for its records: requested by the button, or for an opened file. */
  waits: 'pressed' | 'opened' | null;
  /** Outcomes of the load list rows; `connection` is the key of the connection to which they belong. */
  rows: RowResults;
  connection: string;
  /** Plate model whose calculation took too long for live results. */
  slow: Design['plate']['stiffness'] | null;
  /** Failure of the last run while the user types. */
  liveFailure: ApiFailure | null;
  /** The user's answers to the question about values below the minimum, keyed by the values in question. */
  answers: ReadonlyMap<string, boolean>;
  /** The last message; a new object for each message. */
  notice: RunNotice | null;
}

/** Cache size: the combinations of three designs. */
const MOST_RECENT = 12;

export const NO_RESULT = {
  result: null,
  governing: null,
  stressBefore: null,
  superseded: null,
  interruption: null,
} as const;

export const useRunStore = create<RunStore>(() => ({
  user: null,
  records: { anchor: null, grades: null, anchors: null },
  reread: () => Promise.resolve(false),
  locale: 'en',
  engine: null,
  ...NO_RESULT,
  isLoadsChosen: false,
  recent: boundedCache(MOST_RECENT),
  listEnd: null,
  isAttempted: false,
  progress: null,
  isAsked: false,
  waits: null,
  rows: new Map(),
  connection: '',
  slow: null,
  liveFailure: null,
  answers: new Map(),
  notice: null,
}));

/** Forgets the results of earlier calculations: records and server may have changed since. */
export const clearRecent = (): void => useRunStore.setState({ recent: boundedCache(MOST_RECENT) });

type Shown = Pick<RunStore, 'result' | 'governing' | 'isLoadsChosen'>;

/** Returns the governing load case if it is on screen instead of the loads of the open design. */
export const displayedGoverning = ({ result, governing, isLoadsChosen }: Shown): GoverningCase | null =>
  !isLoadsChosen && governing?.time === result?.time ? governing : null;

/** Returns the result on screen: of the governing load case, unless the user has chosen another one. */
export const displayedResult = (run: Shown): RunResult | null =>
  displayedGoverning(run)?.result ?? run.result;

export function withStress(run: Shown & Pick<RunStore, 'stressBefore'>): RunResult | null {
  const shown = displayedResult(run);
  return shown?.stressFollows ? run.stressBefore : shown;
}

/** Returns the outcome of the load list; null if nothing was calculated, or if it is out of date. */
export const currentList = ({ listEnd }: Pick<RunStore, 'listEnd'>): LoadListOutcome | null =>
  currentListOutcome(useDesignStore.getState().design, listEnd);

/** True while the load case on screen is being calculated, or waits for its records. */
export const isDisplayedRunning = ({ waits, isAsked, progress }: RunStore): boolean =>
  waits === 'pressed' || (isAsked && progress?.phase === 'shown');

/** True while a run is in progress, except while it calculates the load case on screen. */
export const areOthersRunning = ({ progress }: RunStore): boolean =>
  progress !== null && progress.phase !== 'shown';

/** Returns the progress of the load list calculation; null while no rows are being calculated. */
export const listProgress = ({ progress }: RunStore): PhaseProgress | null =>
  progress?.phase === 'rows' || progress?.phase === 'stress' ? progress : null;

/** Returns the inputs of the run state from the states of the two stores. */
export function inputsOf(
  { design, unread, isFresh }: Pick<RunInputs, 'design' | 'unread' | 'isFresh'>,
  { records, locale, user, engine, result }: RunStore,
): RunInputs {
  const expirationTime = user?.expirationTime ?? null;
  return { design, result, isFresh, records, unread, locale, expirationTime, engine, now: new Date() };
}

/** The run of the open design, with the state derived from both stores. */
export interface Run extends RunStore {
  state: RunState;
  /** `current` if the result belongs to the design on screen, whether its records can be read or not. */
  resultStatus: 'current' | 'outOfDate' | 'reading' | 'invalid';
}

function standingOf(state: RunState, { design, result }: RunInputs): Run['resultStatus'] {
  if (state.kind === 'invalid' || state.kind === 'reading') return state.kind;
  const isCurrent =
    state.kind === 'complete' || (state.kind === 'notRead' && result?.fingerprint === fingerprintOf(design));
  return isCurrent ? 'current' : 'outOfDate';
}

const minuteOf = (now: Date) => Math.floor(now.getTime() / 60_000);

function createRunOf() {
  let derived: { inputs: RunInputs; store: RunStore; run: Run } | null = null;
  return (): Run => {
    const store = useRunStore.getState();
    const inputs = inputsOf(useDesignStore.getState(), store);
    const { now, ...rest } = inputs;
    // The state is derived again every minute, because an account may expire while the user works.
    const isSame =
      derived !== null &&
      minuteOf(now) === minuteOf(derived.inputs.now) &&
      Object.entries(rest).every(([name, value]) => derived?.inputs[name as keyof RunInputs] === value);
    if (derived !== null && isSame && store === derived.store) return derived.run;
    const state = derived !== null && isSame ? derived.run.state : runStateOf(inputs);
    derived = { inputs, store, run: { ...store, state, resultStatus: standingOf(state, inputs) } };
    return derived.run;
  };
}

/** Returns the run of the open design; the same object while both stores are unchanged. */
export const currentRun = createRunOf();

/** Calls `listener` after each change of the two stores. Returns the unsubscribe function. */
export function subscribeToRun(listener: () => void): () => void {
  const stops = [useDesignStore.subscribe(listener), useRunStore.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

/** Returns the key of the rows' connection: all inputs except the loads, and the anchor values. */
export const connectionOf = (design: Design, anchor: AnchorData): string =>
  `${connectionFingerprint(design)}-${figuresHash(anchor)}`;

/** Returns a key that is equal for designs with the same result, from the inputs and the anchor values. */
export const resultKey = (design: Design, anchor: AnchorData): string =>
  `${fingerprintOf(design)}-${figuresHash(anchor)}`;

/** Returns the known result for this design and anchor; null if it must be calculated. */
export const cachedResult = ({ design, anchor }: Inputs): RunResult | null => {
  const { result, engine, recent } = useRunStore.getState();
  if (isResultOf(result, design, { anchor, engine }) && result?.stressFollows !== true) return result;
  return recent.get(resultKey(design, anchor)) ?? null;
};
