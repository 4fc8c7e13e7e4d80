import { expect, it } from 'vitest';
import { largestPressure, largestStrain } from '@/design/verdict/plate-result';
import type { CheckResult } from '@/engineering';
import { checkResult } from '@/testing/check-result';
import { plainDesign } from '@/verification/plain-design';

const pressureOf = (max_concrete_stress?: number | null, contact?: object) =>
  largestPressure({
    input: plainDesign({}),
    answer: checkResult({ resultant: { max_concrete_stress } as CheckResult['resultant'] }),
    plate: contact && ({ contact } as never),
  });

it('largestPressure prefers the pressure of the check to that of the contact results, and returns null without both', () => {
  const contact = { max_pressure: 12.8 };
  expect(pressureOf(5.9, contact)).toBe(5.9);
  expect(pressureOf(null, contact)).toBe(12.8);
  expect(pressureOf(undefined, contact)).toBe(12.8);
  expect(pressureOf()).toBeNull();
  expect(pressureOf(undefined, { max_pressure: 'high' })).toBeNull();
});

it.each([
  ['clamped', null],
  ['unclamped', null],
  ['grouted', 5.9],
  ['supported', null],
  ['flush', 5.9],
] as const)(
  'the largest pressure for the installation position %s is %s',
  (installationPosition, expected) => {
    const input = plainDesign({ plate: { installationPosition } });
    const resultant = { max_concrete_stress: 5.9, max_concrete_strain: 0.2 } as CheckResult['resultant'];
    const plate = { contact: { max_pressure: 12.8 } } as never;
    const calculated = { input, answer: checkResult({ resultant }), plate };
    expect(largestPressure(calculated)).toBe(expected);
    expect(largestStrain(calculated)).toBe(expected === null ? null : 0.2);
  },
);
