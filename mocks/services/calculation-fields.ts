/** Response types of the two calculations, and the body fields that contain their requests as JSON text. */
import type { CheckAnswer, PlateForcesAnswer, PlateRunAnswer } from '@/engineering';

export interface CalculationAnswers {
  run: PlateRunAnswer | PlateForcesAnswer;
  runAlgorithm: CheckAnswer;
}

export type CalculationKind = keyof CalculationAnswers;

export const CALCULATION_FIELDS: Readonly<Record<CalculationKind, string>> = {
  run: 'sim',
  runAlgorithm: 'algorithm',
};
