import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalMarkOf, parseTableNumber } from '@/text/format/parse-table-number';

it.each([
  ['12.5', '.', 12.5],
  ['-1,234.5', '.', -1234.5],
  ['1.234,5', ',', 1234.5],
  ['1 234,5', ',', 1234.5],
  ["1'234.5", '.', 1234.5],
  ['2.1E+03', '.', 2100],
  ['2,1e-3', ',', 0.0021],
  ['−7', '.', -7],
  ['+.5', '.', 0.5],
  ['1,234,567', '.', 1234567],
  ['(10,5)', ',', -10.5],
  ['12.5-', '.', -12.5],
  ['－１２．５', '.', -12.5],
  ['1.5D+03', '.', 1500],
  ["1'234'567", '.', 1234567],
] as const)('the table cell %s with the decimal mark %j is read as %d', (text, mark, value) =>
  expect(parseTableNumber(text, mark)).toBe(value),
);

it.each([
  ['', '.'],
  ['kN', '.'],
  ['1,5', '.'],
  ['12,34.5', '.'],
  ['1.2.3', '.'],
  ['1,2,3', ','],
  ['5 kN', '.'],
  ['1e999', '.'],
  ['--1', '.'],
  ['(-5)', '.'],
  ['12 5', '.'],
] as const)('the table cell %j with the decimal mark %j is not a number', (text, mark) =>
  expect(parseTableNumber(text, mark)).toBeNull(),
);

it('a number written with a decimal point or a decimal comma is read back unchanged', () => {
  const value = fc
    .double({ min: -1e6, max: 1e6, noNaN: true })
    .map((number) => Number(number.toFixed(3)) + 0);
  fc.assert(
    fc.property(value, (number) => {
      expect(parseTableNumber(number.toLocaleString('en-US', { maximumFractionDigits: 3 }), '.')).toBe(
        number,
      );
      expect(parseTableNumber(number.toLocaleString('de-DE', { maximumFractionDigits: 3 }), ',')).toBe(
        number,
      );
    }),
  );
});

it.each([
  [['1,5', '2,25'], ',', false],
  [['1.5', '2'], '.', false],
  [['1.234,5', '7'], ',', false],
  [['1,234', '1,234,567'], '.', false],
  [['1,234', '0,5'], ',', false],
  // Point and comma are both possible decimal marks here; the values differ by a factor of a thousand.
  [['1,234', '5,678'], '.', true],
  [['1.5', '2,5'], '.', true],
  [['12', '7'], '.', false],
] as const)('the decimal mark of the table cells %j is %j (doubtful: %j)', (cells, mark, isDoubtful) =>
  expect(decimalMarkOf(cells)).toEqual({ mark, isDoubtful }),
);
