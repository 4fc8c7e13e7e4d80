/**
 * Stiffness matrix of an element. The slopes of its inner nodes are coupled neither to a neighbouring
 * element nor to the concrete, so they are eliminated once; contact changes only the remaining matrix.
 */
import { eliminate, scratchFor } from '@/engineering/plate/elastic/dense-front';
import { LINE_NODES } from '@/engineering/plate/elastic/line-basis';
import { ELEMENT_NODES, ELEMENT_UNKNOWNS, NODE_UNKNOWNS } from '@/engineering/plate/elastic/plate-element';

const isInner = (node: number): boolean => {
  const i = node % LINE_NODES;
  const j = (node - i) / LINE_NODES;
  return i > 0 && i < LINE_NODES - 1 && j > 0 && j < LINE_NODES - 1;
};

const isInnerSlope = (unknown: number): boolean =>
  unknown % NODE_UNKNOWNS > 0 && isInner(Math.floor(unknown / NODE_UNKNOWNS));

const ALL = Array.from({ length: ELEMENT_UNKNOWNS }, (_, i) => i);
/** Unknowns of an element that are eliminated once, and the unknowns that remain. */
export const INNER = Int32Array.from(ALL.filter(isInnerSlope));
export const OUTER = Int32Array.from(ALL.filter((i) => !isInnerSlope(i)));
const ORDER = Int32Array.from([...INNER, ...OUTER]);
/** Index of each node's deflection among the remaining unknowns. */
export const DEFLECTIONS = Int32Array.from({ length: ELEMENT_NODES }, (_, node) =>
  OUTER.indexOf(NODE_UNKNOWNS * node),
);

export interface Condensed {
  /** Factor of the eliminated inner unknowns [all x inner]; the rows are in the order inner, outer. */
  factor: Float64Array;
  /** Matrix of the outer unknowns [outer x outer], lower triangle. */
  rest: Float64Array;
}

export class ElementKind {
  private reduced: Condensed | null = null;

  /** Element matrix row by row, symmetric [75 x 75]. */
  constructor(readonly matrix: Float64Array) {}

  /** Returns the condensed matrix; null if the inner unknowns have no stiffness. */
  condensed(): Condensed | null {
    this.reduced ??= condense(this.matrix);
    return this.reduced;
  }
}

function condense(matrix: Float64Array): Condensed | null {
  const n = ELEMENT_UNKNOWNS;
  const F = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) F[i * n + j] = matrix[ORDER[i] * n + ORDER[j]];
  }
  const own = INNER.length;
  if (!eliminate(F, n, own, new Float64Array(scratchFor(n)))) return null;
  return { factor: columnsOf(F, n, own), rest: restOf(F, n, own) };
}

/** Returns the factor columns of an eliminated front [n x own]. */
export function columnsOf(
  F: Float64Array,
  n: number,
  own: number,
  into: Float64Array = new Float64Array(n * own),
): Float64Array {
  for (let i = 0; i < n; i++) {
    const end = Math.min(i + 1, own);
    for (let k = 0; k < end; k++) into[i * own + k] = F[i * n + k];
  }
  return into;
}

/** Returns the Schur complement of an eliminated front, lower triangle. */
export function restOf(
  F: Float64Array,
  n: number,
  own: number,
  into: Float64Array = new Float64Array((n - own) ** 2),
): Float64Array {
  const rest = n - own;
  for (let i = 0; i < rest; i++) {
    const row = (i + own) * n + own;
    for (let j = 0; j <= i; j++) into[i * rest + j] = F[row + j];
  }
  return into;
}
