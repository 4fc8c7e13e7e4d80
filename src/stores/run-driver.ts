/**
 * Starts and stops the runs of the open design. A run starts when a button requests it, when a design is
 * opened, when the user types with live results, when the result for the current inputs is already known, or
 * when a reload interrupted the previous run.
 */
import { oldestCalculation } from '@/api/calculation-queue';
import type { ApiFailure } from '@/api/contract/failure';
import { nextTask } from '@/api/next-task';
import type { Design, ListedLoad } from '@/design/model/design-state';
import { fingerprintOf, loadCasesKey } from '@/design/model/fingerprint';
import { isUnloaded, isJudgedAlone, type Combination } from '@/design/model/load-cases';
import type { AnchorData } from '@/design/records/anchor-data';
import { SLOW } from '@/design/run/load-case-phases';
import type { RunOrder } from '@/design/run/run';
import { rulesBroken, runStateOf } from '@/design/run/run-state';
import { minimumWarnings, type MinimumWarning, failureToReport } from '@/design/validation/validate-design';
import { enteredOf } from '@/design/verdict/incomplete-reasons';
import { type RowResults, type RunResult, withoutPending } from '@/design/verdict/run-result';
import { setCombination, showRow, useDesignStore } from '@/stores/design/design-store';
import { isListLoading, useStorageStore } from '@/stores/design/stored-design';
import { perTab, readItem, removeItem, writeItem } from '@/stores/local-storage';
import { usePreferencesStore } from '@/stores/preferences';
import {
  connectionOf,
  currentRun,
  clearRecent,
  inputsOf,
  cachedResult,
  NO_RESULT,
  resultKey,
  useRunStore,
  type Interruption,
  type RunOutcome,
  type RunStore,
} from '@/stores/run';

/** Wait for a live run, ms; typed text becomes a change TYPED_AFTER ms after the last key press. */
const PAUSE = 100;
export const TYPED_AFTER = 200;

/** Number of tasks within which the page passes changed records to the run store. */
const MOST_TASKS = 20;

/** Loads the code of a run, which is not needed before the first run; null if it cannot be loaded. */
export const loadRun = () => import('@/stores/run-event-handler').catch(() => null);

/** Key of a requested run and its inputs: the run starts again after a reload. */
const REQUESTED_KEY = 'requestedRun';

const requestText = (requested: RunOrder['requested'], design: Design, anchor: AnchorData): string =>
  `${requested} ${resultKey(design, anchor)}`;

/** Returns the request that a reload interrupted with these inputs, if there is one. */
function interruptedRequest(design: Design, anchor: AnchorData): RunOrder['requested'] | undefined {
  const stored = readItem(REQUESTED_KEY, perTab);
  // Without a stored request, the key of the inputs need not be computed after every change.
  if (stored === null) return undefined;
  return (['shown', 'whole'] as const).find((requested) => requestText(requested, design, anchor) === stored);
}

const keyOf = (design: Design, anchor: AnchorData): string =>
  [resultKey(design, anchor), loadCasesKey(design)].join('|');

const NO_ROWS: RowResults = new Map();

const NOT_LOADED: ApiFailure = { kind: 'network', status: null, message: '' };

/** Returns values below the minimum and the answer about them: true without any, undefined if open. */
export function minimumOf(
  design: Design,
  anchor: AnchorData,
  { answers }: Pick<RunStore, 'answers'>,
): { warnings: readonly MinimumWarning[]; answer: boolean | undefined } {
  const warnings = minimumWarnings(design, anchor);
  return { warnings, answer: warnings.length === 0 ? true : answers.get(JSON.stringify(warnings)) };
}

/** True if a run with the present inputs still has load cases to calculate. */
function isOpen(design: Design, result: RunResult): boolean {
  const { combinations } = enteredOf(design, result);
  const isJudged = result.others.filter(({ state }) => state !== 'pending').length >= combinations - 1;
  const isOther = result.onlyChosen !== undefined && result.onlyChosen !== isJudgedAlone(design);
  return isOther || !isJudged || result.stressFollows === true || result.isUnfinished === true;
}

function createRunDriver(onDispose: () => void) {
  const { getState: run, setState: set } = useRunStore;
  const designNow = () => useDesignStore.getState().design;
  const stateNow = () => runStateOf(inputsOf(useDesignStore.getState(), run()));
  let current: { abort: AbortController; key: string } | null = null;
  /** Inputs of the last run, which are not calculated again; empty if a change stopped it. */
  let attempted = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Records how the run ended: its pending combinations can then be requested by a button. */
  const interrupt = (interruption: Interruption | null) =>
    set(({ result }) => ({
      interruption,
      ...(result?.isUnfinished && { result: { ...withoutPending(result), isUnfinished: false } }),
    }));

  const leave = () => {
    current = null;
    removeItem(REQUESTED_KEY, perTab);
    set({ progress: null, isAsked: false });
  };

  function finish(how: RunOutcome): void {
    const { isAsked } = run();
    leave();
    if (isAsked) set({ notice: { ...how } });
    interrupt(how.kind === 'success' ? null : how);
  }

  /** Stops the run in progress without a message. */
  function stop(): void {
    clearTimeout(timer);
    if (current === null) return;
    current.abort.abort();
    leave();
    // The run is unfinished: if the user returns to the same inputs, they must be calculated again.
    attempted = '';
  }

  /** Stops a run whose inputs have changed; the screen states why a requested result does not appear. */
  function stopOutOfDate(): void {
    if (run().isAsked) interrupt({ kind: 'outOfDate' });
    stop();
  }

  const refusalOf = (one: Design) =>
    failureToReport(rulesBroken(one, inputsOf(useDesignStore.getState(), run()))) ?? null;

  /** Records that the inputs are being calculated. */
  function attempt(design: Design, anchor: AnchorData) {
    current = { abort: new AbortController(), key: keyOf(design, anchor) };
    attempted = current.key;
    return current;
  }

  /** Opens the governing load case of a result that no run on this page has made. */
  async function openGoverning(anchor: AnchorData): Promise<void> {
    const design = designNow();
    const mine = attempt(design, anchor);
    const { signal } = mine.abort;
    const part = await loadRun();
    if (!signal.aborted) await part?.openGoverning({ design, anchor, requested: 'shown', refusalOf }, signal);
    if (current === mine) current = null;
  }

  /** Starts a run; if `isFresh` is true, all earlier results are ignored, as with the Calculate button. */
  async function start(requested: RunOrder['requested'], anchor: AnchorData, isFresh = false): Promise<void> {
    stop();
    const design = designNow();
    const mine = attempt(design, anchor);
    const { signal } = mine.abort;
    if (requested !== 'typing') writeItem(REQUESTED_KEY, requestText(requested, design, anchor), perTab);
    const connection = connectionOf(design, anchor);
    const isOther = run().connection !== connection;
    set({
      // The outcome of the load list belongs to another connection or to other anchor values.
      ...(isOther && cachedResult({ design, anchor }) === null && { listEnd: null }),
      ...(isOther && { rows: NO_ROWS, connection }),
      liveFailure: null,
      isAsked: requested !== 'typing',
      progress: { phase: 'shown', done: 0, total: 1, begin: performance.now() },
    });
    if (isFresh) {
      clearRecent();
      const { superseded, result } = run();
      set({ ...NO_RESULT, superseded: superseded ?? result });
    }
    const part = await loadRun();
    if (signal.aborted) return;
    const how: RunOutcome | null =
      part === null
        ? { kind: 'error1', failure: NOT_LOADED }
        : await part.consumeRun({ design, anchor, requested, refusalOf }, signal);
    if (current === mine && how !== null) finish(how);
  }

  /** `shown`: the loads on display, then phases expected to be quick; `whole`: every phase. */
  function calculate(requested: 'shown' | 'whole' = 'shown'): void {
    if (current !== null && run().isAsked && run().progress?.phase === 'shown') return;
    const { loads } = designNow();
    set({ isAttempted: true });
    // If the dead load is zero and no row is shown, the first row of the load list is shown and calculated.
    if (loads.shown === null && loads.list.length > 0 && isUnloaded(designNow())) showRow(loads.list[0]);
    const state = stateNow();
    set({ waits: state.kind === 'reading' ? 'pressed' : null });
    if (state.kind === 'reading') set({ notice: { kind: 'waiting' } });
    else if (state.kind === 'invalid' || state.kind === 'notRead') set({ notice: { ...state } });
    else {
      const { warnings, answer } = minimumOf(designNow(), state.anchor, run());
      if (answer !== true) set({ notice: { kind: 'question', warnings, requested } });
      else {
        set({ slow: null });
        void start(requested, state.anchor, requested === 'shown');
      }
    }
  }

  /** Starts live results unless too slow, as the age of a cancelled calculation shows. */
  function startLive(): void {
    const state = stateNow();
    if (state.kind !== 'outOfDate' || current !== null) return;
    if (oldestCalculation() > SLOW) set({ slow: designNow().plate.stiffness });
    else void start('typing', state.anchor);
  }

  /** Stops a run whose inputs have changed, and starts the next one if required. */
  function settle(): void {
    const state = stateNow();
    const { result, waits } = run();
    // The run needs the rows of the load list: without them, the run would end without calculating the list.
    if (isListLoading(useStorageStore.getState())) return;
    if (waits !== null && state.kind !== 'reading') {
      set({ waits: null });
      if (waits === 'pressed') {
        calculate();
        return;
      }
    }
    if (state.kind !== 'complete' && state.kind !== 'outOfDate') {
      stopOutOfDate();
      return;
    }
    const { anchor } = state;
    const design = designNow();
    const key = keyOf(design, anchor);
    if (current !== null && current.key !== key) stopOutOfDate();
    clearTimeout(timer);
    if (current !== null || key === attempted) return;
    const interrupted = interruptedRequest(design, anchor);
    const isWanted =
      waits === 'opened' ||
      interrupted !== undefined ||
      (state.kind === 'complete' && result?.isUnfinished === true);
    const isLive =
      usePreferencesStore.getState().calculateWhileTyping && run().slow !== design.plate.stiffness;
    const isDue = state.kind === 'outOfDate' || (result !== null && isOpen(design, result));
    if (!isDue) {
      void openGoverning(anchor);
      return;
    }
    if (minimumOf(design, anchor, run()).answer !== true) return;
    if (isWanted || cachedResult({ design, anchor }) !== null) void start(interrupted ?? 'shown', anchor);
    else if (isLive) timer = setTimeout(startLive, PAUSE);
  }

  const ends = [
    useDesignStore.subscribe((now, before) => {
      // The run of the previous design says nothing about the design that was opened.
      if (now.opened !== before.opened) {
        stop();
        attempted = '';
        set({ isLoadsChosen: false });
      }
      if (now.design !== before.design || now.unread !== before.unread) settle();
    }),
    useRunStore.subscribe((now, before) => {
      const isChanged =
        now.records !== before.records || now.answers !== before.answers || now.result !== before.result;
      if (isChanged) settle();
    }),
    useStorageStore.subscribe((now, before) => {
      if (now.notLoaded !== before.notLoaded) settle();
    }),
    usePreferencesStore.subscribe(() => {
      // The same inputs must be calculated again after live results are turned back on.
      attempted = '';
      set({ slow: null });
      settle();
    }),
  ];

  return {
    calculate,
    /** Calculates a newly opened design as soon as its records have been read. */
    calculateOpened: () => {
      set({ waits: 'opened' });
      settle();
    },
    cancel: () => {
      set({ waits: null });
      clearTimeout(timer);
      current?.abort.abort();
      if (current !== null) finish({ kind: 'cancelled' });
    },
    /** Stops the run and ends the subscriptions. */
    dispose: () => {
      ends.forEach((end) => end());
      stop();
      onDispose();
    },
  };
}

function createDriverOnce() {
  let driver: ReturnType<typeof createRunDriver> | null = null;
  return () => (driver ??= createRunDriver(() => (driver = null)));
}

/** Returns the driver of the app's stores; the first call creates it. */
export const runDriver = createDriverOnce();

/** Calculates the displayed loads, and again if the records, read anew, have changed. */
export async function recalculate(): Promise<void> {
  runDriver().calculate();
  const isChanged = await useRunStore.getState().reread();
  for (let task = 0; isChanged && task < MOST_TASKS; task++) {
    await nextTask();
    if (currentRun().state.kind === 'outOfDate') {
      runDriver().calculate();
      return;
    }
  }
}

/** Shows a combination or a row of the load list, and calculates it if its result is not known. */
export function showLoads(combination: Combination, listed?: ListedLoad): void {
  useRunStore.setState({ isLoadsChosen: true });
  if (listed) showRow(listed);
  else setCombination(combination);
  if (useRunStore.getState().result?.fingerprint !== fingerprintOf(useDesignStore.getState().design))
    runDriver().calculate();
}

/** Stores the user's answer to the question about values below the minimum. */
export const answerQuestion = (warnings: readonly MinimumWarning[], isAccepted: boolean): void =>
  useRunStore.setState(({ answers }) => ({
    answers: new Map(answers).set(JSON.stringify(warnings), isAccepted),
  }));
