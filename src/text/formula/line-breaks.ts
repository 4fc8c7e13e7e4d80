/** Width of a formula, and its layout if it is wider than the line. */
import type { Shape } from '@/text/formula/formula-layout';

const sign = (text: string): Shape => ({ kind: 'sign', text });

/** Approximate widths in em: a digit is about half an em wide, and operators have space around them. */
const DIGIT = 0.52;
const LETTER = 0.7;
const INDEX = 0.36;

/** Returns the number of characters in a symbol's indices. */
function indexOf(symbol: string): number {
  const [, ...indices] = symbol.split('_');
  return indices.join(',').length;
}

export function widthOf(shape: Shape): number {
  switch (shape.kind) {
    case 'number':
    case 'word':
      return DIGIT * shape.text.length;
    case 'symbol':
      return LETTER + INDEX * indexOf(shape.text);
    case 'sign':
      return /[·;()|]/.test(shape.text) ? DIGIT : 2 * DIGIT;
    case 'row':
      return shape.items.reduce((sum, item) => sum + widthOf(item), 0);
    case 'fraction':
      return Math.max(widthOf(shape.above), widthOf(shape.below)) + 0.3;
    case 'power':
      return widthOf(shape.base) + 0.7 * widthOf(shape.exponent);
    case 'root':
      return widthOf(shape.of) + 0.9;
    case 'brackets':
    case 'bars':
      return widthOf(shape.of) + 0.8;
    case 'total':
      return widthOf(shape.of) + 1.4;
  }
}

const itemsOf = (shape: Shape): readonly Shape[] => (shape.kind === 'row' ? shape.items : [shape]);

const between = (open: string, shape: Shape, close: string, room: number): Shape[] => [
  sign(open),
  ...itemsOf(withLinearFractions(shape, room)),
  sign(close),
];

const needsBrackets = (shape: Shape): boolean => shape.kind === 'row';

/** Rewrites a wide shape as a single row without fractions: a line can break only in the outermost row. */
export function withLinearFractions(shape: Shape, room: number): Shape {
  if (shape.kind === 'row')
    return { kind: 'row', items: shape.items.flatMap((item) => itemsOf(withLinearFractions(item, room))) };
  if (widthOf(shape) <= room) return shape;
  const bare = (part: Shape): Shape[] =>
    needsBrackets(part) ? between('(', part, ')', room) : [...itemsOf(withLinearFractions(part, room))];
  switch (shape.kind) {
    case 'fraction':
      return { kind: 'row', items: [...bare(shape.above), sign('/'), ...bare(shape.below)] };
    case 'brackets':
      return { kind: 'row', items: between('(', shape.of, ')', room) };
    case 'bars':
      return { kind: 'row', items: between('|', shape.of, '|', room) };
    case 'root':
      return {
        kind: 'row',
        items: [sign('√'), ...between('(', shape.of, ')', room)],
      };
    default:
      return shape;
  }
}

/** Operators before which a line can break. */
export const OPERATOR = /^[=≤≥<>+−·]$/;

const flat = (shape: Shape): Shape[] => (shape.kind === 'row' ? shape.items.flatMap(flat) : [shape]);

/**
 * True if a line can break before this item. A minus at the start, after an operator or after an opening
 * bracket is the sign of a number.
 */
const isOperator = (shape: Shape, before: Shape | undefined): boolean =>
  shape.kind === 'sign' &&
  OPERATOR.test(shape.text) &&
  before !== undefined &&
  (shape.text !== '−' || before.kind !== 'sign' || before.text === ')');

const isListed = (before: Shape): boolean => before.kind === 'sign' && before.text === ';';

/** Splits the outermost row where a line can break: before operators and after semicolons. */
export function breakable(shape: Shape): Shape[][] {
  const items = flat(shape);
  const starts = items.flatMap((item, index) =>
    index === 0 || isOperator(item, items[index - 1]) || isListed(items[index - 1]) ? [index] : [],
  );
  return starts.map((start, index) => items.slice(start, starts[index + 1]));
}
