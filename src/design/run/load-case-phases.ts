/** Evaluates load cases in phases: forces and checks, then stress; or offers a phase that takes long. */
import type { AnswerProfile } from '@/api/contract/accept-header';
import type { Design, Failure } from '@/design/model/design-state';
import { designLoadValues, isElastic, type LoadCase, nameOf } from '@/design/model/load-cases';
import { type Batch, evaluateEach } from '@/design/run/evaluation-batch';
import type { Evaluate, EvaluatedCase } from '@/design/run/load-case-evaluation';
import { utilisationOf } from '@/design/verdict/case-verdict';
import { stateOf } from '@/design/verdict/requirement-states';
import { comparedValueOf } from '@/design/verdict/reservations';
import type { CasePlate, CaseResult, FailedCase } from '@/design/verdict/run-result';
import { largestBy } from '@/engineering';

/** Limit in seconds: a server that needs more time per calculation is not called while the user is typing. */
export const SLOW = 5;

/** Limit in seconds: a longer phase is offered as a button, a shorter one runs automatically. */
export const LONG = 10;

/** Time before the first estimate, ms: the first responses of an idle server do not predict others. */
const MEASURED_AFTER = 500;

/** Starts a phase; the returned function says after each load case whether the rest takes too long. */
type TimeBudget = (total: number) => (done: number) => boolean;

/** Pace for a run in which the user requested all phases: no phase is too long. */
export const WITHOUT_TIME_BUDGET: TimeBudget = () => () => false;

/** A phase is too long if its remaining cases would take more than `LONG`. `clock` returns ms. */
export const withinTimeBudget =
  (clock: () => number): TimeBudget =>
  (total) => {
    const begin = clock();
    return (done) => {
      const passed = clock() - begin;
      return passed >= MEASURED_AFTER && (passed / Math.max(1, done)) * (total - done) > 1000 * LONG;
    };
  };

/** Number of cells along a side of the square into which the sphere of directions is unfolded. */
const CELLS = 256;
/** Number of cases at the start, evenly distributed over the directions. */
const FIRST = 64;
/** Minimum number of cases for which the order saves time. */
const FEWEST = 4 * FIRST;

/** Returns the position of a cell on a Hilbert curve over CELLS x CELLS cells: neighbours are adjacent. */
function alongCurve(x: number, y: number): number {
  let [i, j] = [x, y];
  let position = 0;
  for (let half = CELLS / 2; half >= 1; half /= 2) {
    const right = (i & half) > 0 ? 1 : 0;
    const upper = (j & half) > 0 ? 1 : 0;
    position += half * half * ((3 * right) ^ upper);
    if (upper === 1) continue;
    if (right === 1) [i, j] = [CELLS - 1 - i, CELLS - 1 - j];
    [i, j] = [j, i];
  }
  return position;
}

/** Returns the position of a load direction on the curve; the octahedron is unfolded into a square. */
function positionOf({ loads, plate }: Pick<Design, 'loads' | 'plate'>): number {
  const { Nz, Mx, My } = designLoadValues({ loads });
  // All in kN: moments are divided by half the plate's side length, so that forces and moments with similar
  // effects have similar values.
  const [a, b, c] = [(2000 * Mx) / plate.width, (2000 * My) / plate.length, Nz];
  const size = Math.abs(a) + Math.abs(b) + Math.abs(c);
  if (size === 0) return 0;
  const [u, v] = [a / size, b / size];
  const folded = (one: number, other: number) => (1 - Math.abs(other)) * (one < 0 ? -1 : 1);
  const cell = (value: number) => Math.min(CELLS - 1, Math.floor(((value + 1) * CELLS) / 2));
  return c < 0 ? alongCurve(cell(folded(u, v)), cell(folded(v, u))) : alongCurve(cell(u), cell(v));
}

/** Returns the cases ordered by direction; a short list keeps its order. */
export function inOrderOfDirection<Case extends { design: Design }>(cases: readonly Case[]): readonly Case[] {
  if (cases.length < FEWEST) return cases;
  const sorted = cases
    .map((one) => ({ one, position: positionOf(one.design) }))
    .sort((a, b) => a.position - b.position)
    .map(({ one }) => one);
  const step = Math.floor(cases.length / FIRST);
  const isFirst = (index: number) => index % step === 0;
  return [...sorted.filter((_, index) => isFirst(index)), ...sorted.filter((_, index) => !isFirst(index))];
}

/** Minimum number of load cases solved in full, starting with the largest utilisation. */
const LEAST_IN_FULL = 10;

/**
 * Forces without stress deviate: a case may have the largest utilisation, or be beyond 100 %, within this
 * fraction. Utilisations from forces deviate by at most 1.2 %, from fine forces far less (`random-
 * record-lists.test.ts`).
 */
const UNCERTAIN: Readonly<Record<CasePlate, number>> = {
  rigid: 0,
  forces: 0.015,
  'fine-forces': 0.002,
  elastic: 0,
};

/** True if the load case was solved only for its forces. */
const hasNoStress = ({ plate }: Judged): boolean => plate === 'forces' || plate === 'fine-forces';

type Judged = Pick<CaseResult, 'plate' | 'verdict'>;

/** True if the bounds of the stress or pressure do not show whether the limit is met. */
const isOpen = ({ verdict: { cells } }: Judged): boolean =>
  stateOf(cells, 'plate_stress') === 'not_judged' || stateOf(cells, 'pressure') === 'not_judged';

/** True if more accurate forces may show that the load case needs no full solution. */
export const isOpenByForces = (one: Judged): boolean => one.plate === 'forces' && !isOpen(one);

/** Codes of the reservations about the plate's largest stress and its largest pressure on the concrete. */
const EXCEEDED = ['plate_above_yield', 'plate_yield_exceeded', 'pressure_above_strength'];

/** Returns the stress or pressure above its limit, MPa; 0 if the limit is not exceeded. */
function excessOf({ verdict: { reservations } }: Judged, exceeded: string): number {
  const excess = reservations.find(({ code }) => code === exceeded);
  return excess === undefined ? 0 : comparedValueOf(excess);
}

/**
 * Returns load cases that still need a full solution: their utilisation may be the largest or is close to 100
 * %, their bounds leave a limit open, or they exceed a limit most: that value is shown and must be exact.
 */
export function pendingInFull<Case extends Judged>(cases: readonly Case[]): Case[] {
  if (!cases.some(hasNoStress)) return [];
  const shares = cases.map(({ verdict }) => utilisationOf(verdict));
  // Numbers in a typed array are sorted five times as fast as with a comparison function.
  const rising = Float64Array.from(shares).sort();
  // As long as no load case is solved in full, only the `LEAST_IN_FULL` largest utilisations count as
  // candidates for the largest utilisation: once these are exact, fewer of the other cases can have the
  // largest utilisation.
  const exactShares = cases.flatMap((one, index) => (hasNoStress(one) ? [] : shares[index]));
  const largest = largestBy(exactShares, (share) => share) ?? Infinity;
  const leastInFull = rising.at(-LEAST_IN_FULL) ?? 0;
  const mostExceeding = EXCEEDED.flatMap((exceeded) => {
    const most = largestBy(cases, (one) => excessOf(one, exceeded));
    return most !== undefined && excessOf(most, exceeded) > 0 ? [most] : [];
  });
  const isDue = (one: Case, share: number): boolean => {
    const uncertain = UNCERTAIN[one.plate];
    const mayBeLargest = share >= Math.min(leastInFull, (1 - uncertain) * largest);
    const isAtLimit = Math.abs(share / 100 - 1) <= uncertain;
    return mayBeLargest || isAtLimit || isOpen(one) || mostExceeding.includes(one);
  };
  return cases.filter((one, index) => hasNoStress(one) && isDue(one, shares[index]));
}

export interface CaseTools extends Batch {
  /** Returns the evaluator of a design that differs from the others in more than its loads. */
  evaluatorOf: (design: Design) => Evaluate;
  /** Returns the first rule that a design breaks under its loads; null if the design can be calculated. */
  refusalOf: (design: Design) => Failure | null;
  timeBudget: TimeBudget;
}

type CasePhase = 'rows' | 'stress';

type CaseEvent<Case> =
  | { kind: 'phase'; phase: CasePhase; total: number }
  | { kind: 'case'; phase: CasePhase; case: Case; end: EvaluatedCase | FailedCase }
  | { kind: 'offered'; phase: CasePhase };

/** Most cases solved in full directly; more get fine forces first, in a third of the time. */
const FEW = 10;

/**
 * Evaluates load cases of one connection: forces and checks, then for an elastic plate the stress of cases
 * that govern or whose bounds leave a limit open, after finer forces if many may govern. Repeats until every
 * governing case has a stress: a full solution can change which govern. `known`: results without evaluation.
 * Returns true if all phases are finished.
 */
export async function* judgeCases<Case extends LoadCase>(
  cases: readonly Case[],
  { evaluatorOf, refusalOf, timeBudget, ...batch }: CaseTools,
  known: (one: Case) => CaseResult | undefined = () => undefined,
): AsyncGenerator<CaseEvent<Case>, boolean> {
  if (cases.length === 0) return true;
  const evaluate = evaluatorOf(cases[0].design);
  const ends = new Map<Case, CaseResult>();
  const tried = { 'fine-forces': new Set<Case>(), summary: new Set<Case>() };
  for (const one of cases) {
    const end = known(one);
    if (end !== undefined) ends.set(one, end);
  }
  /** Runs one phase until it is finished, aborted or too long; returns true if it is finished. */
  const run = async function* (
    phase: CasePhase,
    profile: AnswerProfile,
    some: readonly Case[],
  ): AsyncGenerator<CaseEvent<Case>, boolean> {
    if (some.length === 0) return true;
    yield { kind: 'phase', phase, total: some.length };
    const isLong = timeBudget(some.length);
    const ordered = isElastic(some[0].design) ? inOrderOfDirection(some) : some;
    let done = 0;
    const evaluateOne = (one: Case) => {
      // A row may break a rule that the design meets under its own loads.
      const rule = refusalOf(one.design);
      if (rule === null) return evaluate(one, { profile });
      return Promise.resolve<FailedCase>({ ...nameOf(one), state: 'failed', failure: { rule } });
    };
    for await (const [one, end] of evaluateEach(ordered, evaluateOne, batch)) {
      if (end === null) return false;
      if (end.state === 'done') ends.set(one, end);
      yield { kind: 'case', phase, case: one, end };
      done += 1;
      if (done === some.length || !isLong(done)) continue;
      yield { kind: 'offered', phase };
      return false;
    }
    return !batch.signal.aborted;
  };
  const open = cases.filter((one) => !ends.has(one));
  if (!(yield* run('rows', 'forces', open))) return false;
  for (;;) {
    const pending = pendingInFull([...ends].map(([one, end]) => ({ one, ...end }))).filter(
      ({ one }) => !tried.summary.has(one),
    );
    if (pending.length === 0) return true;
    const inPart = pending.filter((each) => isOpenByForces(each) && !tried['fine-forces'].has(each.one));
    const profile = inPart.length > FEW ? 'fine-forces' : 'summary';
    const next = (profile === 'summary' ? pending : inPart).map(({ one }) => one);
    for (const one of next) tried[profile].add(one);
    if (!(yield* run('stress', profile, next))) return false;
  }
}
