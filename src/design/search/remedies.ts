/** Remedies: for each input varied on its own, the smallest change with which the design passes. */
import type { ApiFailure } from '@/api/contract/failure';
import type { EvaluateCandidate, EvaluatedCandidate } from '@/design/search/evaluate-candidate';
import type { Step, Variable } from '@/design/search/inputs';
import { bisect, scan } from '@/design/search/search';
import { bySeverity, utilisationOf } from '@/design/verdict/case-verdict';
import type { GoverningRow } from '@/design/verdict/checks';
import type { VerdictWord } from '@/design/verdict/requirement-states';

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
