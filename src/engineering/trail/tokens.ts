/** Parts of a formula's text, and what its functions compute. */
import { formulaTokens, type FunctionName, type Token } from '../../formula/tokens';

export type { Token };

const DEGREE = Math.PI / 180;

/** Angles are in degrees. `min` and `max` take any number of values, the others one. */
export const FUNCTIONS: Readonly<Record<FunctionName, (...values: number[]) => number>> = {
  sqrt: (a) => Math.sqrt(a),
  abs: (a) => Math.abs(a),
  sin: (a) => Math.sin(a * DEGREE),
  cos: (a) => Math.cos(a * DEGREE),
  atan: (a) => Math.atan(a) / DEGREE,
  min: (...values) => Math.min(...values),
  max: (...values) => Math.max(...values),
};

/** Throws a SyntaxError on a text that is no formula, which is a bug. */
export function tokenize(text: string): Token[] {
  const tokens = formulaTokens(text);
  if (tokens.some(({ kind }) => kind === 'unreadable')) {
    throw new SyntaxError(`Cannot read the formula "${text}"`);
  }
  return tokens;
}
