/** Response types of the two calculations, and the body fields that contain their requests as JSON text. */
import type { CheckAnswerOnWire } from '@/api/contract/to-wire';
import type { PlateForcesAnswer, PlateRunAnswer } from '@/engineering';

export interface CalculationAnswers {
  run: PlateRunAnswer | PlateForcesAnswer;
  runAlgorithm: CheckAnswerOnWire;
}

export type CalculationKind = keyof CalculationAnswers;

export const CALCULATION_FIELDS: Readonly<Record<CalculationKind, string>> = {
  run: 'sim',
  runAlgorithm: 'algorithm',
};
