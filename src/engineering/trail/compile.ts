/** Compiles a formula's syntax tree to a function of the values. */
import { FUNCTIONS } from '@/engineering/trail/functions';
import { placeOf } from '@/engineering/trail/values';
import type { FormulaTree } from '@/formula/tree';

/** Evaluates a formula; `values` is indexed by the position of each symbol. */
export type Evaluate = (values: readonly number[]) => number;

function symbolOf(symbol: string, text: string): Evaluate {
  const place = placeOf(symbol);
  return (v) => {
    const value = v[place];
    if (Number.isNaN(value)) throw new ReferenceError(`${symbol} is not known in "${text}"`);
    return value;
  };
}

function callOf(apply: (...values: number[]) => number, args: readonly Evaluate[]): Evaluate {
  const [a, b] = args;
  if (args.length === 1) return (v) => apply(a(v));
  if (args.length === 2) return (v) => apply(a(v), b(v));
  return (v) => apply(...args.map((argument) => argument(v)));
}

const BINARY: Readonly<Record<'+' | '-' | '*' | '/' | '^', (a: Evaluate, b: Evaluate) => Evaluate>> = {
  '+': (a, b) => (v) => a(v) + b(v),
  '-': (a, b) => (v) => a(v) - b(v),
  '*': (a, b) => (v) => a(v) * b(v),
  '/': (a, b) => (v) => a(v) / b(v),
  '^': (a, b) => (v) => a(v) ** b(v),
};

/**
 * Compiles the syntax tree of a formula. `text` is the complete formula, which the error message for a
 * symbol without a value quotes.
 */
export function compile(tree: FormulaTree, text: string): Evaluate {
  switch (tree.kind) {
    case 'number': {
      const value = Number(tree.text);
      return () => value;
    }
    case 'symbol':
      return symbolOf(tree.text, text);
    case 'brackets':
      return compile(tree.of, text);
    case 'minus': {
      const a = compile(tree.of, text);
      return (v) => -a(v);
    }
    case 'binary':
      return BINARY[tree.sign](compile(tree.left, text), compile(tree.right, text));
    case 'call': {
      const args = tree.args.map((argument) => compile(argument, text));
      return callOf(FUNCTIONS[tree.name], args);
    }
  }
}
