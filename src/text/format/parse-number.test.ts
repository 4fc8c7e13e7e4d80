import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  bothInterpretations,
  decimalMarkOf,
  parseNumber,
  parseTableNumber,
} from '@/text/format/parse-number';

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
  ['–2', -2],
  ['１２．５', 12.5],
  ['－７', -7],
  ['1e3', 1000],
  ['1,5E-2', 0.015],
  ['1234,567', 1234.567],
  ['0,234', 0.234],
  ['1.234', 1.234],
  ['300/2', 150],
  ['=300 / 2', 150],
  ['2*35+10', 80],
  ['10+2*35', 80],
  ['0,1+0,2', 0.3],
  ['100-2×7,5', 85],
  ['-5--3', -2],
  ['\u200b12\u200d.5\ufeff', 12.5],
])('parseNumber reads the number "%s"', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

it.each([
  ...['', '-', 'abc', '1.2.3', '1,2,3', '1.000,5', '12mm', '1e999', '1234567890123456', 'Infinity'],
  ...['1,234', '-1,234', '12-', '3/', '*2', '1/0', '2024-05-01', '3+x', '12 5', '12  5', '5*1,234', '(3)'],
])('parseNumber refuses "%s" as a number', (text) => {
  expect(parseNumber(text)).toBeNull();
});

it.each([
  ['180 mm', 'mm', 180],
  ['0.18m', 'mm', 180],
  ['18 cm', 'mm', 180],
  ['1.2 tf', 'kN', 11.76798],
  ['1,2 т', 'kN', 11.76798],
  ['2500 N', 'kN', 2.5],
  ['-3 kN·m', 'kNm', -3],
  ['3000 N m', 'kNm', 3],
  ['500/2 mm', 'mm', 250],
  ['210000 N/mm²', 'GPa', 210],
  ['45°', '°', 45],
  ['40 °C', '°C', 40],
])('parseNumber reads "%s" in a field with the unit %s', (text, unit, value) => {
  expect(parseNumber(text, unit)).toBe(value);
});

it.each([
  ['180 mm', 'kN'],
  ['5 kN', 'kNm'],
  ['5 kgx', 'kN'],
  ['5 kN/m', 'kN'],
  ['1,234 mm', 'mm'],
])('parseNumber refuses "%s" in a field with the unit %s', (text, unit) => {
  expect(parseNumber(text, unit)).toBeNull();
});

it('eitherReading returns both interpretations of a comma that may be a thousands separator, otherwise null', () => {
  expect(bothInterpretations('1,234')).toEqual([1.234, 1234]);
  expect(bothInterpretations('–12,500')).toEqual([-12.5, -12500]);
  expect(bothInterpretations('0,234')).toBeNull();
  expect(bothInterpretations('12,34')).toBeNull();
});

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
      for (const [language, mark] of [['en-US', '.'] as const, ['de-DE', ','] as const]) {
        const text = number.toLocaleString(language, { maximumFractionDigits: 3 });
        expect(parseTableNumber(text, mark)).toBe(number);
      }
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
