/** Syntax tree of a formula. The engine evaluates the tree; screen and report typeset it. */

/** Functions in formulas. `sum` and `mean` occur only in the list of formulas, for any number of anchors. */
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

export type FormulaTree =
  | { kind: 'number' | 'symbol'; text: string }
  /** Parentheses, as written in the formula. */
  | { kind: 'brackets'; of: FormulaTree }
  | { kind: 'minus'; of: FormulaTree }
  | { kind: 'binary'; sign: '+' | '-' | '*' | '/' | '^'; left: FormulaTree; right: FormulaTree }
  | { kind: 'call'; name: FunctionName; args: readonly FormulaTree[] };

/** Recursive descent parser. As in print, ^ is right-associative and precedes a leading minus. */
class Parser {
  private position = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly text: string,
  ) {}

  parse(): FormulaTree {
    const tree = this.sum();
    if (this.position !== this.tokens.length) this.fail();
    return tree;
  }

  private fail(): never {
    throw new SyntaxError(`Cannot read the formula "${this.text}"`);
  }

  private takes(sign: string): boolean {
    const token = this.tokens[this.position];
    if (token?.kind !== 'sign' || token.text !== sign) return false;
    this.position += 1;
    return true;
  }

  private chain(signs: readonly ('+' | '-' | '*' | '/')[], part: () => FormulaTree): FormulaTree {
    let left = part();
    for (;;) {
      const sign = signs.find((wanted) => this.takes(wanted));
      if (sign === undefined) return left;
      left = { kind: 'binary', sign, left, right: part() };
    }
  }

  private sum(): FormulaTree {
    return this.chain(['+', '-'], () => this.chain(['*', '/'], () => this.signed()));
  }

  private signed(): FormulaTree {
    return this.takes('-') ? { kind: 'minus', of: this.signed() } : this.power();
  }

  private power(): FormulaTree {
    const left = this.operand();
    return this.takes('^') ? { kind: 'binary', sign: '^', left, right: this.signed() } : left;
  }

  private operand(): FormulaTree {
    const token = this.tokens[this.position];
    if (token === undefined) this.fail();
    this.position += 1;
    if (token.kind === 'number' || token.kind === 'symbol') return { kind: token.kind, text: token.text };
    if (token.kind === 'function') return { kind: 'call', name: token.text, args: this.args() };
    if (token.text !== '(') this.fail();
    const of = this.sum();
    if (!this.takes(')')) this.fail();
    return { kind: 'brackets', of };
  }

  private args(): FormulaTree[] {
    if (!this.takes('(')) this.fail();
    const args = [this.sum()];
    while (this.takes(',')) args.push(this.sum());
    if (!this.takes(')')) this.fail();
    return args;
  }
}

/** Parses a formula; throws a SyntaxError if it is invalid. */
export const parseFormula = (text: string): FormulaTree => new Parser(formulaTokens(text), text).parse();

/** Parses a formula from an external source; returns null if it is invalid. */
export function readFormula(text: string): FormulaTree | null {
  try {
    return parseFormula(text);
  } catch {
    return null;
  }
}

/** Matches a symbol for one anchor, or for one strip of an area, by number: `N_2`, `V_2_x`. */
const NUMBERED = /^(N|V|x|y|m|P|Q|t|b|l|V_T|N_plate)_(\d+)(?=$|_[xy]$)/;
const STRIP = /^[bl]_/;

/** Returns the number of the anchor or strip; null for a symbol without a number. */
export function numberOf(symbol: string): number | null {
  const number = NUMBERED.exec(symbol)?.[2];
  return number === undefined ? null : Number(number);
}

export const ofAnyNumber = (symbol: string): string => symbol.replace(NUMBERED, '$1_i');

export const isOfAnAnchor = (symbol: string): boolean => numberOf(symbol) !== null && !STRIP.test(symbol);
