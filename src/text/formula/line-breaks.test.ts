import { expect, it } from 'vitest';
import { arrange, type Shape } from '@/text/formula/formula-layout';
import { parseFormula } from '@/text/formula/formula-tree';
import { breakable, withLinearFractions, widthOf } from '@/text/formula/line-breaks';

const set = (text: string) => arrange(parseFormula(text));
const outermost = (shape: Shape) =>
  (shape.kind === 'row' ? shape.items : [shape])
    .map((item) => ('text' in item ? item.text : item.kind))
    .join(' ');

it('a fraction is 0.3 em wider than the wider of numerator and denominator, and indices widen a symbol', () => {
  expect(widthOf(set('(1 + 2 + 3) / 4'))).toBeCloseTo(widthOf(set('1 + 2 + 3')) + 0.3, 9);
  expect(widthOf(set('N_Rk_c'))).toBeGreaterThan(widthOf(set('N')));
});

it('a formula that fits on the line keeps its layout', () => {
  const shape = set('abs((1 + 2) / 3 - 4)');
  expect(withLinearFractions(shape, 30)).toEqual(shape);
});

it('a formula that is too wide becomes a single row with slashes, root signs and bars', () => {
  const linear = (text: string, width: number) => outermost(withLinearFractions(set(text), width));
  expect(linear('(1.25 + 2.25) / 3', 2)).toBe('( 1.25 + 2.25 ) / 3');
  expect(linear('abs((1.25 + 2.25) / 3 - 4 / 5)', 4)).toBe('| ( 1.25 + 2.25 ) / 3 − fraction |');
  expect(linear('sqrt((1.25 + 2.25)^2 + 1)', 4)).toBe('√ ( power + 1 )');
});

const pieces = (shape: Shape) => breakable(shape).map((items) => outermost({ kind: 'row', items }));

it('each formula piece except the first begins with an operator of the outermost row', () => {
  expect(pieces(set('a + b * c / d'))).toEqual(['a', '+ fraction']);
  expect(pieces(set('a * (b + c) - 2'))).toEqual(['a', '· brackets', '− 2']);
  expect(pieces(set('(a + b) / 2'))).toEqual(['fraction']);
});

const linearPieces = (text: string) => pieces(withLinearFractions(set(text), 2));

it('a formula piece ends after a semicolon between arguments', () => {
  expect(linearPieces('max(1.25, 2.25, 3.25)')).toEqual(['max ( 1.25 ;', '2.25 ;', '3.25 )']);
});

it('a minus sign stays with its number, even after an opening bracket', () => {
  expect(pieces(set('-a + b'))).toEqual(['− a', '+ b']);
  expect(linearPieces('abs(-1.25 - 2.25) + 1')).toEqual(['| − 1.25', '− 2.25 |', '+ 1']);
  expect(linearPieces('(1.25 + 2.25) / 3 - 4')).toEqual(['( 1.25', '+ 2.25 ) / 3', '− 4']);
});
