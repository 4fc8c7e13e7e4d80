/**
 * The run of the open design: its inputs other than the design, its progress, and the state of the result on
 * screen. The state is derived from this store and the design store.
 */
import { create } from 'zustand';
import type { ApiFailure } from '@/api/contract/failure';
import type { Design } from '@/design/model/design-state';
import { connectionFingerprint, fingerprintOf } from '@/design/model/fingerprint';
import { type AnchorData, figuresHash } from '@/design/records/anchor-data';
import type { Phase } from '@/design/run/run';
import {
  isResultOf,
  runStateOf,
  type ReadRecords,
  type RunInputs,
  type RunState,
} from '@/design/run/run-state';
import type { RowResults, RunResult } from '@/design/verdict/calculation';
import { useDesignStore, type Interruption } from '@/stores/design/design-store';
import { useRecentResults } from '@/stores/design/recent-results';

/** How a requested run ended, for the message to the user. */
export type RunEnd = { kind: 'success'; isWhole: boolean } | Exclude<Interruption, { kind: 'outOfDate' }>;

/** Progress of one phase of a run. */
export interface PhaseProgress {
  phase: Phase;
  done: number;
  total: number;
  /** Start time of the phase, ms. */
  begin: number;
}

interface RunStore {
  user: { id: string; expirationTime: string | null } | null;
  records: ReadRecords;
  locale: string;
  /** Engine that the server named last; null before its first response. */
  engine: string | null;
  /** Progress of the run; null if no run is in progress. */
  progress: PhaseProgress | null;
  /** True if the user requested the run in progress. */
  isAsked: boolean;
  /**
   * Origin of a run that waits for its records: the button (`pressed`) or an opened file (`opened`). The run
   * starts when the records are read, unless a rule or question prevents it.
   */
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
  /** Outcome of the last requested run, with a counter that distinguishes equal outcomes. */
  end: { no: number; end: RunEnd } | null;
  /** Incremented each time the required records have loaded, so that a waiting run can start. */
  due: number;
}

export const useRunStore = create<RunStore>(() => ({
  user: null,
  records: { anchor: null, grades: null, anchors: null },
  locale: 'en',
  engine: null,
  progress: null,
  isAsked: false,
  waits: null,
  rows: new Map(),
  connection: '',
  slow: null,
  liveFailure: null,
  answers: new Map(),
  end: null,
  due: 0,
}));

/** Reads the inputs of the run state from both stores. */
export function currentInputs(): RunInputs {
  const { records, progress, locale, user, engine } = useRunStore.getState();
  const { design, unread, result, isFresh } = useDesignStore.getState();
  const expirationTime = user?.expirationTime ?? null;
  const now = new Date();
  const isRunning = progress !== null;
  return { design, result, isFresh, records, unread, isRunning, locale, expirationTime, engine, now };
}

// Number of the current minute. The state is derived again every minute, because an account may expire while
// the user works.
const minuteOf = ({ now }: RunInputs) => Math.floor(now.getTime() / 60_000);

const areSame = (one: RunInputs, other: RunInputs): boolean =>
  minuteOf(one) === minuteOf(other) &&
  (Object.keys(one) as (keyof RunInputs)[]).every((name) => name === 'now' || one[name] === other[name]);

function createDerivedState(): () => RunState {
  let derived: { inputs: RunInputs; state: RunState } | null = null;
  return () => {
    const inputs = currentInputs();
    if (derived === null || !areSame(derived.inputs, inputs)) derived = { inputs, state: runStateOf(inputs) };
    return derived.state;
  };
}

/** Returns the state of the result on screen; the same object while its inputs are unchanged. */
export const currentRunState = createDerivedState();

/**
 * Returns the key of a connection, to which row outcomes belong: all inputs except the loads, and the anchor
 * values.
 */
export const connectionOf = (design: Design, anchor: AnchorData): string =>
  `${connectionFingerprint(design)}-${figuresHash(anchor)}`;

/** Returns a key that is equal for designs with the same result, from the inputs and the anchor values. */
export const resultKey = (design: Design, anchor: AnchorData): string =>
  `${fingerprintOf(design)}-${figuresHash(anchor)}`;

/**
 * Returns the result for this design and anchor if it is stored, so that no calculation is needed; otherwise
 * null.
 */
export const storedResult = (design: Design, anchor: AnchorData): RunResult | null => {
  const { result } = useDesignStore.getState();
  const { engine } = useRunStore.getState();
  if (isResultOf(result, design, { anchor, engine }) && result?.stressFollows !== true) return result;
  return useRecentResults.getState().results.get(resultKey(design, anchor)) ?? null;
};
