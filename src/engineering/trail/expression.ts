/**
 * Formulas as strings: parsed once, evaluated with named values, and printed with substituted numbers. The
 * string is the only definition of a formula, so the printed formula is always the computed one. Grammar:
 * numbers, symbols, + - * / ^, parentheses, and the functions in `functions.ts`. Angles are in degrees.
 */
import { compile } from '@/engineering/trail/compile';
import { preparePrint, substitute, type Print } from '@/engineering/trail/print';
import type { Values } from '@/engineering/trail/values';
import { formulaTokens } from '@/formula/tokens';
import { parseFormula } from '@/formula/tree';

export class Expression {
  readonly evaluateAll: (values: readonly number[]) => number;
  private prepared: Print | undefined;

  constructor(readonly text: string) {
    this.evaluateAll = compile(parseFormula(text), text);
  }

  evaluate(values: Values): number {
    return this.evaluateAll(values.all);
  }

  /** Symbols in the order of their first use. */
  get symbols(): readonly string[] {
    return [...new Set(this.print.symbols)];
  }

  /** Returns the formula with numbers in place of symbols, formatted by `print`. */
  substitute(print: (symbol: string) => string): string {
    return substitute(this.print, print);
  }

  private get print(): Print {
    return (this.prepared ??= preparePrint(formulaTokens(this.text)));
  }
}

const compiled = new Map<string, Expression>();

/**
 * Parses a formula; each string is parsed only once. Throws a SyntaxError for a malformed formula, which is
 * a programming error.
 */
export function expression(text: string): Expression {
  let made = compiled.get(text);
  if (made === undefined) {
    made = new Expression(text);
    compiled.set(text, made);
  }
  return made;
}
