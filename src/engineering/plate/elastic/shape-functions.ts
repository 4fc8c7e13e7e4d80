/** Lagrange polynomials of degree 4 on Gauss-Lobatto points, and their integrals over a length of 2. */

interface GaussRule {
  points: readonly number[];
  weights: readonly number[];
}

/** Returns the rule with `n` points, which is exact for polynomials up to degree 2n - 1. */
export function gaussRule(n: number): GaussRule {
  const points: number[] = [];
  const weights: number[] = [];
  for (let i = 0; i < n; i++) {
    // Newton's method finds the roots of the Legendre polynomial; the cosine is the usual start value.
    let x = -Math.cos((Math.PI * (i + 0.75)) / (n + 0.5));
    let slope = 0;
    for (let step = 0; step < 50; step++) {
      let [before, value] = [1, x];
      for (let k = 2; k <= n; k++)
        [before, value] = [value, ((2 * k - 1) * x * value - (k - 1) * before) / k];
      slope = (n * (x * value - before)) / (x * x - 1);
      const dx = value / slope;
      x -= dx;
      if (Math.abs(dx) < 1e-16) break;
    }
    points.push(x);
    weights.push(2 / ((1 - x * x) * slope * slope));
  }
  return { points, weights };
}

export const DEGREE = 4;
export const LINE_NODES = DEGREE + 1;

const INNER = Math.sqrt(3 / 7);
/** Positions of an element's nodes, from -1 to 1. */
export const NODE_POSITIONS: readonly number[] = [-1, -INNER, 0, INNER, 1];

const DENOMINATORS = NODE_POSITIONS.map((xi, i) =>
  NODE_POSITIONS.reduce((product, xk, k) => (k === i ? product : product * (xi - xk)), 1),
);

/** Returns the values of the five Lagrange polynomials at `x`. */
export function valuesAt(x: number): number[] {
  const values = [0, 0, 0, 0, 0];
  for (let i = 0; i < LINE_NODES; i++) {
    let product = 1;
    for (let k = 0; k < LINE_NODES; k++) if (k !== i) product *= x - NODE_POSITIONS[k];
    values[i] = product / DENOMINATORS[i];
  }
  return values;
}

/** Returns the slopes of the five polynomials at `x`, for an element of length 2. */
export function slopesAt(x: number): number[] {
  return NODE_POSITIONS.map((_, i) => {
    let sum = 0;
    for (let left = 0; left < LINE_NODES; left++) {
      if (left === i) continue;
      let product = 1;
      for (let k = 0; k < LINE_NODES; k++) if (k !== i && k !== left) product *= x - NODE_POSITIONS[k];
      sum += product;
    }
    return sum / DENOMINATORS[i];
  });
}

interface LineMatrices {
  /** Integrals of N_i N_j, N_i' N_j' and N_i' N_j as [i][j]. */
  mass: number[][];
  stiffness: number[][];
  coupling: number[][];
}

const square = (): number[][] => NODE_POSITIONS.map(() => NODE_POSITIONS.map(() => 0));

function integrate(): LineMatrices {
  const [mass, stiffness, coupling] = [square(), square(), square()];
  const { points, weights } = gaussRule(LINE_NODES);
  points.forEach((x, q) => {
    const [N, dN] = [valuesAt(x), slopesAt(x)];
    for (let i = 0; i < LINE_NODES; i++) {
      for (let j = 0; j < LINE_NODES; j++) {
        mass[i][j] += weights[q] * N[i] * N[j];
        stiffness[i][j] += weights[q] * dN[i] * dN[j];
        coupling[i][j] += weights[q] * dN[i] * N[j];
      }
    }
  });
  return { mass, stiffness, coupling };
}

const REFERENCE = integrate();

/** Returns the matrices for an element of length `h`; the coupling matrix does not depend on the length. */
export function lineMatrices(h: number): LineMatrices {
  return {
    mass: REFERENCE.mass.map((row) => row.map((value) => (value * h) / 2)),
    stiffness: REFERENCE.stiffness.map((row) => row.map((value) => (value * 2) / h)),
    coupling: REFERENCE.coupling,
  };
}
