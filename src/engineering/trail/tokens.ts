/** Parts of a formula's text: numbers, symbols, functions, signs. */

const DEGREE = Math.PI / 180;

/** Angles are in degrees. `min` and `max` take any number of values, the others one. */
export const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  sqrt: (a) => Math.sqrt(a),
  abs: (a) => Math.abs(a),
  sin: (a) => Math.sin(a * DEGREE),
  cos: (a) => Math.cos(a * DEGREE),
  atan: (a) => Math.atan(a) / DEGREE,
  min: (...values) => Math.min(...values),
  max: (...values) => Math.max(...values),
};

const TOKEN = /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d+)?)|([A-Za-z][A-Za-z0-9_]*)|([-+*/^(),]))/gy;

export interface Token {
  kind: 'number' | 'symbol' | 'function' | 'sign';
  text: string;
}

/** Throws a SyntaxError on a text that is no formula, which is a bug. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (!match) throw new SyntaxError(`Cannot read the formula "${text}"`);
    const [, number, word, sign] = match;
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (word !== undefined) tokens.push({ kind: word in FUNCTIONS ? 'function' : 'symbol', text: word });
    else tokens.push({ kind: 'sign', text: sign });
  }
  return tokens;
}
