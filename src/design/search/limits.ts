/** Limits: for each input varied on its own, the last value with which a passing design keeps its verdict. */
import type { ApiFailure } from '@/api/contract/failure';
import type { Failure } from '@/design/model/fields';
import { brokenRule } from '@/design/search/candidate';
import type { EvaluateCandidate, EvaluatedCandidate } from '@/design/search/evaluate-candidate';
import type { LimitVariable, Step } from '@/design/search/inputs';
import { exponentialSearch } from '@/design/search/search';
import { hasWorseWord } from '@/design/verdict/case-verdict';

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
