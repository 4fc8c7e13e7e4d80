/** Layout of a formula as data. Terms of a sum that differ only in the anchor number become a total. */
import { numberOf, ofAnyNumber, type FunctionName, type FormulaTree } from '@/text/formula/formula-tree';

export type Shape =
  | { kind: 'row'; items: readonly Shape[] }
  /** A `word` is the name of a function, or text that is not a formula. */
  | { kind: 'number' | 'symbol' | 'sign' | 'word'; text: string }
  | { kind: 'fraction'; above: Shape; below: Shape }
  | { kind: 'power'; base: Shape; exponent: Shape }
  | { kind: 'root' | 'brackets' | 'bars'; of: Shape }
  /** Sum over the anchors or strips with the index i. */
  | { kind: 'total'; of: Shape };

const sign = (text: string): Shape => ({ kind: 'sign', text });
const row = (items: readonly Shape[]): Shape => (items.length === 1 ? items[0] : { kind: 'row', items });

/** Returns the anchor or strip numbers in the symbols of the tree. */
function numbersIn(tree: FormulaTree): number[] {
  switch (tree.kind) {
    case 'symbol': {
      const number = numberOf(tree.text);
      return number === null ? [] : [number];
    }
    case 'number':
      return [];
    case 'binary':
      return [...numbersIn(tree.left), ...numbersIn(tree.right)];
    case 'call':
      return tree.args.flatMap(numbersIn);
    default:
      return numbersIn(tree.of);
  }
}

/** Returns the tree with the index i in place of anchor or strip numbers. */
function withIndex(tree: FormulaTree): FormulaTree {
  switch (tree.kind) {
    case 'symbol':
      return { kind: 'symbol', text: ofAnyNumber(tree.text) };
    case 'number':
      return tree;
    case 'binary':
      return { ...tree, left: withIndex(tree.left), right: withIndex(tree.right) };
    case 'call':
      return { ...tree, args: tree.args.map(withIndex) };
    default:
      return { ...tree, of: withIndex(tree.of) };
  }
}

interface Term {
  sign: '+' | '-';
  tree: FormulaTree;
}

const termsOf = (tree: FormulaTree): Term[] =>
  tree.kind === 'binary' && (tree.sign === '+' || tree.sign === '-')
    ? [...termsOf(tree.left), { sign: tree.sign, tree: tree.right }]
    : [{ sign: '+', tree }];

/** Numbers of terms that an anchor may contribute: 1 as in `N_i`, or 2 as in `x_i * V_i_y - y_i * V_i_x`. */
const TO_AN_ANCHOR = [1, 2];

/** Returns the terms of one anchor with the index i; null if anchors differ or if there is only one. */
function alikeTerms(terms: readonly Term[]): Term[] | null {
  for (const count of TO_AN_ANCHOR) {
    const groups = Array.from({ length: terms.length / count }, (_, group) =>
      terms.slice(group * count, (group + 1) * count),
    );
    if (groups.length < 2 || groups.length * count !== terms.length) continue;
    const numbers = groups.map((group) => [...new Set(group.flatMap(({ tree }) => numbersIn(tree)))]);
    if (numbers.some(({ length }) => length !== 1) || new Set(numbers.flat()).size !== groups.length)
      continue;
    const alike = groups.map((group) =>
      group.map(({ sign: its, tree }): Term => ({ sign: its, tree: withIndex(tree) })),
    );
    if (new Set(alike.map((group) => JSON.stringify(group))).size === 1) return alike[0];
  }
  return null;
}

const bare = (tree: FormulaTree): FormulaTree => (tree.kind === 'brackets' ? tree.of : tree);
const isSum = (tree: FormulaTree): boolean =>
  tree.kind === 'minus' || (tree.kind === 'binary' && (tree.sign === '+' || tree.sign === '-'));

function sum(terms: readonly Term[]): Shape {
  return row(
    terms.flatMap((term, index) => {
      const set = arrange(term.tree);
      return index === 0 ? [set] : [sign(term.sign === '-' ? '−' : '+'), set];
    }),
  );
}

/** Adds brackets around the terms after the summation sign if they are a sum; a product needs no brackets. */
function total(terms: readonly Term[]): Shape {
  const [{ tree }] = terms;
  if (terms.length > 1) return { kind: 'total', of: { kind: 'brackets', of: sum(terms) } };
  const of = arrange(bare(tree));
  return { kind: 'total', of: isSum(bare(tree)) ? { kind: 'brackets', of } : arrange(tree) };
}

const fraction = (above: readonly Shape[], below: FormulaTree): Shape => ({
  kind: 'fraction',
  above: row(withDots(above)),
  below: arrange(bare(below)),
});

function withDots(factors: readonly Shape[]): Shape[] {
  return factors.flatMap((factor, index) => (index === 0 ? [factor] : [sign('·'), factor]));
}

interface Factors {
  trees: readonly FormulaTree[];
  /** Divisor of the factors; null for factors after the last division. */
  below: FormulaTree | null;
}

/** Splits a chain of products and quotients after each division. */
function factorsOf(tree: FormulaTree): Factors[] {
  if (tree.kind !== 'binary' || (tree.sign !== '*' && tree.sign !== '/'))
    return [{ trees: [tree], below: null }];
  const left = factorsOf(tree.left);
  const last = left[left.length - 1];
  if (tree.sign === '/') {
    if (last.below === null) return [...left.slice(0, -1), { ...last, below: tree.right }];
    return [...left, { trees: [], below: tree.right }];
  }
  if (last.below === null) return [...left.slice(0, -1), { trees: [...last.trees, tree.right], below: null }];
  return [...left, { trees: [tree.right], below: null }];
}

/**
 * Arranges a product: `a * b / c` is one fraction, and a sum that is the whole numerator needs no brackets.
 * In `a * b / c * d` only b is above the fraction line, as is usual for the ratio of two areas.
 */
function product(tree: FormulaTree): Shape {
  const parts = factorsOf(tree);
  const shapes = parts.flatMap(({ trees, below }, index): Shape[] => {
    if (below === null) return trees.map(arrange);
    const isLast = index === parts.length - 1;
    const above = isLast ? trees : trees.slice(-1);
    const before = isLast ? [] : trees.slice(0, -1);
    const top = above.length === 1 ? [arrange(bare(above[0]))] : above.map(arrange);
    return [
      ...before.map(arrange),
      fraction(top.length === 0 ? [{ kind: 'number', text: '1' }] : top, below),
    ];
  });
  return row(withDots(shapes));
}

function power(base: FormulaTree, exponent: FormulaTree): Shape {
  if (exponent.kind === 'number' && exponent.text === '0.5') return { kind: 'root', of: arrange(bare(base)) };
  return { kind: 'power', base: arrange(base), exponent: arrange(bare(exponent)) };
}

function list(args: readonly FormulaTree[]): Shape {
  return row(args.flatMap((argument, index) => [...(index === 0 ? [] : [sign(';')]), arrange(argument)]));
}

function call(name: FunctionName, args: readonly FormulaTree[]): Shape {
  if (name === 'sqrt') return { kind: 'root', of: arrange(args[0]) };
  if (name === 'abs') return { kind: 'bars', of: arrange(args[0]) };
  if (name === 'sum') return total([{ sign: '+', tree: args[0] }]);
  const alike = alikeTerms(args.map((tree): Term => ({ sign: '+', tree })));
  return row([
    { kind: 'word', text: name },
    { kind: 'brackets', of: alike ? sum(alike) : list(args) },
  ]);
}

/** Arranges a formula; numerators, denominators and exponents need no brackets. */
export function arrange(tree: FormulaTree): Shape {
  switch (tree.kind) {
    case 'number':
    case 'symbol':
      return { kind: tree.kind, text: tree.text };
    case 'brackets': {
      const of = arrange(tree.of);
      // A sum over anchors needs no brackets.
      return of.kind === 'total' ? of : { kind: 'brackets', of };
    }
    case 'minus':
      return row([sign('−'), arrange(tree.of)]);
    case 'call':
      return call(tree.name, tree.args);
    case 'binary': {
      if (tree.sign === '^') return power(tree.left, tree.right);
      if (tree.sign === '*' || tree.sign === '/') return product(tree);
      const terms = termsOf(tree);
      const alike = alikeTerms(terms);
      return alike ? total(alike) : sum(terms);
    }
  }
}
