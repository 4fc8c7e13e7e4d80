/** Evaluates many load cases in phases: forces and checks for each case, then stress where needed. */
import type { AnswerProfile } from '@/api/contract/summary-profile';
import { evaluateEach } from '@/design/evaluation/evaluate-many';
import type { ShortEvaluation, ShortResult } from '@/design/evaluation/evaluate-short';
import type { Inputs } from '@/design/evaluation/forces-and-checks';
import type { LoadCase } from '@/design/evaluation/load-cases-of';
import { isElastic } from '@/design/evaluation/load-variants';
import type { Design } from '@/design/model/design-state';
import type { AnchorData } from '@/design/records/anchor-data';
import { inOrderOfDirection } from '@/design/run/direction-order';
import { dueInFull, isOpenByForces } from '@/design/run/list-outcome';
import type { Pace } from '@/design/run/pace';
import type { CaseFailure } from '@/design/run/row-outcome';
import type { Failure } from '@/design/validation/validate-design';
import type { RowPlate } from '@/design/verdict/load-list-outcome';
import { outcomeOf, type Outcome } from '@/design/verdict/outcome';

/** Runs the two calls for one design under one load. */
export type Evaluate = (inputs: Inputs, profile?: AnswerProfile) => Promise<ShortEvaluation>;

export interface CaseTools {
  anchor: AnchorData;
  evaluate: Evaluate;
  atOnce: number;
  signal: AbortSignal;
  /** Returns the first rule that a design breaks under its loads; null if the design can be calculated. */
  refusalOf: (design: Design) => Failure | null;
  pace: Pace;
}

/** Result or failure of the evaluation of one load case; a cancelled evaluation has neither. */
export type CaseEnd =
  | { state: 'done'; plate: RowPlate; outcome: Outcome; short: ShortResult }
  | { state: 'failed'; failure: CaseFailure };

export type CasePhase = 'cases' | 'stress';

export type CaseEvent<Case> =
  | { kind: 'phase'; phase: CasePhase; total: number }
  | { kind: 'case'; phase: CasePhase; case: Case; end: CaseEnd }
  | { kind: 'offered'; phase: CasePhase };

async function endOf(
  { design }: Pick<LoadCase, 'design'>,
  profile: AnswerProfile,
  { anchor, evaluate, refusalOf }: CaseTools,
): Promise<CaseEnd | null> {
  // A row may break a rule that the design meets under its own loads.
  const rule = refusalOf(design);
  if (rule !== null) return { state: 'failed', failure: { rule } };
  const end = await evaluate({ design, anchor }, profile);
  if (end.kind === 'cancelled') return null;
  if (end.kind !== 'success') return { state: 'failed', failure: { call: end.failure } };
  const { short } = end;
  const ofElastic = short.profile === 'summary' ? 'elastic' : short.profile;
  const plate: RowPlate = isElastic(design) ? ofElastic : 'rigid';
  return { state: 'done', plate, outcome: outcomeOf(short.verdict), short };
}

/**
 * Maximum number of load cases that are solved in full directly. If there are more, they are first solved for
 * fine forces, which takes a third of the time of a full solution.
 */
const FEW = 10;

interface Known {
  plate: RowPlate;
  outcome: Outcome;
}

/**
 * Runs one phase for the load cases until all are finished, the signal aborts or the phase takes too long.
 * Returns true if all are finished.
 */
async function* phaseOf<Case extends Pick<LoadCase, 'design'>>(
  { phase, profile }: { phase: CasePhase; profile: AnswerProfile },
  cases: readonly Case[],
  tools: CaseTools,
): AsyncGenerator<CaseEvent<Case>, boolean> {
  if (cases.length === 0) return true;
  yield { kind: 'phase', phase, total: cases.length };
  const isLong = tools.pace(cases.length);
  const ordered = isElastic(cases[0].design) ? inOrderOfDirection(cases) : cases;
  let done = 0;
  for await (const [one, end] of evaluateEach(ordered, (each) => endOf(each, profile, tools), tools)) {
    if (end === null) return false;
    yield { kind: 'case', phase, case: one, end };
    done += 1;
    if (done === cases.length || !isLong(done)) continue;
    yield { kind: 'offered', phase };
    return false;
  }
  return !tools.signal.aborted;
}

/**
 * Evaluates load cases: first forces and checks; then, for an elastic plate, the stress in cases that govern,
 * or whose bounds do not show whether stress and pressure exceed their limits. If the forces leave open which
 * of many cases govern, more accurate forces decide which of these cases need a stress result. A full
 * solution can change which cases govern, so the stress phase repeats until every governing case has a stress
 * result. `known` returns the result for a case that needs no evaluation. Returns true if all phases are
 * finished.
 */
export async function* judgeCases<Case extends Pick<LoadCase, 'design'>>(
  cases: readonly Case[],
  tools: CaseTools,
  known: (one: Case) => Known | undefined = () => undefined,
): AsyncGenerator<CaseEvent<Case>, boolean> {
  const ends = new Map<Case, Known>();
  const tried = { 'fine-forces': new Set<Case>(), summary: new Set<Case>() };
  for (const one of cases) {
    const end = known(one);
    if (end !== undefined) ends.set(one, end);
  }
  const run = async function* (phase: CasePhase, profile: AnswerProfile, some: readonly Case[]) {
    for (const events = phaseOf({ phase, profile }, some, tools); ;) {
      const next = await events.next();
      if (next.done) return next.value;
      const event = next.value;
      if (event.kind === 'case' && event.end.state === 'done') ends.set(event.case, event.end);
      yield event;
    }
  };
  const open = cases.filter((one) => !ends.has(one));
  if (!(yield* run('cases', 'forces', open))) return false;
  for (;;) {
    const due = dueInFull([...ends].map(([one, end]) => ({ one, ...end }))).filter(
      ({ one }) => !tried.summary.has(one),
    );
    if (due.length === 0) return true;
    const inPart = due.filter((each) => isOpenByForces(each) && !tried['fine-forces'].has(each.one));
    const profile = inPart.length > FEW ? 'fine-forces' : 'summary';
    const next = (profile === 'summary' ? due : inPart).map(({ one }) => one);
    for (const one of next) tried[profile].add(one);
    if (!(yield* run('stress', profile, next))) return false;
  }
}
