import { expect, it } from 'vitest';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { largestPressure, largestStrain } from '@/design/verdict/largest-pressure';

const resultant = (max_concrete_stress?: number | null) =>
  ({ resultant: { max_concrete_stress } }) as CheckAnswerOnWire;

it('largestPressure prefers the pressure of the check to that of the contact results, and returns null without both', () => {
  const plate = { contact: { max_pressure: 12.8 } };
  expect(largestPressure({ answer: resultant(5.9), plate })).toBe(5.9);
  expect(largestPressure({ answer: resultant(null), plate })).toBe(12.8);
  expect(largestPressure({ answer: resultant(), plate })).toBe(12.8);
  expect(largestPressure({ answer: resultant(), plate: null })).toBeNull();
  expect(largestPressure({ answer: resultant(), plate: { contact: { max_pressure: 'high' } } })).toBeNull();
});

it('largestPressure and largestStrain return null for a stand-off plate whose anchors carry the compression', () => {
  const remark = {
    kind: 'outside_scope',
    code: 'stand_off_under_compression',
    clause: '',
    values: {},
  } as const;
  const answer = { resultant: { max_concrete_stress: 5.9, max_concrete_strain: 0.2 }, remarks: [remark] };
  const standing = answer as unknown as CheckAnswerOnWire;
  expect(largestPressure({ answer: standing, plate: { contact: { max_pressure: 12.8 } } })).toBeNull();
  expect(largestStrain(standing)).toBeNull();
  expect(largestStrain({ ...standing, remarks: [] })).toBe(0.2);
});
