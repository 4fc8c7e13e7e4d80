/** Typesets the calculation formulas for the report. */
import { arrange, type Shape } from '@/text/formula/arrange';
import { withLinearFractions, widthOf } from '@/text/formula/line-breaks';
import { readFormula } from '@/text/formula/tree';
import type { Runs } from '@/text/wording/values';

const sign = (text: string): Shape => ({ kind: 'sign', text });

/** Available width in em of a calculation line in the templates. */
const LINE = 38;
/**
 * Maximum width in em of a part of a formula that must not be broken. LibreOffice sets every equation at 12
 * pt, although the column is designed for 9 pt.
 */
const PIECE = 25;

export function formulaShape(text: string): Shape {
  const tree = readFormula(text);
  return tree === null ? { kind: 'word', text } : arrange(tree);
}

export const shapeRuns = (shape: Shape): Runs => [{ shape }];

export const joinedBy = (between: string, shapes: readonly Shape[]): Shape => ({
  kind: 'row',
  items: shapes.flatMap((shape, index) => (index === 0 ? [shape] : [sign(between), shape])),
});

export function equationLines(symbol: string, formula: string, numbers: string | null): Runs[] {
  const left: Shape = { kind: 'symbol', text: symbol };
  const whole = [left, formulaShape(formula), ...(numbers === null ? [] : [formulaShape(numbers)])];
  const line = joinedBy('=', whole);
  if (numbers === null || widthOf(line) <= LINE) return [shapeRuns(withLinearFractions(line, PIECE))];
  const [, , put] = whole;
  return [
    shapeRuns(withLinearFractions(joinedBy('=', whole.slice(0, 2)), PIECE)),
    shapeRuns(withLinearFractions({ kind: 'row', items: [sign('='), put] }, PIECE)),
  ];
}
