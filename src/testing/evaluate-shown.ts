/** Results of the displayed loads, and a calculator that counts its calls, for tests. */
import { libraryCalculator } from '@/api/calculation/library-calculator';
import type { Calculator } from '@/api/contract/calculator';
import { combinationVariants, uncoveredOf } from '@/design/model/load-cases';
import { caseEvaluator, runResultOf, type Evaluate, type Inputs } from '@/design/run/load-case-evaluation';
import { runAll } from '@/design/run/run';
import { overallOf, verdictOf } from '@/design/verdict/design-verdict';
import { enteredOf } from '@/design/verdict/incomplete-reasons';
import type { RunResult } from '@/design/verdict/run-result';

const library = libraryCalculator();
const { signal } = new AbortController();

/** Returns the result of the displayed loads; throws if they cannot be calculated. */
export async function evaluateShown(
  inputs: Inputs,
  calculator: Calculator = library,
  how: Parameters<Evaluate>[1] = {},
) {
  const [shown] = combinationVariants(inputs.design);
  const end = await caseEvaluator({ ...inputs, calculator }, signal)(shown, how);
  if (end?.state !== 'done') throw new Error(JSON.stringify(end?.failure));
  return end;
}

/** Returns the result of a run of the displayed loads alone. */
export async function runShown(inputs: Inputs, calculator?: Calculator): Promise<RunResult> {
  return runResultOf(await evaluateShown(inputs, calculator), inputs)!;
}

/** Returns the results of a complete run, and the verdict over all loads of the design. */
export async function runWhole({ design, anchor }: Inputs, calculator: Calculator = library) {
  const end = await runAll({ design, anchor, calculator, refusalOf: () => null }, signal);
  if (end.kind !== 'success') throw new Error(JSON.stringify(end));
  const { result, listEnd: list } = end;
  const verdict = verdictOf(result, uncoveredOf(design));
  const overall = overallOf(result, verdict, { list, entered: enteredOf(design, result) });
  return { result, listEnd: list, verdict, overall };
}

interface WatchedCalculator extends Calculator {
  /** Number of calls of each kind so far. */
  runs: number;
  checks: number;
}

export function watchedCalculator(answers: Calculator = libraryCalculator()): WatchedCalculator {
  const watched: WatchedCalculator = {
    runs: 0,
    checks: 0,
    run: (...asked) => {
      watched.runs += 1;
      return answers.run(...asked);
    },
    check: (...asked) => {
      watched.checks += 1;
      return answers.check(...asked);
    },
    atOnce: answers.atOnce,
  };
  return watched;
}
