import { expect, it } from 'vitest';
import type { CheckAnswerOnWire } from '../api/contract/run-algorithm-answer';
import { largestPressure } from './largest-pressure';

const resultant = (max_concrete_stress?: number | null) =>
  ({ resultant: { max_concrete_stress } }) as Pick<CheckAnswerOnWire, 'resultant'>;

it('the largest pressure is that of the check, under an elastic plate that of its contact', () => {
  const plate = { contact: { max_pressure: 12.8 } };
  expect(largestPressure({ answer: resultant(5.9), plate })).toBe(5.9);
  expect(largestPressure({ answer: resultant(null), plate })).toBe(12.8);
  expect(largestPressure({ answer: resultant(), plate })).toBe(12.8);
  expect(largestPressure({ answer: resultant(), plate: null })).toBeNull();
  expect(largestPressure({ answer: resultant(), plate: { contact: { max_pressure: 'high' } } })).toBeNull();
});
