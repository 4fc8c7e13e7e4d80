/**
 * Stiffness of a rectangular Reissner-Mindlin element of degree 4 as products of line matrices.
 * Unknowns per node: deflection w, slopes px and py; shear strains are w,x - px and w,y - py.
 */
import { LINE_NODES, lineMatrices } from '@/engineering/plate/elastic/line-basis';

export const ELEMENT_NODES = LINE_NODES * LINE_NODES;
/** Unknowns per node: w, px, py. */
export const NODE_UNKNOWNS = 3;
export const ELEMENT_UNKNOWNS = NODE_UNKNOWNS * ELEMENT_NODES;

/** Returns the indices of all unknowns at the given nodes, node by node. */
export function unknownsOf(nodes: Int32Array): Int32Array {
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

/**
 * Returns the element matrix [75 x 75], row by row; node i + 5 j is the i-th node along x and the j-th along
 * y.
 */
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
