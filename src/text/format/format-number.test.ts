import { expect, it } from 'vitest';
import { formatAgainst } from '@/text/format/format-number';

it.each([
  [1.004, 1, '1.004'],
  [1.01, 1, '1.01'],
  [1, 1, '1.00'],
  [0.9999, 1, '1.00'],
  [1.000_000_1, 1, '1.00'],
  [null, 1, '—'],
])('formatAgainst shows the value %s beside the limit %s as %s', (value, limit, text) => {
  expect(formatAgainst(value, limit, 'factor')).toBe(text);
});
