/** Determines the governing loads of a design and the result under these loads. */
import { enteredOf } from '@/design/evaluation/entered-loads';
import { evaluate } from '@/design/evaluation/evaluate';
import type { EvaluationOrder, Inputs, NoEvaluation } from '@/design/evaluation/forces-and-checks';
import { combinationVariants, nameOf, rowVariant } from '@/design/evaluation/load-variants';
import type { Design } from '@/design/model/design-state';
import { uncoveredOf } from '@/design/model/uncovered';
import { doneCombination } from '@/design/verdict/combination-outcome';
import { overallOf, verdictOfResult } from '@/design/verdict/design-verdict';
import type { LoadListOutcome } from '@/design/verdict/load-list-outcome';
import type { StoredResult } from '@/design/verdict/stored-result';

/**
 * Returns the design under the governing loads, with their combination; null if the displayed loads govern.
 */
function governingVariant(design: Design, result: StoredResult, list: LoadListOutcome | null) {
  const verdict = verdictOfResult(result, uncoveredOf(design));
  const { worst } = overallOf(result, verdict, { list, entered: enteredOf(design, result) });
  if (worst === null) return null;
  const variant = worst.listed
    ? rowVariant(design, worst.listed)
    : combinationVariants(design).find(({ combination }) => combination === worst.combination)?.design;
  return variant ? { worst, design: variant } : null;
}

export type Governing = { kind: 'success'; design: Design; result: StoredResult } | NoEvaluation;

/**
 * Returns the result under the governing loads, together with the other outcomes; returns the given result
 * if the displayed loads govern. `known` contains results that need no calculation.
 */
export async function evaluateGoverning(
  { design, result, list }: { design: Design; result: StoredResult; list: LoadListOutcome | null },
  { anchor, calculator }: Omit<EvaluationOrder, 'design'>,
  signal: AbortSignal,
  known: (inputs: Inputs) => StoredResult | null = () => null,
): Promise<Governing> {
  const governing = governingVariant(design, result, list);
  if (governing === null) return { kind: 'success', design, result };
  const inputs = { design: governing.design, anchor };
  const kept = known(inputs);
  const end = kept
    ? { kind: 'success' as const, result: kept }
    : await evaluate({ ...inputs, calculator }, signal);
  if (end.kind !== 'success') return end;
  const [shown] = combinationVariants(design);
  const seen = doneCombination(nameOf(shown), verdictOfResult(result, uncoveredOf(design)));
  const others = [
    seen,
    ...result.others.filter((other) => other.combination !== governing.worst.combination),
  ];
  const { rigidity } = governing.worst.outcome;
  return {
    kind: 'success',
    design: governing.design,
    result: { ...end.result, others, ...(rigidity && { rigidity }) },
  };
}
