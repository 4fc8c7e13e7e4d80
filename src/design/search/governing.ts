/** Determines the governing loads of a design and the result under these loads. */
import type { Design } from '@/design/model/design-state';
import { combinationVariants, rowVariant } from '@/design/model/load-cases';
import { uncoveredOf } from '@/design/model/uncovered';
import { caseEvaluator, runResultOf, type EvaluationOrder, type Inputs } from '@/design/run/evaluate';
import type { CompleteRun } from '@/design/run/run';
import { doneCase, type LoadListOutcome, type RunResult } from '@/design/verdict/calculation';
import { enteredOf } from '@/design/verdict/missing';
import { overallOf } from '@/design/verdict/overall';
import { verdictOf } from '@/design/verdict/verdict';

type Governing =
  | { kind: 'success'; design: Design; result: RunResult }
  | Exclude<CompleteRun, { result: unknown }>;

/**
 * Returns the result under the governing loads, together with the other results; returns the given result
 * if the displayed loads govern. `known` contains results that need no calculation.
 */
export async function evaluateGoverning(
  { design, result, list }: { design: Design; result: RunResult; list: LoadListOutcome | null },
  { anchor, calculator }: Omit<EvaluationOrder, 'design'>,
  signal: AbortSignal,
  known: (inputs: Inputs) => RunResult | null = () => null,
): Promise<Governing> {
  const verdict = verdictOf(result, uncoveredOf(design));
  const { worst } = overallOf(result, verdict, { list, entered: enteredOf(design, result) });
  const variants = combinationVariants(design);
  const loaded = worst?.listed
    ? rowVariant(design, worst.listed)
    : variants.find(({ combination }) => combination === worst?.combination)?.design;
  if (worst === null || loaded === undefined) return { kind: 'success', design, result };
  const inputs = { design: loaded, anchor };
  let found = known(inputs);
  if (found === null) {
    const [one] = combinationVariants(loaded);
    const end = await caseEvaluator({ ...inputs, calculator }, signal)(one, { isOneOfMany: false });
    if (end === null) return { kind: 'cancelled' };
    if (end.state === 'failed')
      return 'call' in end.failure ? { kind: 'failed', failure: end.failure.call } : { kind: 'cancelled' };
    found = runResultOf(end, inputs);
  }
  if (found === null) return { kind: 'cancelled' };
  const seen = doneCase(variants[0], verdict, result.input);
  const others = [seen, ...result.others.filter((other) => other.combination !== worst.combination)];
  const { rigidity } = worst.verdict;
  return {
    kind: 'success',
    design: loaded,
    result: { ...found, others, ...(rigidity && { rigidity }) },
  };
}
