/**
 * Run of a design: the displayed loads, the other combinations, the load list rows (with the stress of an
 * elastic plate where needed), and the rigidity of a rigid plate. The Calculate button, live results, the
 * designs page, the report command and (for its load cases) Explore consume the events of the run.
 */
import { evaluate, type Evaluation } from '@/design/evaluation/evaluate';
import { evaluateEach } from '@/design/evaluation/evaluate-many';
import { evaluateWith } from '@/design/evaluation/evaluate-short';
import type { EvaluationOrder, Inputs, NoEvaluation } from '@/design/evaluation/forces-and-checks';
import type { LoadCase } from '@/design/evaluation/load-cases-of';
import { combinationVariants, isElastic, nameOf, rowVariant } from '@/design/evaluation/load-variants';
import { nameOfRow, type Combination } from '@/design/model/combinations';
import type { ListedLoad } from '@/design/model/design-state';
import { uncoveredOf } from '@/design/model/uncovered';
import { judgeCases, type CaseTools } from '@/design/run/load-cases';
import { hurried, LONG, PATIENT, SLOW } from '@/design/run/pace';
import { runRigidity } from '@/design/run/rigidity-phase';
import { loadsKey, type RowOutcome, type RowOutcomes } from '@/design/run/row-outcome';
import { doneCombination, type CombinationOutcome } from '@/design/verdict/combination-outcome';
import { verdictOfResult } from '@/design/verdict/design-verdict';
import type { Rigidity } from '@/design/verdict/outcome';
import type { StoredResult } from '@/design/verdict/stored-result';

export type Phase = 'shown' | 'combinations' | 'rows' | 'stress' | 'rigidity';

export interface RunOrder extends EvaluationOrder, Pick<CaseTools, 'refusalOf'> {
  /** Returns the current time in ms. */
  clock: () => number;
  /**
   * `whole` runs all phases. `shown` offers phases that take a long time as buttons. `typing` also stops
   * after the displayed loads if calculating them was slow.
   */
  asked: 'whole' | 'shown' | 'typing';
  /** Results that are already known and need no calculation. */
  known?: KnownResults;
}

export interface KnownResults {
  result: (inputs: Inputs) => StoredResult | null;
  rows: RowOutcomes;
}

export type RunEvent =
  | { kind: 'phase'; phase: Phase; total: number }
  /** A load case in the phase has finished. */
  | { kind: 'step'; phase: Phase }
  /** Sent twice for an elastic plate while the user is typing: the first time without stress. */
  | { kind: 'shown'; result: StoredResult }
  | { kind: 'combination'; outcome: CombinationOutcome; inputs: Inputs; result: StoredResult | null }
  | { kind: 'row'; key: string; end: RowOutcome }
  /** Rigidity under the displayed loads, the other combinations, and the rows by the key of their loads. */
  | { kind: 'rigidity'; rigidity: RunRigidity }
  /** The phase would take a long time and is offered as a button instead. */
  | { kind: 'offered'; phase: Phase }
  | { kind: 'failed'; end: Exclude<NoEvaluation, { kind: 'cancelled' }> };

const NONE: KnownResults = { result: () => null, rows: new Map() };

export interface RunRigidity {
  shown: Rigidity | undefined;
  others: ReadonlyMap<Combination, Rigidity>;
  rows: ReadonlyMap<string, Rigidity>;
}

interface Loads extends LoadCase {
  /** The load list row; undefined if the load case is not from the load list. */
  listed?: ListedLoad;
}

/**
 * Returns the load cases of a design: the displayed loads, the other combinations and each distinct load
 * list row.
 */
function loadsOf({ design }: Inputs): { shown: Loads; others: Loads[]; rows: Loads[] } {
  const [shown, ...others] = combinationVariants(design).map((variant) => ({
    name: nameOf(variant),
    design: variant.design,
  }));
  const distinct = new Map(design.loads.list.map((row) => [loadsKey(row), row]));
  const rows = [...distinct.values()].map((row) => ({
    name: nameOfRow(row),
    design: rowVariant(design, row),
    listed: row,
  }));
  return { shown, others, rows };
}

export async function* runDesign(order: RunOrder, signal: AbortSignal): AsyncGenerator<RunEvent> {
  const { known = NONE, clock, asked } = order;
  const begin = clock();
  const isKnown = known.result(order) !== null;
  const isShown = yield* runShown(order, signal);
  if (!isShown || signal.aborted) return;
  const seconds = isKnown ? 0 : (clock() - begin) / 1000;
  const loads = loadsOf(order);
  if (asked === 'typing' && seconds > SLOW) {
    yield { kind: 'offered', phase: 'combinations' };
    return;
  }
  if (asked !== 'whole' && seconds * loads.others.length > LONG)
    yield { kind: 'offered', phase: 'combinations' };
  else yield* runCombinations(loads.others, order, signal);
  const tools: CaseTools = {
    ...order,
    evaluate: evaluateWith(order.calculator, signal),
    atOnce: (order.calculator.manyAtOnce ?? order.calculator.atOnce)(),
    signal,
    pace: asked === 'whole' ? PATIENT : hurried(clock),
  };
  if (!(yield* runRows(loads.rows, tools, known.rows)) || signal.aborted) return;
  const isTested = ({ design, listed }: Loads): boolean => {
    if (listed === undefined) return known.result({ design, anchor: order.anchor })?.rigidity !== undefined;
    const row = known.rows.get(loadsKey(listed));
    return row?.state === 'done' && row.outcome.rigidity !== undefined;
  };
  const untested = [loads.shown, ...loads.others, ...loads.rows].filter((one) => !isTested(one));
  for await (const event of runRigidity(order, untested, tools))
    yield event.kind === 'rigidity' ? { ...event, rigidity: rigidityOf(loads.shown, event.checked) } : event;
}

function rigidityOf(shown: Loads, checked: ReadonlyMap<Loads, Rigidity>): RunRigidity {
  const others = new Map<Combination, Rigidity>();
  const rows = new Map<string, Rigidity>();
  for (const [one, rigidity] of checked)
    if (one.listed !== undefined) rows.set(loadsKey(one.listed), rigidity);
    else if (one !== shown) others.set(one.name.combination, rigidity);
  return { shown: checked.get(shown), others, rows };
}

async function* runShown(order: RunOrder, signal: AbortSignal): AsyncGenerator<RunEvent, boolean> {
  const { design, asked, known = NONE } = order;
  const isTyping = asked === 'typing';
  const stored = known.result(order);
  if (stored !== null) {
    yield { kind: 'shown', result: stored };
    return true;
  }
  yield { kind: 'phase', phase: 'shown', total: 1 };
  const profiles = isTyping && isElastic(design) ? (['forces', undefined] as const) : [undefined];
  for (const profile of profiles) {
    // In a run of all phases, the displayed loads are usually one load case of many.
    const end: Evaluation = await evaluate(order, signal, { profile, isOneOfMany: asked !== 'shown' });
    if (end.kind === 'cancelled' || signal.aborted) return false;
    if (end.kind !== 'success') {
      yield { kind: 'failed', end };
      return false;
    }
    yield { kind: 'shown', result: end.result };
    // A server that cannot return forces alone has already returned the stress, so no second evaluation is
    // needed.
    if (!end.result.stressFollows) break;
  }
  return true;
}

async function* runCombinations(
  others: readonly Loads[],
  order: RunOrder,
  signal: AbortSignal,
): AsyncGenerator<RunEvent> {
  const { anchor, calculator, known = NONE } = order;
  const done = (one: Loads, result: StoredResult): RunEvent => ({
    kind: 'combination',
    outcome: doneCombination(one.name, verdictOfResult(result, uncoveredOf(one.design))),
    inputs: { design: one.design, anchor },
    result,
  });
  const left: Loads[] = [];
  for (const one of others) {
    const stored = known.result({ design: one.design, anchor });
    if (stored === null) left.push(one);
    else yield done(one, stored);
  }
  if (left.length === 0) return;
  yield { kind: 'phase', phase: 'combinations', total: left.length };
  const run = (one: Loads) => evaluate({ ...order, design: one.design }, signal, { isOneOfMany: true });
  for await (const [one, end] of evaluateEach(left, run, { signal, atOnce: calculator.atOnce() })) {
    if (end.kind === 'cancelled') return;
    yield { kind: 'step', phase: 'combinations' };
    if (end.kind === 'success') yield done(one, end.result);
    else
      yield {
        kind: 'combination',
        outcome: { ...one.name, state: 'failed', failure: end.failure },
        inputs: { design: one.design, anchor },
        result: null,
      };
  }
}

/** Runs the load list rows; returns false if they were postponed or cancelled. */
async function* runRows(
  rows: readonly Loads[],
  tools: CaseTools,
  known: RowOutcomes,
): AsyncGenerator<RunEvent, boolean> {
  const keyOf = ({ listed }: Loads) => (listed === undefined ? '' : loadsKey(listed));
  const knownOf = (one: Loads) => {
    const end = known.get(keyOf(one));
    return end?.state === 'done' ? end : undefined;
  };
  const phases = { cases: 'rows', stress: 'stress' } as const;
  const events = judgeCases(rows, tools, knownOf);
  for (;;) {
    const next = await events.next();
    if (next.done) return next.value;
    const event = next.value;
    const phase = phases[event.phase];
    if (event.kind !== 'case') {
      yield { ...event, phase };
      continue;
    }
    const { end } = event;
    const outcome: RowOutcome =
      end.state === 'failed'
        ? end
        : { state: 'done', plate: end.plate, outcome: end.outcome, utilisations: end.short.utilisations };
    yield { kind: 'row', key: keyOf(event.case), end: outcome };
    yield { kind: 'step', phase };
  }
}
