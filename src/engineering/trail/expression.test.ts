import { expect, it } from 'vitest';
import { Calculation } from '@/engineering/trail/calculation';
import { expression, printNumber } from '@/engineering/trail/expression';
import { Values } from '@/engineering/trail/symbol-values';
import { expectNear } from '@/verification/near';

it.each([
  ['2 + 3 * 4', 14],
  ['(2 + 3) * 4', 20],
  ['2^3^2', 512],
  ['-2^2', -4],
  ['2^-1', 0.5],
  ['10 - 4 - 3', 3],
  ['12 / 3 / 2', 2],
  ['min(3, 1, 2) + max(1, 5)', 6],
  ['abs(-3) + sqrt(16)', 7],
  ['sin(30) + cos(60)', 1],
  ['atan(1)', 45],
  ['1e-3 * 5', 0.005],
])('the formula %s evaluates to %d', (text, value) => {
  expectNear(expression(text).evaluate(new Values()), value, 1e-12);
});

it('substitute inserts numbers and puts negative numbers in parentheses', () => {
  const formula = expression('0.7 + 0.3 * c / c_cr_N - e^2');
  expect(formula.symbols).toEqual(['c', 'c_cr_N', 'e']);
  const numbers: Record<string, number> = { c: 95, c_cr_N: 105, e: -1.23456789 };
  const substituted = formula.substitute((symbol) => printNumber(numbers[symbol]));
  expect(substituted).toBe('0.7 + 0.3 * 95 / 105 - (-1.23457)^2');
});

it.each(['2 +', 'min(1', '3 4', '(1', 'a $ b', ''])('parsing refuses the malformed formula "%s"', (text) => {
  expect(() => expression(text)).toThrow(SyntaxError);
});

it('evaluating a formula throws an error if a symbol has no value', () => {
  expect(() => expression('unknown + 1').evaluate(new Values())).toThrow(/unknown is not known/);
});

it('printNumber prints at most six significant digits', () => {
  const printed = [0, 100, 1.25, 33.333333333, -0.000123456789].map(printNumber);
  expect(printed).toEqual(['0', '100', '1.25', '33.3333', '-0.000123457']);
});

it('a calculation records given values and steps with symbol, formula, numbers, unit and clause', () => {
  const calculation = new Calculation();
  calculation.given('a', 3, 'mm', 'layout');
  expect(calculation.step('b', '2 * a', 'mm', 'clause')).toBe(6);
  expect(calculation.trail).toEqual([
    { symbol: 'a', expression: 'a', substituted: '3', value: 3, unit: 'mm', clause: 'input: layout' },
    { symbol: 'b', expression: '2 * a', substituted: '2 * 3', value: 6, unit: 'mm', clause: 'clause' },
  ]);
});

it('a calculation records a given value only once', () => {
  const calculation = new Calculation();
  calculation.given('a', 3, 'mm', 'layout');
  calculation.given('a', 3, 'mm', 'layout');
  expect(calculation.trail).toHaveLength(1);
});
