import { expect, it } from 'vitest';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import type { RunResult } from '@/design/verdict/calculation';
import { largestPressure, largestStrain } from '@/design/verdict/plate-result';

const resultant = (max_concrete_stress?: number | null) =>
  ({ resultant: { max_concrete_stress } }) as CheckAnswerOnWire;

const flush = { request: null };

it('largestPressure prefers the pressure of the check to that of the contact results, and returns null without both', () => {
  const plate = { contact: { max_pressure: 12.8 } };
  expect(largestPressure({ answer: resultant(5.9), plate, ...flush })).toBe(5.9);
  expect(largestPressure({ answer: resultant(null), plate, ...flush })).toBe(12.8);
  expect(largestPressure({ answer: resultant(), plate, ...flush })).toBe(12.8);
  expect(largestPressure({ answer: resultant(), plate: null, ...flush })).toBeNull();
  const contact = { max_pressure: 'high' };
  expect(largestPressure({ answer: resultant(), plate: { contact }, ...flush })).toBeNull();
});

it.each([
  ['1', null],
  ['2', null],
  ['3', 5.9],
  ['4', null],
  ['0', 5.9],
] as const)(
  'the largest pressure for the installation position %s is %s',
  (installation_position, expected) => {
    const request = { plate: { installation_position } } as RunResult['request'];
    const answer = { resultant: { max_concrete_stress: 5.9, max_concrete_strain: 0.2 } } as CheckAnswerOnWire;
    const plate = { contact: { max_pressure: 12.8 } };
    expect(largestPressure({ answer, plate, request })).toBe(expected);
    expect(largestStrain({ answer, request })).toBe(expected === null ? null : 0.2);
  },
);
