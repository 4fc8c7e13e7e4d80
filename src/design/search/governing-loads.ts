/** Determines the governing loads of a design and the result under these loads. */
import type { Calculator } from '@/api/contract/calculator';
import type { Design } from '@/design/model/design-state';
import { combinationVariants, type LoadCase, rowCase, uncoveredOf } from '@/design/model/load-cases';
import type { AnchorData } from '@/design/records/anchor-data';
import { caseEvaluator, runResultOf, type Inputs } from '@/design/run/load-case-evaluation';
import type { CompleteRun } from '@/design/run/run';
import type { Rigidity } from '@/design/verdict/case-verdict';
import { verdictOf, overallOf } from '@/design/verdict/design-verdict';
import { enteredOf } from '@/design/verdict/incomplete-reasons';
import { type CaseResult, doneCase, type LoadListOutcome, type RunResult } from '@/design/verdict/run-result';

interface Calculated {
  design: Design;
  result: RunResult;
  list: LoadListOutcome | null;
}

/** Combination or row with the largest utilisation. */
interface Governing {
  one: LoadCase;
  rigidity: Rigidity | undefined;
  /** Result of the displayed loads. */
  shown: CaseResult;
}

/** Returns the governing load case; null if the displayed loads govern. */
function governingOf({ design, result, list }: Calculated): Governing | null {
  const verdict = verdictOf(result, uncoveredOf(design));
  const { worst } = overallOf(result, verdict, { list, entered: enteredOf(design, result) });
  if (worst === null) return null;
  const [own, ...combinations] = combinationVariants(design);
  const one = worst.listed
    ? rowCase(design, worst.listed)
    : combinations.find(({ combination }) => combination === worst.combination);
  const shown = doneCase(own, verdict, result.input);
  return one ? { one, rigidity: worst.verdict.rigidity, shown } : null;
}

type GoverningResult =
  | { kind: 'success'; design: Design; result: RunResult }
  | Exclude<CompleteRun, { result: unknown }>;

/**
 * Returns the result under the governing loads; `known` gives results without a calculation. Without a
 * calculator, a result that is not known counts as cancelled.
 */
export async function evaluateGoverning(
  calculated: Calculated,
  { anchor, calculator }: { anchor: AnchorData; calculator: Calculator | null },
  signal: AbortSignal,
  known: (inputs: Inputs) => RunResult | null = () => null,
): Promise<GoverningResult> {
  const { design, result } = calculated;
  const governing = governingOf(calculated);
  if (governing === null) return { kind: 'success', design, result };
  const { one, rigidity, shown } = governing;
  const inputs = { design: one.design, anchor };
  let found = known(inputs);
  if (found === null && calculator !== null) {
    const end = await caseEvaluator({ ...inputs, calculator }, signal)(one, { isOneOfMany: false });
    if (end === null) return { kind: 'cancelled' };
    if (end.state === 'failed')
      return 'call' in end.failure ? { kind: 'failed', failure: end.failure.call } : { kind: 'cancelled' };
    found = runResultOf(end, inputs);
  }
  if (found === null) return { kind: 'cancelled' };
  const others = [shown, ...result.others.filter((other) => other.combination !== one.combination)];
  return { kind: 'success', design: one.design, result: { ...found, others, ...(rigidity && { rigidity }) } };
}
