/** The calculator of tests: the same functions, called directly and loaded when first asked for. */
import type { AnswerOptions } from '@/calculation/answer-calls';
import type { Outcome } from '@/engineering';
import type { CalculationAnswers, CalculationKind, Calculator } from '../services/calculation-dispatch';

export function startDirectCalculator(): Calculator {
  return {
    async calculate<K extends CalculationKind>(kind: K, raw: unknown, options: AnswerOptions) {
      const { answerRunAlgorithm, answerRunAs } = await import('@/calculation/answer-calls');
      const functions = { run: answerRunAs, runAlgorithm: answerRunAlgorithm };
      return functions[kind](raw, options) as Outcome<CalculationAnswers[K]>;
    },
    terminate: () => undefined,
  };
}
