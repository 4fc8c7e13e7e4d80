import { describe, expect, it } from 'vitest';
import { parseNumber } from './parse-number';

describe('parseNumber', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    ['12,5', 12.5],
    [' -3,25 ', -3.25],
    ['+7', 7],
    ['.5', 0.5],
    ['5,', 5],
    ['1 234', 1234],
    ['−2', -2],
  ])('reads "%s"', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each(['', '-', 'abc', '1.2.3', '1,2,3', '1.000,5', '12mm', '1e3', '1234567890123456', 'Infinity'])(
    'refuses "%s"',
    (text) => {
      expect(parseNumber(text)).toBeNull();
    },
  );
});
