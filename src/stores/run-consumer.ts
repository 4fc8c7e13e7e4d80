/** Writes the events of a run to the stores. This module is loaded with the first calculation. */
import { serverCalculator } from '@/api/calls/calculation';
import { nextTask } from '@/api/next-task';
import type { Design } from '@/design/model/design-state';
import { canonical } from '@/design/model/fingerprint';
import { combinationVariants, isElastic, isJudgedAlone, nameOf, rowCase } from '@/design/model/load-cases';
import { uncoveredOf } from '@/design/model/uncovered';
import type { AnchorData } from '@/design/records/anchor-data';
import { caseEvaluator, runResultOf } from '@/design/run/evaluate';
import { joinedRow, listOutcome, rowsBySeverity } from '@/design/run/list';
import { runDesign, type RunEvent, type RunOrder, type RunRigidity } from '@/design/run/run';
import {
  caseWithRigidity,
  type CaseResult,
  currentListOutcome,
  doneCase,
  type FailedCase,
  type RowResults,
  type RunResult,
  withCheckedRigidity,
  withCombination,
} from '@/design/verdict/calculation';
import { enteredOf } from '@/design/verdict/missing';
import type { Rigidity } from '@/design/verdict/outcome';
import { overallOf } from '@/design/verdict/overall';
import { isSuperseded } from '@/design/verdict/superseded';
import { verdictOf } from '@/design/verdict/verdict';
import type { Standard } from '@/engineering';
import type { useDesignStore } from '@/stores/design/design-store';
import {
  connectionOf,
  type GoverningCase,
  cachedResult,
  resultKey,
  withStress,
  type RunOutcome,
  type useRunStore,
} from '@/stores/run';
import { keepRows } from '@/stores/stored-rows';

type Runs = typeof useRunStore;

interface Consumed extends Pick<RunOrder, 'asked' | 'refusalOf'> {
  design: Design;
  anchor: AnchorData;
}

/**
 * Time between two store updates in a long phase, ms: it increases from the first to the longest interval.
 */
const FIRST_INTERVAL = 200;
const LONGEST_INTERVAL = 400;

function joinedRows(rows: RowResults, fresh: RowResults): RowResults {
  const all = new Map(rows);
  for (const [key, end] of fresh) all.set(key, end);
  return all;
}

/**
 * Collects outcomes of rows and writes them to the store in batches: one update per row would block the
 * page.
 */
class RowBatch {
  private fresh = new Map<string, CaseResult | FailedCase>();
  private steps = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private interval = FIRST_INTERVAL;
  private readonly runs: Runs;
  private readonly connection: string;

  constructor(runs: Runs, connection: string) {
    this.runs = runs;
    this.connection = connection;
  }

  add(key: string, end: CaseResult | FailedCase): void {
    const before = this.fresh.get(key) ?? this.runs.getState().rows.get(key);
    this.fresh.set(key, joinedRow(before, end));
    this.schedule();
  }

  addRigidity(checked: ReadonlyMap<string, Rigidity>, standard: Standard): void {
    for (const [key, rigidity] of checked) {
      const end = this.fresh.get(key) ?? this.runs.getState().rows.get(key);
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
    if (this.runs.getState().connection !== this.connection) return;
    this.runs.setState(({ rows, progress }) => ({
      ...(fresh.size > 0 && { rows: joinedRows(rows, fresh) }),
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
function takeRigidity(rigidity: RunRigidity, { design, anchor }: Consumed, runs: Runs): void {
  const { result, recent } = runs.getState();
  if (result) runs.setState({ result: withCheckedRigidity(result, rigidity, design.standardType) });
  for (const [index, variant] of combinationVariants(design).entries()) {
    const key = resultKey(variant.design, anchor);
    const known = recent.get(key);
    const checked = index === 0 ? rigidity.shown : rigidity.others.get(variant.combination);
    if (known && checked) recent.set(key, { ...known, rigidity: checked });
  }
}

/** Shows the result of the loads on display, with the outcomes of the other combinations that are known. */
function takeShown(found: RunResult, { design, anchor }: Consumed, runs: Runs): void {
  const known = cachedResult(design, anchor, runs.getState());
  const rigidity = found.rigidity ?? known?.rigidity;
  const done = (known?.others ?? []).filter(({ state }) => state === 'done');
  if (found.stressFollows !== true) runs.getState().recent.set(resultKey(design, anchor), found);
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
  runs.setState((before) => ({
    engine: found.engine,
    result,
    stressBefore: result.stressFollows ? withStress(before) : null,
    superseded: [before.superseded, before.result].find((one) => one && isSuperseded(one, result)) ?? null,
    interruption: null,
  }));
}

function takeEvent(event: RunEvent, consumed: Consumed, runs: Runs): void {
  const { result, recent } = runs.getState();
  if (event.kind === 'shown') takeShown(event.result, consumed, runs);
  else if (event.kind === 'combination') {
    // A known outcome is reported again in each run; it must not re-render the results.
    const reported = canonical(event.one);
    const isKnown = result?.others.some((one) => canonical(one) === reported) ?? false;
    if (result && !isKnown) runs.setState({ result: withCombination(result, event.one) });
    if (event.result) recent.set(resultKey(event.inputs.design, event.inputs.anchor), event.result);
  } else if (event.kind === 'rigidity') takeRigidity(event.rigidity, consumed, runs);
  else if (event.kind === 'offered' && event.phase === 'combinations')
    runs.setState({ slow: consumed.design.plate.stiffness });
}

type GoverningOrder = Pick<RunOrder, 'design' | 'anchor' | 'calculator' | 'refusalOf' | 'asked'>;

/**
 * Returns the load case with the largest utilisation, calculated in full; null if it is the calculated one.
 * The tables and the view show this load case, and the request keeps the loads of the open design.
 */
async function governingCase(
  order: GoverningOrder,
  runs: Runs,
  signal: AbortSignal,
): Promise<GoverningCase | null> {
  const { design, anchor, asked } = order;
  const { result, recent, listEnd } = runs.getState();
  if (result === null) return null;
  const verdict = verdictOf(result, uncoveredOf(design));
  const list = currentListOutcome(design, listEnd);
  const { worst } = overallOf(result, verdict, { list, entered: enteredOf(design, result) });
  if (worst === null) return null;
  const [own, ...combinations] = combinationVariants(design);
  const governing = worst.listed
    ? rowCase(design, worst.listed)
    : combinations.find(({ combination }) => combination === worst.combination);
  if (governing === undefined) return null;
  const inputs = { design: governing.design, anchor };
  const key = resultKey(inputs.design, anchor);
  let found = recent.get(key) ?? null;
  // While the user is typing, an elastic plate is too slow to be solved again for a row.
  if (found === null && (asked !== 'typing' || !isElastic(design))) {
    const end = await caseEvaluator(order, signal)(governing, { isOneOfMany: false });
    if (end?.state === 'done') found = runResultOf(end, inputs);
    if (found) recent.set(key, found);
  }
  if (found === null) return null;
  const known = [doneCase(own, verdict, result.input), ...result.others];
  const rigidity = found.rigidity ?? worst.verdict.rigidity;
  const shown: RunResult = {
    ...found,
    onlyChosen: isJudgedAlone(design),
    others: combinationVariants(inputs.design)
      .slice(1)
      .flatMap(({ combination }) => known.find((one) => one.combination === combination) ?? []),
    ...(rigidity && { rigidity }),
  };
  return { design: inputs.design, result: shown, time: result.time };
}

/** Opens the governing load case of a result that no run on this page has made: after a reload, or opened. */
export async function openGoverning(
  opened: Omit<GoverningOrder, 'calculator'>,
  runs: Runs,
  signal: AbortSignal,
): Promise<void> {
  const calculator = serverCalculator(runs.getState().user?.id ?? '');
  const governing = await governingCase({ ...opened, calculator }, runs, signal);
  if (!signal.aborted) runs.setState({ governing });
}

/** Writes the events of a run to the stores and returns how the run ended; null if it was cancelled. */
export async function consumeRun(
  consumed: Consumed,
  { designs, runs }: { designs: typeof useDesignStore; runs: Runs },
  signal: AbortSignal,
): Promise<RunOutcome | null> {
  const { design, anchor, asked, refusalOf } = consumed;
  const userId = runs.getState().user?.id ?? '';
  // The browser draws the start of the run before the first load cases are prepared.
  await nextTask();
  keepRows(userId);
  const known = {
    result: (inputs: { design: Design; anchor: AnchorData }) =>
      cachedResult(inputs.design, inputs.anchor, runs.getState()),
    rows: runs.getState().rows,
  };
  const calculator = serverCalculator(userId);
  const clock = () => performance.now();
  const connection = connectionOf(design, anchor);
  const batch = new RowBatch(runs, connection);
  const hasRows = design.loads.list.length > 0;
  let isWhole = true;
  let how: RunOutcome | null = null;
  const order: RunOrder = { design, anchor, calculator, refusalOf, clock, asked, known };
  for await (const event of runDesign(order, signal)) {
    // The first result changes most of the screen: it is shown in another task than it was evaluated in.
    if (event.kind === 'shown') await nextTask();
    if (signal.aborted) break;
    if (event.kind === 'failed') how = event.end;
    else if (event.kind === 'phase') {
      // Progress steps collected so far belong to the previous phase.
      batch.flush();
      runs.setState({
        progress: { phase: event.phase, done: 0, total: event.total, begin: clock() },
      });
    } else if (event.kind === 'row') batch.add(event.key, event.end);
    else if (event.kind === 'step') batch.step();
    else {
      if (event.kind === 'offered') isWhole = false;
      if (event.kind === 'rigidity') batch.addRigidity(event.rigidity.rows, design.standardType);
      takeEvent(event, consumed, runs);
    }
    // With a load list, a result and the start of a phase change most of the screen; continuing in a new task
    // lets the browser draw each change first.
    if (hasRows && (event.kind === 'shown' || event.kind === 'phase')) await nextTask();
    if (event.kind === 'failed' && asked === 'typing') runs.setState({ liveFailure: event.end.failure });
  }
  batch.flush();
  if (hasRows) await nextTask();
  const now = designs.getState().design;
  const { rows } = runs.getState();
  // Ten thousand rows are sorted, added up and drawn in a task each.
  const sorted = rowsBySeverity(now.loads.list, rows);
  if (hasRows) await nextTask();
  const listEnd = listOutcome(now, rows, sorted);
  if (hasRows) await nextTask();
  if (runs.getState().connection === connection && connectionOf(now, anchor) === connection)
    runs.setState({ listEnd });
  const governing = await governingCase(order, runs, signal);
  if (signal.aborted) return null;
  runs.setState({ governing });
  // The end of the run changes the screen once more; a new task lets the browser draw the earlier change
  // first.
  if (hasRows) await nextTask();
  if (signal.aborted) return null;
  return how ?? { kind: 'success', isWhole };
}
