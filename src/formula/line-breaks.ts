/** How much room a formula takes in a line, and how it is set where a line is too short for it. */
import type { Shape } from '@/formula/arrange';

const sign = (text: string): Shape => ({ kind: 'sign', text });

/** Ems, about: a digit is half an em wide, signs stand apart. */
const DIGIT = 0.52;
const LETTER = 0.7;
const INDEX = 0.36;

/** Letters of a symbol's indices. */
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
  ...itemsOf(loosened(shape, room)),
  sign(close),
];

const needsBrackets = (shape: Shape): boolean => shape.kind === 'row';

/**
 * A line ends before an operator of the outermost row alone. What is wider than a line is therefore set in
 * one row: a fraction with a stroke, brackets as signs.
 */
export function loosened(shape: Shape, room: number): Shape {
  if (shape.kind === 'row')
    return { kind: 'row', items: shape.items.flatMap((item) => itemsOf(loosened(item, room))) };
  if (widthOf(shape) <= room) return shape;
  const bare = (part: Shape): Shape[] =>
    needsBrackets(part) ? between('(', part, ')', room) : [...itemsOf(loosened(part, room))];
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

/** A sign before which a line may end. */
export const OPERATOR = /^[=≤≥<>+−·]$/;

const flat = (shape: Shape): Shape[] => (shape.kind === 'row' ? shape.items.flatMap(flat) : [shape]);

/** A minus behind another sign is that of a number. */
const isOperator = (shape: Shape, before: Shape | undefined): boolean =>
  shape.kind === 'sign' &&
  OPERATOR.test(shape.text) &&
  before !== undefined &&
  (shape.text !== '−' || before.kind !== 'sign' || before.text === ')');

const isListed = (before: Shape): boolean => before.kind === 'sign' && before.text === ';';

/**
 * The outermost row in the pieces between which a line may end: each but the first begins with its operator,
 * or follows a semicolon.
 */
export function breakable(shape: Shape): Shape[][] {
  const items = flat(shape);
  const starts = items.flatMap((item, index) =>
    index === 0 || isOperator(item, items[index - 1]) || isListed(items[index - 1]) ? [index] : [],
  );
  return starts.map((start, index) => items.slice(start, starts[index + 1]));
}
