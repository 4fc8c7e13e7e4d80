/** Writes the events of a run to the stores. This module is loaded with the first calculation. */
import { serverCalculator } from '@/api/calls/calculation';
import { nextTask } from '@/api/next-task';
import { canonical } from '@/design/model/fingerprint';
import { combinationVariants, isElastic, isJudgedAlone, nameOf } from '@/design/model/load-cases';
import { joinedRow, listOutcome, rowsBySeverity } from '@/design/run/list-outcome';
import { runDesign, type RunEvent, type RunOrder, type RunRigidity } from '@/design/run/run';
import { evaluateGoverning } from '@/design/search/governing-loads';
import type { Rigidity } from '@/design/verdict/case-verdict';
import { isSuperseded } from '@/design/verdict/compare-results';
import {
  caseWithRigidity,
  type CaseResult,
  currentListOutcome,
  type FailedCase,
  type RunResult,
  withCheckedRigidity,
  withCombination,
} from '@/design/verdict/run-result';
import type { Standard } from '@/engineering';
import { useDesignStore } from '@/stores/design/design-store';
import {
  connectionOf,
  type GoverningCase,
  cachedResult,
  resultKey,
  withStress,
  type RunOutcome,
  useRunStore,
} from '@/stores/run';
import { keepRows } from '@/stores/stored-row-results';

const { getState: run, setState: set } = useRunStore;

type Consumed = Pick<RunOrder, 'requested' | 'refusalOf' | 'design' | 'anchor'>;

/** Time between two store updates in a long phase, ms; it increases from the first to the longest. */
const FIRST_INTERVAL = 200;
const LONGEST_INTERVAL = 400;

/** Writes outcomes of rows to the store in batches: one update per row would block the page. */
class RowBatch {
  private fresh = new Map<string, CaseResult | FailedCase>();
  private steps = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private interval = FIRST_INTERVAL;
  private readonly connection: string;

  constructor(connection: string) {
    this.connection = connection;
  }

  private endOf(key: string): CaseResult | FailedCase | undefined {
    return this.fresh.get(key) ?? run().rows.get(key);
  }

  add(key: string, end: CaseResult | FailedCase): void {
    this.fresh.set(key, joinedRow(this.endOf(key), end));
    this.schedule();
  }

  addRigidity(checked: ReadonlyMap<string, Rigidity>, standard: Standard): void {
    for (const [key, rigidity] of checked) {
      const end = this.endOf(key);
      if (end) this.fresh.set(key, caseWithRigidity(end, rigidity, standard));
    }
    this.schedule();
  }

  step(): void {
    this.steps += 1;
    this.schedule();
  }

  /** Writes the collected rows; drops them if the connection has changed in the meantime. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { fresh, steps } = this;
    this.fresh = new Map();
    this.steps = 0;
    if (run().connection !== this.connection) return;
    set(({ rows, progress }) => ({
      ...(fresh.size > 0 && { rows: new Map([...rows, ...fresh]) }),
      progress: progress && { ...progress, done: progress.done + steps },
    }));
  }

  private schedule(): void {
    if (this.timer !== undefined) return;
    this.timer = setTimeout(() => this.flush(), this.interval);
    this.interval = Math.min(2 * this.interval, LONGEST_INTERVAL);
  }
}

/** Stores the rigidity with the results of its load cases, so that the next run need not test it again. */
function takeRigidity(rigidity: RunRigidity, { design, anchor }: Consumed): void {
  const { result, recent } = run();
  if (result) set({ result: withCheckedRigidity(result, rigidity, design.standardType) });
  for (const [index, variant] of combinationVariants(design).entries()) {
    const key = resultKey(variant.design, anchor);
    const known = recent.get(key);
    const checked = index === 0 ? rigidity.shown : rigidity.others.get(variant.combination);
    if (known && checked) recent.set(key, { ...known, rigidity: checked });
  }
}

/** Shows the result of the loads on display, with the outcomes of the other combinations that are known. */
function takeShown(found: RunResult, { design, anchor }: Consumed): void {
  const known = cachedResult({ design, anchor });
  const rigidity = found.rigidity ?? known?.rigidity;
  const done = (known?.others ?? []).filter(({ state }) => state === 'done');
  if (found.stressFollows !== true) run().recent.set(resultKey(design, anchor), found);
  const result: RunResult = {
    ...found,
    onlyChosen: isJudgedAlone(design),
    others: combinationVariants(design)
      .slice(1)
      .map((variant) => {
        const outcome = done.find(({ combination }) => combination === variant.combination);
        return outcome ?? { ...nameOf(variant), state: 'pending' };
      }),
    ...(rigidity && { rigidity }),
    isUnfinished: true,
  };
  set((before) => ({
    engine: found.engine,
    result,
    stressBefore: result.stressFollows ? withStress(before) : null,
    superseded: [before.superseded, before.result].find((one) => one && isSuperseded(one, result)) ?? null,
    interruption: null,
  }));
}

function takeEvent(event: RunEvent, consumed: Consumed): void {
  const { result, recent } = run();
  if (event.kind === 'shown') takeShown(event.result, consumed);
  else if (event.kind === 'combination') {
    // A known outcome is reported again in each run; it must not re-render the results.
    const reported = canonical(event.one);
    const isKnown = result?.others.some((one) => canonical(one) === reported) ?? false;
    if (result && !isKnown) set({ result: withCombination(result, event.one) });
    if (event.result) recent.set(resultKey(event.inputs.design, event.inputs.anchor), event.result);
  } else if (event.kind === 'rigidity') takeRigidity(event.rigidity, consumed);
  else if (event.kind === 'offered' && event.phase === 'combinations')
    set({ slow: consumed.design.plate.stiffness });
}

/** Returns the governing case in full for tables and view; null if it is the calculated one. */
async function governingCase(
  { design, anchor, requested }: Consumed,
  signal: AbortSignal,
): Promise<GoverningCase | null> {
  const { result, recent, listEnd, user } = run();
  if (result === null) return null;
  const list = currentListOutcome(design, listEnd);
  // While the user is typing, an elastic plate is too slow to be solved again for a row.
  const isTooSlow = requested === 'typing' && isElastic(design);
  const calculator = isTooSlow ? null : serverCalculator(user?.id ?? '');
  const found = await evaluateGoverning(
    { design, result, list },
    { anchor, calculator },
    signal,
    cachedResult,
  );
  if (found.kind !== 'success' || found.design === design) return null;
  recent.set(resultKey(found.design, anchor), found.result);
  const others = combinationVariants(found.design)
    .slice(1)
    .flatMap((one) => found.result.others.find(({ combination }) => combination === one.combination) ?? []);
  const shown: RunResult = { ...found.result, onlyChosen: isJudgedAlone(design), others };
  return { design: found.design, result: shown, time: result.time };
}

/** Opens the governing load case of a result that no run on this page has made: after a reload, or opened. */
export async function openGoverning(opened: Consumed, signal: AbortSignal): Promise<void> {
  const governing = await governingCase(opened, signal);
  if (!signal.aborted) set({ governing });
}

/** Writes the events of a run to the stores and returns how the run ended; null if it was cancelled. */
export async function consumeRun(consumed: Consumed, signal: AbortSignal): Promise<RunOutcome | null> {
  const { design, anchor, requested } = consumed;
  const userId = run().user?.id ?? '';
  // The browser draws the start of the run before the first load cases are prepared.
  await nextTask();
  keepRows(userId);
  const known = { result: cachedResult, rows: run().rows };
  const calculator = serverCalculator(userId);
  const clock = () => performance.now();
  const connection = connectionOf(design, anchor);
  const batch = new RowBatch(connection);
  const hasRows = design.loads.list.length > 0;
  let isWhole = true;
  let how: RunOutcome | null = null;
  for await (const event of runDesign({ ...consumed, calculator, clock, known }, signal)) {
    // The first result changes most of the screen: it is shown in another task than it was evaluated in.
    if (event.kind === 'shown') await nextTask();
    if (signal.aborted) break;
    if (event.kind === 'failed') how = event.end;
    else if (event.kind === 'phase') {
      // Progress steps collected so far belong to the previous phase.
      batch.flush();
      set({ progress: { phase: event.phase, done: 0, total: event.total, begin: clock() } });
    } else if (event.kind === 'row') batch.add(event.key, event.end);
    else if (event.kind === 'step') batch.step();
    else {
      if (event.kind === 'offered') isWhole = false;
      if (event.kind === 'rigidity') batch.addRigidity(event.rigidity.rows, design.standardType);
      takeEvent(event, consumed);
    }
    // With a load list, a result and the start of a phase change most of the screen; continuing in a new task
    // lets the browser draw each change first.
    if (hasRows && (event.kind === 'shown' || event.kind === 'phase')) await nextTask();
    if (event.kind === 'failed' && requested === 'typing') set({ liveFailure: event.end.failure });
  }
  batch.flush();
  if (hasRows) await nextTask();
  const now = useDesignStore.getState().design;
  const { rows } = run();
  // Ten thousand rows are sorted, added up and drawn in a task each.
  const sorted = rowsBySeverity(now.loads.list, rows);
  if (hasRows) await nextTask();
  const listEnd = listOutcome(now, rows, sorted);
  if (hasRows) await nextTask();
  if (run().connection === connection && connectionOf(now, anchor) === connection) set({ listEnd });
  const governing = await governingCase(consumed, signal);
  if (signal.aborted) return null;
  set({ governing });
  // The end of the run changes the screen once more; a new task lets the browser draw the earlier change
  // first.
  if (hasRows) await nextTask();
  if (signal.aborted) return null;
  return how ?? { kind: 'success', isWhole };
}
