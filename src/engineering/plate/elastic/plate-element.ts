/**
 * Stiffness of a rectangular Reissner-Mindlin element of degree 4 as products of line matrices.
 * Unknowns per node: deflection w, slopes px and py; shear strains are w,x - px and w,y - py.
 */
import { eliminate, scratchFor } from '@/engineering/plate/elastic/dense-front';
import { LINE_NODES, lineMatrices } from '@/engineering/plate/elastic/shape-functions';

export const ELEMENT_NODES = LINE_NODES * LINE_NODES;
/** Unknowns per node: w, px, py. */
export const NODE_UNKNOWNS = 3;
export const ELEMENT_UNKNOWNS = NODE_UNKNOWNS * ELEMENT_NODES;

/** Returns the indices of all unknowns at the given nodes, node by node. */
export function degreesOfFreedom(nodes: Int32Array): Int32Array {
  return Int32Array.from({ length: NODE_UNKNOWNS * nodes.length }, (_, i) => {
    const c = i % NODE_UNKNOWNS;
    return NODE_UNKNOWNS * nodes[(i - c) / NODE_UNKNOWNS] + c;
  });
}

const SHEAR_FACTOR = 5 / 6;

export interface PlateStiffness {
  /** Bending stiffness, N mm. */
  D: number;
  /** Shear stiffness of the plate, N/mm. */
  S: number;
  nu: number;
}

/** Computes the stiffness from elastic modulus (MPa), Poisson's ratio and thickness (mm). */
export function plateStiffness(E: number, nu: number, t: number): PlateStiffness {
  return { D: (E * t ** 3) / (12 * (1 - nu * nu)), S: (SHEAR_FACTOR * E * t) / (2 * (1 + nu)), nu };
}

/** Computes moments per unit width from the derivatives of the slopes. */
export function momentsOf(
  { D, nu }: PlateStiffness,
  pxx: number,
  pxy: number,
  pyx: number,
  pyy: number,
): [Mx: number, My: number, Mxy: number] {
  return [D * (pxx + nu * pyy), D * (pyy + nu * pxx), ((D * (1 - nu)) / 2) * (pxy + pyx)];
}

/** Returns the element matrix [75 x 75], row by row; node i + 5 j is the i-th along x, the j-th along y. */
export function elementStiffness(hx: number, hy: number, { D, S, nu }: PlateStiffness): Float64Array {
  const X = lineMatrices(hx);
  const Y = lineMatrices(hy);
  const half = (1 - nu) / 2;
  const K = new Float64Array(ELEMENT_UNKNOWNS * ELEMENT_UNKNOWNS);
  for (let a = 0; a < ELEMENT_NODES; a++) {
    const i = a % LINE_NODES;
    const j = (a - i) / LINE_NODES;
    for (let b = 0; b < ELEMENT_NODES; b++) {
      const k = b % LINE_NODES;
      const l = (b - k) / LINE_NODES;
      const [Mx, Kx, Cx, CxT] = [X.mass[i][k], X.stiffness[i][k], X.coupling[i][k], X.coupling[k][i]];
      const [My, Ky, Cy, CyT] = [Y.mass[j][l], Y.stiffness[j][l], Y.coupling[j][l], Y.coupling[l][j]];
      const row = NODE_UNKNOWNS * a * ELEMENT_UNKNOWNS + NODE_UNKNOWNS * b;
      const rowX = row + ELEMENT_UNKNOWNS;
      const rowY = rowX + ELEMENT_UNKNOWNS;
      K[row] = S * (Kx * My + Mx * Ky);
      K[row + 1] = -S * Cx * My;
      K[row + 2] = -S * Mx * Cy;
      K[rowX] = -S * CxT * My;
      K[rowX + 1] = D * (Kx * My + half * Mx * Ky) + S * Mx * My;
      K[rowX + 2] = D * (nu * Cx * CyT + half * CxT * Cy);
      K[rowY] = -S * Mx * CyT;
      K[rowY + 1] = D * (nu * CxT * Cy + half * Cx * CyT);
      K[rowY + 2] = D * (Mx * Ky + half * Kx * My) + S * Mx * My;
    }
  }
  return K;
}

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

interface Condensed {
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
