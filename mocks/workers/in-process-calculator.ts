/** Calculator for tests: calls the worker's functions directly, and loads them when they are first needed. */
import type { AnswerOptions } from '@/calculation/answer-calls';
import type { TextAnswers } from '@/calculation/answer-texts';
import type { Outcome } from '@/engineering';
import type { Calculator } from '../services/calculation-dispatch';
import {
  CALCULATION_FIELDS,
  type CalculationAnswers,
  type CalculationKind,
} from '../services/calculation-fields';

export function startDirectCalculator(): Calculator {
  let texts: TextAnswers | undefined;
  return {
    async calculate<K extends CalculationKind>(kind: K, raw: unknown, options: AnswerOptions) {
      const { answerRunAlgorithm, answerRunAs } = await import('@/calculation/answer-calls');
      const functions = { run: answerRunAs, runAlgorithm: answerRunAlgorithm };
      return functions[kind](raw, options) as Outcome<CalculationAnswers[K]>;
    },
    async calculateAll(kind, bodies, options) {
      const { textAnswers } = await import('@/calculation/answer-texts');
      const { plateCache } = await import('@/calculation/prepared-plates');
      texts ??= textAnswers(plateCache(), CALCULATION_FIELDS);
      return texts[kind](bodies, options);
    },
    terminate: () => undefined,
  };
}
