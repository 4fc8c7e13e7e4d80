/**
 * Starts and stops the runs of the open design. A run starts when a button requests it, when a design is
 * opened, when the user types with live results, when the result for the current inputs is already stored, or
 * when a reload interrupted the previous run.
 */
import { oldestCalculation } from '@/api/calculation-queue';
import type { ApiFailure } from '@/api/contract/failure';
import type { Design } from '@/design/model/design-state';
import { loadCasesKey } from '@/design/model/fingerprint';
import { isJudgedAlone } from '@/design/model/load-cases';
import type { AnchorData } from '@/design/records/anchor-data';
import { SLOW } from '@/design/run/phases';
import type { RunOrder } from '@/design/run/run';
import { rulesBroken, runStateOf, type Reasons, type RunState } from '@/design/run/run-state';
import { minimumWarnings, type MinimumWarning } from '@/design/validation/minimum-warnings';
import { failureToReport } from '@/design/validation/validate-design';
import type { RowResults, RunResult } from '@/design/verdict/calculation';
import { enteredOf } from '@/design/verdict/missing';
import { useDesignStore } from '@/stores/design/design-store';
import { useRecentResults } from '@/stores/design/recent-results';
import { perTab, readItem, removeItem, writeItem } from '@/stores/local-storage';
import { usePreferencesStore } from '@/stores/preferences';
import { connectionOf, currentInputs, resultKey, storedResult, useRunStore, type RunEnd } from '@/stores/run';

/**
 * Wait from the last change to a live run, ms. Typed text becomes a change TYPED_AFTER ms after the last key
 * press: 300 ms in total.
 */
const PAUSE = 100;
export const TYPED_AFTER = 200;

const NO_ROWS: RowResults = new Map();

const run = useRunStore.getState;
const set = useRunStore.setState;

/**
 * Returns the state that the run would have if no calculation were in progress; a new run starts from this
 * state.
 */
const stateAtRest = (): RunState => runStateOf({ ...currentInputs(), isRunning: false });

interface Current {
  abort: AbortController;
  /** Key of the inputs of the run. */
  key: string;
}

interface Driver {
  current: Current | null;
  /**
   * Key of the inputs of the last run, so that the same inputs are not calculated twice; empty if a change
   * stopped that run.
   */
  attempted: string;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const createDriver = (): Driver => ({ current: null, attempted: '', timer: undefined });

const driver = createDriver();

const keyOf = (design: Design, anchor: AnchorData): string =>
  [resultKey(design, anchor), loadCasesKey(design)].join('|');

type Consumer = typeof import('@/stores/run-consumer');

function createLoader(): () => Promise<Consumer | null> {
  let consumer: Promise<Consumer | null> | null = null;
  return () => (consumer ??= import('@/stores/run-consumer').catch(() => (consumer = null)));
}

/** Loads the code of a run, which is not needed before the first run; null if it cannot be loaded. */
export const loadRun = createLoader();

/**
 * Session-storage key of the request (`asked`) and the inputs of a run that the user requested. If the page
 * is reloaded during this run, the run starts again.
 */
const REQUESTED_KEY = 'requestedRun';

const requestText = (asked: RunOrder['asked'], design: Design, anchor: AnchorData): string =>
  `${asked} ${resultKey(design, anchor)}`;

/**
 * Returns the request of the run that a reload interrupted; undefined if no run with these inputs was
 * interrupted.
 */
function interruptedRequest(design: Design, anchor: AnchorData): RunOrder['asked'] | undefined {
  const stored = readItem(REQUESTED_KEY, perTab);
  // Without a stored request, the key of the inputs need not be computed after every change.
  if (stored === null) return undefined;
  return (['shown', 'whole'] as const).find((asked) => requestText(asked, design, anchor) === stored);
}

const NOT_LOADED: ApiFailure = { kind: 'network', status: null, message: '' };

function finish(how: RunEnd): void {
  const { isAsked, end } = run();
  driver.current = null;
  removeItem(REQUESTED_KEY, perTab);
  set({ progress: null, isAsked: false, ...(isAsked && { end: { no: (end?.no ?? 0) + 1, end: how } }) });
  useDesignStore.getState().settleRun(how.kind === 'success' ? null : how);
}

/** Stops a run whose inputs have changed; the screen states why a requested result does not appear. */
function stopOutOfDate(): void {
  if (run().isAsked) useDesignStore.getState().settleRun({ kind: 'outOfDate' });
  stop(false);
}

/** Stops the run in progress; `say` is true if the screen must report the cancellation. */
function stop(say: boolean): void {
  clearTimeout(driver.timer);
  driver.current?.abort.abort();
  if (driver.current === null) return;
  if (say) finish({ kind: 'cancelled' });
  else {
    driver.current = null;
    removeItem(REQUESTED_KEY, perTab);
    // The run is unfinished: if the user returns to the same inputs, they must be calculated again.
    driver.attempted = '';
    set({ progress: null, isAsked: false });
  }
}

/** Starts a run; if `isFresh` is true, all earlier results are ignored, as with the Calculate button. */
async function start(asked: RunOrder['asked'], anchor: AnchorData, isFresh = false): Promise<void> {
  stop(false);
  const { design } = useDesignStore.getState();
  const { user } = run();
  const abort = new AbortController();
  const mine: Current = { abort, key: keyOf(design, anchor) };
  driver.current = mine;
  driver.attempted = mine.key;
  if (asked !== 'typing') writeItem(REQUESTED_KEY, requestText(asked, design, anchor), perTab);
  const connection = connectionOf(design, anchor);
  // The outcome of the load list belongs to another connection or to other anchor values.
  if (run().connection !== connection && storedResult(design, anchor) === null)
    useDesignStore.getState().setListEnd(null);
  set(({ rows, connection: before }) => ({
    rows: before === connection ? rows : NO_ROWS,
    connection,
    liveFailure: null,
    isAsked: asked !== 'typing',
    progress: { phase: 'shown', done: 0, total: 1, begin: performance.now() },
  }));
  if (isFresh) {
    useRecentResults.getState().forget();
    useDesignStore.getState().clearResult();
  }
  const part = await loadRun();
  if (abort.signal.aborted) return;
  const how: RunEnd | null =
    part === null
      ? { kind: 'error1', failure: NOT_LOADED }
      : await part.consumeRun({ design, anchor, userId: user?.id ?? '', asked, refusalOf }, abort.signal);
  if (driver.current === mine && how !== null) finish(how);
}

const refusalOf = (design: Design) => failureToReport(rulesBroken(design, currentInputs())) ?? null;

/**
 * Returns the values below the minimum, and the user's answer to the question about these values. The answer
 * is true if there are no such values, and undefined before the user has answered.
 */
export function minimumOf(
  design: Design,
  anchor: AnchorData,
  { answers }: Pick<ReturnType<typeof run>, 'answers'> = run(),
): { warnings: readonly MinimumWarning[]; answer: boolean | undefined } {
  const warnings = minimumWarnings(design, anchor);
  return { warnings, answer: warnings.length === 0 ? true : answers.get(JSON.stringify(warnings)) };
}

/**
 * Stores the user's answer to the question about values below the minimum. No run with these values starts
 * before the user has accepted them.
 */
export const answerQuestion = (warnings: readonly MinimumWarning[], isAccepted: boolean): void =>
  set(({ answers }) => ({ answers: new Map(answers).set(JSON.stringify(warnings), isAccepted) }));

/** Outcome of a request to calculate: started, waiting for records, or the reason for not starting. */
export type Start =
  | { kind: 'started' | 'waiting' }
  | { kind: 'notRead'; failure: ApiFailure }
  | { kind: 'invalid'; reasons: Reasons }
  | { kind: 'question'; warnings: readonly MinimumWarning[] };

const isUnloaded = ({ loads }: Design): boolean => Object.values(loads.dead).every((value) => value === 0);

/**
 * Calculates the open design. `whole`: every phase. `shown`: the loads on display, then each later phase that
 * is expected to be quick.
 */
export function calculate(asked: 'shown' | 'whole' = 'shown'): Start {
  if (driver.current !== null && run().isAsked && run().progress?.phase === 'shown')
    return { kind: 'started' };
  const store = useDesignStore.getState();
  const { loads } = store.design;
  store.markAttempted();
  // If the dead load is zero and no row is shown, the first row of the load list is shown and calculated.
  if (loads.shown === null && loads.list.length > 0 && isUnloaded(store.design)) store.showRow(loads.list[0]);
  const state = stateAtRest();
  set({ waits: state.kind === 'reading' ? 'pressed' : null });
  if (state.kind === 'reading') return { kind: 'waiting' };
  if (state.kind === 'invalid' || state.kind === 'notRead') return state;
  const { anchor } = state;
  const { design } = useDesignStore.getState();
  const { warnings, answer } = minimumOf(design, anchor);
  if (answer !== true) return { kind: 'question', warnings };
  set({ slow: null });
  void start(asked, anchor, asked === 'shown');
  return { kind: 'started' };
}

/** Calculates a newly opened design as soon as its records have been read. */
export function calculateOpened(): void {
  set({ waits: 'opened' });
  settle();
}

export function cancelRun(): void {
  set({ waits: null });
  stop(true);
}

/** Forgets all run data for the previous design. */
export function dropRun(): void {
  stop(false);
  driver.attempted = '';
  set({ waits: null, rows: NO_ROWS, connection: '', slow: null, liveFailure: null });
}

/** Resets the module to its state before sign-in, for tests. */
export function forgetRun(): void {
  dropRun();
  // Dropping the run changes the stores, which may have started another run.
  stop(false);
  Object.assign(driver, createDriver());
  useRecentResults.getState().forget();
  set(useRunStore.getInitialState(), true);
}

/**
 * True if the run must continue: the result covers other combinations than the design now requires, a
 * combination has no outcome yet, the plate stress is missing, or the run was interrupted.
 */
function isOpen(design: Design, result: RunResult): boolean {
  const { combinations } = enteredOf(design, result);
  const isJudged = result.others.filter(({ state }) => state !== 'pending').length >= combinations - 1;
  const isOther = result.onlyChosen !== undefined && result.onlyChosen !== isJudgedAlone(design);
  return isOther || !isJudged || result.stressFollows === true || result.isUnfinished === true;
}

/**
 * Called after every change to either store: stops a run whose inputs have changed, and starts the next run
 * if one is required.
 */
function settle(): void {
  const state = stateAtRest();
  const { design, result, listNotLoaded } = useDesignStore.getState();
  // The run needs the rows of the load list: without them, the run would end without calculating the list.
  if (listNotLoaded !== null && !listNotLoaded.isLost) return;
  const { waits } = run();
  if (waits !== null && state.kind !== 'reading')
    set(({ due }) => ({ waits: null, due: waits === 'pressed' ? due + 1 : due }));
  if (state.kind !== 'complete' && state.kind !== 'outOfDate') {
    stopOutOfDate();
    return;
  }
  const { anchor } = state;
  const key = keyOf(design, anchor);
  if (driver.current !== null && driver.current.key !== key) stopOutOfDate();
  clearTimeout(driver.timer);
  if (driver.current !== null || key === driver.attempted || waits === 'pressed') return;
  const stored = storedResult(design, anchor);
  const interrupted = interruptedRequest(design, anchor);
  const isWanted =
    waits === 'opened' ||
    interrupted !== undefined ||
    (state.kind === 'complete' && result?.isUnfinished === true);
  const isLive = usePreferencesStore.getState().calculateWhileTyping && run().slow !== design.plate.stiffness;
  const isDue = state.kind === 'outOfDate' || (result !== null && isOpen(design, result));
  if (!isDue || minimumOf(design, anchor).answer !== true) return;
  if (stored !== null || isWanted) void start(interrupted ?? 'shown', anchor);
  else if (isLive) driver.timer = setTimeout(startLive, PAUSE);
}

/**
 * Starts a calculation for live results, unless calculations are too slow. A cancelled calculation may
 * continue on the server; its age shows how slow the next calculation would be.
 */
function startLive(): void {
  const state = stateAtRest();
  if (state.kind !== 'outOfDate' || driver.current !== null) return;
  if (oldestCalculation() > SLOW) set({ slow: useDesignStore.getState().design.plate.stiffness });
  else void start('typing', state.anchor);
}

useDesignStore.subscribe((now, before) => {
  // The run of the previous design says nothing about the design that was opened.
  if (now.opened !== before.opened) stop(false);
  if (
    now.design !== before.design ||
    now.unread !== before.unread ||
    now.result !== before.result ||
    now.listNotLoaded !== before.listNotLoaded
  )
    settle();
});
usePreferencesStore.subscribe(() => {
  // The same inputs must be calculated again after live results are turned back on.
  driver.attempted = '';
  set({ slow: null });
  settle();
});
useRunStore.subscribe((now, before) => {
  if (now.records !== before.records || now.answers !== before.answers) settle();
});
