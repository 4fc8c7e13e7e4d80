/**
 * Answers found by varying each input on its own. Remedies: the smallest change with which a failing design
 * passes. Limits: the last value with which a passing design keeps its verdict.
 */
import type { ApiFailure } from '@/api/contract/failure';
import type { Failure } from '@/design/model/design-state';
import { brokenRule } from '@/design/search/candidate';
import type { EvaluateCandidate, EvaluatedCandidate } from '@/design/search/evaluate-candidate';
import type { Step, Variable, LimitVariable } from '@/design/search/varied-inputs';
import { bySeverity, utilisationOf, hasWorseWord } from '@/design/verdict/case-verdict';
import type { GoverningRow } from '@/design/verdict/check-status';
import type { VerdictWord } from '@/design/verdict/requirement-states';

/** Resolves to null if the result is unknown because a call failed. */
type Try = (index: number) => Promise<boolean | null>;

type SearchResult = { kind: 'found'; index: number } | { kind: 'none' | 'unknown' };

/** Tries the steps in order until one passes; stops if a call fails. */
export async function scan(count: number, passes: Try): Promise<SearchResult> {
  for (let index = 0; index < count; index++) {
    const end = await passes(index);
    if (end === null) return { kind: 'unknown' };
    if (end) return { kind: 'found', index };
  }
  return { kind: 'none' };
}

/** Finds the first passing step if all later steps pass too: the last step shows whether any step passes. */
export async function bisect(count: number, passes: Try): Promise<SearchResult> {
  if (count === 0) return { kind: 'none' };
  const last = await passes(count - 1);
  if (last === null) return { kind: 'unknown' };
  if (!last) return { kind: 'none' };
  return exponentialSearch(count, passes, count - 1);
}

/**
 * Finds a passing step near the start, even if later ones fail again: the stride doubles, then bisection
 * follows; the step before the result failed. `known`: a step known to pass.
 */
export async function exponentialSearch(
  count: number,
  passes: Try,
  known: number | null = null,
): Promise<SearchResult> {
  let failed = -1;
  let passed = known;
  for (let stride = 1; failed < count - 1; stride *= 2) {
    if (known !== null && failed + stride >= known) break;
    const at = Math.min(failed + stride, count - 1);
    const end = await passes(at);
    if (end === null) return { kind: 'unknown' };
    if (end) {
      passed = at;
      break;
    }
    failed = at;
  }
  if (passed === null) return { kind: 'none' };
  while (passed - failed > 1) {
    const middle = Math.floor((passed + failed) / 2);
    const end = await passes(middle);
    if (end === null) return { kind: 'unknown' };
    if (end) passed = middle;
    else failed = middle;
  }
  return { kind: 'found', index: passed };
}

/** State one step beyond the limit: a more unfavourable verdict, or a rule that prevents a calculation. */
export type PastLimit = { kind: 'judged'; judged: EvaluatedCandidate } | { kind: 'refused'; rule: Failure };

export type Limit =
  | {
      kind: 'limited';
      variable: LimitVariable;
      limit: number | string;
      /** Distance from the current value to the limit, as a fraction of the current value. */
      distance: number;
      /** Last step within the limit; null if the first step is already beyond the limit. */
      held: Step | null;
      next: Step;
      beyond: PastLimit;
    }
  /** The verdict does not become less favourable over the whole range. */
  | { kind: 'free'; variable: LimitVariable }
  | { kind: 'unknown'; variable: LimitVariable; failure: ApiFailure | null };

type Word = Pick<EvaluatedCandidate, 'word'>;

async function limitAlong(
  variable: LimitVariable,
  steps: readonly Step[],
  present: Word,
  evaluateCandidate: EvaluateCandidate,
): Promise<Limit> {
  let failure: ApiFailure | null = null;
  const isBeyond = async (index: number): Promise<boolean | null> => {
    const candidate = steps[index].candidate();
    if (brokenRule(candidate) !== null) return true;
    const end = await evaluateCandidate(candidate, { stopAtFailure: true });
    if (end.kind === 'unanswered') ({ failure } = end);
    return end.kind === 'judged' ? hasWorseWord(end, present) : null;
  };
  const found = await exponentialSearch(steps.length, isBeyond);
  if (found.kind !== 'found')
    return found.kind === 'none' ? { kind: 'free', variable } : { kind: 'unknown', variable, failure };
  const next = steps[found.index];
  const held = found.index === 0 ? null : steps[found.index - 1];
  const known = { variable, held, next, limit: held?.to ?? variable.from, distance: held?.size ?? 0 };
  const rule = brokenRule(next.candidate());
  if (rule !== null) return { kind: 'limited', ...known, beyond: { kind: 'refused', rule } };
  // Evaluates all load cases: the search stopped at the first failing load case, which may not govern.
  const judged = await evaluateCandidate(next.candidate());
  if (judged.kind !== 'judged') return { kind: 'unknown', variable, failure };
  return { kind: 'limited', ...known, beyond: { kind: 'judged', judged } };
}

const rankOf = (limit: Limit): number => (limit.kind === 'limited' ? limit.distance : Infinity);

/** Sorts by distance to the limit; inputs without a limit follow in their original order. */
export const byDistance = (limits: readonly Limit[]): Limit[] =>
  limits.toSorted((one, other) => (rankOf(one) === rankOf(other) ? 0 : rankOf(one) - rankOf(other)));

/** Returns the limit for an input; the nearer limit if both directions may be unfavourable. */
export async function limitOf(
  variable: LimitVariable,
  present: Word,
  evaluateCandidate: EvaluateCandidate,
): Promise<Limit> {
  const limits: Limit[] = [];
  for (const steps of variable.directions)
    limits.push(await limitAlong(variable, steps, present, evaluateCandidate));
  return limits.find(({ kind }) => kind === 'unknown') ?? byDistance(limits)[0];
}

export type Remedy =
  | { kind: 'helps'; variable: Variable; step: Step; judged: EvaluatedCandidate }
  /** `governs` is the failing row at the step closest to passing. */
  | { kind: 'fails'; variable: Variable; word: VerdictWord; governs: GoverningRow | null; last: Step }
  | { kind: 'absent'; variable: Variable }
  | { kind: 'unknown'; variable: Variable; failure: ApiFailure | null };

export async function remedyOf(variable: Variable, evaluateCandidate: EvaluateCandidate): Promise<Remedy> {
  const { steps, isMonotone } = variable;
  const last = steps.at(-1);
  if (last === undefined) return { kind: 'absent', variable };
  const ends = new Map<number, EvaluatedCandidate>();
  let failure: ApiFailure | null = null;
  const found = await (isMonotone ? bisect : scan)(steps.length, async (index) => {
    const end = await evaluateCandidate(steps[index].candidate(), { stopAtFailure: true });
    if (end.kind === 'unanswered') ({ failure } = end);
    if (end.kind !== 'judged') return null;
    ends.set(index, end);
    return end.passes;
  });
  if (found.kind === 'unknown') return { kind: 'unknown', variable, failure };
  if (found.kind === 'found') {
    const judged = ends.get(found.index);
    if (judged) return { kind: 'helps', variable, step: steps[found.index], judged };
  }
  const [[index, best]] = [...ends].toSorted(([, one], [, other]) => bySeverity(one, other));
  // The search stops at the first failing load case, which need not have the largest utilisation.
  const end = await evaluateCandidate(steps[index].candidate());
  const { word, governing } = end.kind === 'judged' ? end : best;
  return { kind: 'fails', variable, word, governs: governing, last };
}

/** Sorts remedies: the smallest successful change, the lowest failing utilisation, no step, unknown. */
export function inOrder(remedies: readonly Remedy[]): Remedy[] {
  const group = ({ kind }: Remedy) => ['helps', 'fails', 'absent', 'unknown'].indexOf(kind);
  const rank = (remedy: Remedy) => {
    if (remedy.kind === 'helps') return remedy.step.size;
    return remedy.kind === 'fails' ? utilisationOf({ governing: remedy.governs }) : 0;
  };
  const bySize = (one: number, other: number) => (one === other ? 0 : one - other);
  return remedies.toSorted((one, other) => group(one) - group(other) || bySize(rank(one), rank(other)));
}
