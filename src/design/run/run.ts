/**
 * Run of a design: the displayed loads, the other combinations, the load list rows (with the stress of an
 * elastic plate where needed), and the rigidity of a rigid plate. The Calculate button, live results, the
 * designs page, the report command and (for its load cases) Explore consume the events of the run.
 */
import type { ApiFailure } from '@/api/contract/failure';
import type { Design } from '@/design/model/design-state';
import {
  type Combination,
  combinationVariants,
  isElastic,
  type LoadCase,
  rowCase,
  uncoveredOf,
} from '@/design/model/load-cases';
import { evaluateEach } from '@/design/run/evaluation-batch';
import { joinedRow, listOutcome, loadsKey } from '@/design/run/list-outcome';
import {
  caseEvaluator,
  compactCase,
  type Evaluate,
  type EvaluationOrder,
  type Inputs,
  runResultOf,
} from '@/design/run/load-case-evaluation';
import {
  type CaseTools,
  withinTimeBudget,
  judgeCases,
  LONG,
  WITHOUT_TIME_BUDGET,
  SLOW,
} from '@/design/run/load-case-phases';
import { runRigidity } from '@/design/run/rigidity';
import type { Rigidity } from '@/design/verdict/case-verdict';
import { verdictOf } from '@/design/verdict/design-verdict';
import {
  type CaseResult,
  caseWithRigidity,
  doneCase,
  type FailedCall,
  type FailedCase,
  type LoadListOutcome,
  type RowResults,
  type RunResult,
  withCheckedRigidity,
  withCombination,
} from '@/design/verdict/run-result';

export type Phase = 'shown' | 'combinations' | 'rows' | 'stress' | 'rigidity';

export interface RunOrder extends EvaluationOrder, Pick<CaseTools, 'refusalOf'> {
  /** Returns the current time in ms. */
  clock: () => number;
  /** `whole`: all phases; `shown`: long ones as buttons; `typing`: none after slow displayed loads. */
  requested: 'whole' | 'shown' | 'typing';
  /** Results that are already known and need no calculation. */
  known?: KnownResults;
}

interface KnownResults {
  result: (inputs: Inputs) => RunResult | null;
  rows: RowResults;
}

export type RunEvent =
  | { kind: 'phase'; phase: Phase; total: number }
  /** A load case in the phase has finished. */
  | { kind: 'step'; phase: Phase }
  /** Sent twice for an elastic plate while the user is typing: the first time without stress. */
  | { kind: 'shown'; result: RunResult }
  | { kind: 'combination'; one: CaseResult | FailedCase; inputs: Inputs; result: RunResult | null }
  | { kind: 'row'; key: string; end: CaseResult | FailedCase }
  /** Rigidity under the displayed loads, the other combinations, and the rows by the key of their loads. */
  | { kind: 'rigidity'; rigidity: RunRigidity }
  /** The phase would take a long time and is offered as a button instead. */
  | { kind: 'offered'; phase: Phase }
  | { kind: 'failed'; end: { kind: FailedCall['kind']; failure: ApiFailure } };

const NONE: KnownResults = { result: () => null, rows: new Map() };

export interface RunRigidity {
  shown: Rigidity | undefined;
  others: ReadonlyMap<Combination, Rigidity>;
  rows: ReadonlyMap<string, Rigidity>;
}

const keyOf = ({ listed }: LoadCase): string => (listed === undefined ? '' : loadsKey(listed));

export async function* runDesign(order: RunOrder, signal: AbortSignal): AsyncGenerator<RunEvent> {
  const { design, anchor, calculator, known = NONE, clock, requested } = order;
  const [shown, ...others] = combinationVariants(design);
  // Rows with the same loads have the same result.
  const distinct = new Map(design.loads.list.map((row) => [loadsKey(row), row]));
  const rows = [...distinct.values()].map((row) => rowCase(design, row));
  const evaluate = caseEvaluator(order, signal);
  const begin = clock();
  const isKnown = known.result(order) !== null;
  const isShown = yield* runShown(shown, evaluate, order, signal);
  if (!isShown || signal.aborted) return;
  const seconds = isKnown ? 0 : (clock() - begin) / 1000;
  if (requested === 'typing' && seconds > SLOW) {
    yield { kind: 'offered', phase: 'combinations' };
    return;
  }
  if (requested !== 'whole' && seconds * others.length > LONG)
    yield { kind: 'offered', phase: 'combinations' };
  else yield* runCombinations(others, evaluate, order, signal);
  const tools: CaseTools = {
    evaluatorOf: (other) =>
      other.plate === design.plate ? evaluate : caseEvaluator({ ...order, design: other }, signal),
    refusalOf: order.refusalOf,
    atOnce: (calculator.manyAtOnce ?? calculator.atOnce)(),
    signal,
    timeBudget: requested === 'whole' ? WITHOUT_TIME_BUDGET : withinTimeBudget(clock),
  };
  if (!(yield* runRows(rows, tools, known.rows)) || signal.aborted) return;
  const isTested = (one: LoadCase): boolean => {
    if (one.listed === undefined) return known.result({ design: one.design, anchor })?.rigidity !== undefined;
    const row = known.rows.get(keyOf(one));
    return row?.state === 'done' && row.verdict.rigidity !== undefined;
  };
  const untested = [shown, ...others, ...rows].filter((one) => !isTested(one));
  for await (const event of runRigidity(order, untested, tools))
    yield event.kind === 'rigidity' ? { ...event, rigidity: rigidityOf(shown, event.checked) } : event;
}

function rigidityOf(shown: LoadCase, checked: ReadonlyMap<LoadCase, Rigidity>): RunRigidity {
  const others = new Map<Combination, Rigidity>();
  const rows = new Map<string, Rigidity>();
  for (const [one, rigidity] of checked)
    if (one.listed !== undefined) rows.set(loadsKey(one.listed), rigidity);
    else if (one !== shown) others.set(one.combination, rigidity);
  return { shown: checked.get(shown), others, rows };
}

async function* runShown(
  shown: LoadCase,
  evaluate: Evaluate,
  order: RunOrder,
  signal: AbortSignal,
): AsyncGenerator<RunEvent, boolean> {
  const { design, requested, known = NONE } = order;
  const stored = known.result(order);
  if (stored !== null) {
    yield { kind: 'shown', result: stored };
    return true;
  }
  yield { kind: 'phase', phase: 'shown', total: 1 };
  const isTyping = requested === 'typing' && isElastic(design);
  for (const profile of isTyping ? (['forces', undefined] as const) : [undefined]) {
    // In a run of all phases, the displayed loads are usually one load case of many.
    const end = await evaluate(shown, { profile, isInFull: true, isOneOfMany: requested !== 'shown' });
    if (end === null || signal.aborted) return false;
    if (end.state === 'failed') {
      yield* failed(end);
      return false;
    }
    const result = runResultOf(end, order);
    if (result !== null) yield { kind: 'shown', result };
    // A server that cannot return forces alone has already returned the stress, so no second evaluation is
    // needed.
    if (result?.stressFollows !== true) break;
  }
  return true;
}

/** Yields the end of a run whose displayed loads could not be calculated. */
function* failed({ failure }: FailedCase): Generator<RunEvent> {
  if ('call' in failure) yield { kind: 'failed', end: { kind: failure.kind, failure: failure.call } };
}

async function* runCombinations(
  others: readonly LoadCase[],
  evaluate: Evaluate,
  { anchor, calculator, known = NONE }: RunOrder,
  signal: AbortSignal,
): AsyncGenerator<RunEvent> {
  const left: LoadCase[] = [];
  for (const one of others) {
    const inputs = { design: one.design, anchor };
    const result = known.result(inputs);
    if (result === null) left.push(one);
    else {
      const verdict = verdictOf(result, uncoveredOf(one.design));
      yield { kind: 'combination', one: doneCase(one, verdict, result.input), inputs, result };
    }
  }
  if (left.length === 0) return;
  yield { kind: 'phase', phase: 'combinations', total: left.length };
  const run = (one: LoadCase) => evaluate(one, {});
  for await (const [{ design }, end] of evaluateEach(left, run, { signal, atOnce: calculator.atOnce() })) {
    if (end === null) return;
    yield { kind: 'step', phase: 'combinations' };
    const inputs = { design, anchor };
    yield end.state === 'failed'
      ? { kind: 'combination', one: end, inputs, result: null }
      : { kind: 'combination', one: compactCase(end), inputs, result: runResultOf(end, inputs) };
  }
}

/** Runs the load list rows; returns false if they were postponed or cancelled. */
async function* runRows(
  rows: readonly LoadCase[],
  tools: CaseTools,
  known: RowResults,
): AsyncGenerator<RunEvent, boolean> {
  const knownOf = (one: LoadCase) => {
    const end = known.get(keyOf(one));
    return end?.state === 'done' ? end : undefined;
  };
  for (const events = judgeCases(rows, tools, knownOf); ;) {
    const next = await events.next();
    if (next.done) return next.value;
    const event = next.value;
    if (event.kind !== 'case') yield event;
    else {
      const { phase, end } = event;
      yield { kind: 'row', key: keyOf(event.case), end: end.state === 'done' ? compactCase(end) : end };
      yield { kind: 'step', phase };
    }
  }
}

export type CompleteRun =
  | { kind: 'success'; result: RunResult; listEnd: LoadListOutcome | null }
  | { kind: 'cancelled' }
  | { kind: 'failed'; failure: ApiFailure };

/** Runs a design for callers that show no progress. */
export async function runAll(
  order: Omit<RunOrder, 'requested' | 'known' | 'clock'> & { design: Design },
  signal: AbortSignal,
): Promise<CompleteRun> {
  const { standardType } = order.design;
  let result = null as RunResult | null;
  const rows = new Map<string, CaseResult | FailedCase>();
  for await (const event of runDesign(
    { ...order, requested: 'whole', clock: () => performance.now() },
    signal,
  )) {
    if (event.kind === 'failed') return { kind: 'failed', failure: event.end.failure };
    if (event.kind === 'row') rows.set(event.key, joinedRow(rows.get(event.key), event.end));
    else if (event.kind === 'shown') result = { ...event.result, others: result?.others ?? [] };
    else if (event.kind === 'combination') result = result && withCombination(result, event.one);
    else if (event.kind === 'rigidity') {
      result = result && withCheckedRigidity(result, event.rigidity, standardType);
      for (const [key, one] of rows)
        rows.set(key, caseWithRigidity(one, event.rigidity.rows.get(key), standardType));
    }
  }
  if (signal.aborted || result === null) return { kind: 'cancelled' };
  return { kind: 'success', result, listEnd: listOutcome(order.design, rows) };
}
