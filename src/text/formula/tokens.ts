/** Tokens of a formula string. The engine evaluates formulas; screen and report typeset them. */

/**
 * Functions in formulas. `sum` and `mean` occur only in the list of formulas, where they represent any
 * number of anchors.
 */
const FUNCTION_NAMES = ['sqrt', 'abs', 'sin', 'cos', 'atan', 'min', 'max', 'sum', 'mean'] as const;
export type FunctionName = (typeof FUNCTION_NAMES)[number];

const isFunction = (word: string): word is FunctionName => FUNCTION_NAMES.some((name) => name === word);

export type Token =
  | { kind: 'function'; text: FunctionName }
  | { kind: 'number' | 'symbol' | 'sign' | 'unreadable'; text: string };

const TOKEN = /(\d+(?:\.\d+)?(?:e[+-]?\d+)?)|([A-Za-z][A-Za-z0-9_]*)|([-+*/^(),])|(\S)/g;

export function formulaTokens(formula: string): Token[] {
  return Array.from(formula.matchAll(TOKEN), ([text, number, word, sign]): Token => {
    if (number !== undefined) return { kind: 'number', text };
    if (word !== undefined)
      return isFunction(word) ? { kind: 'function', text: word } : { kind: 'symbol', text };
    return { kind: sign === undefined ? 'unreadable' : 'sign', text };
  });
}
