/** Dense matrix routines of the solver: partial Cholesky factorisation of a front, substitution. */

const PANEL = 4;

/** Length of the scratch array that `eliminate` needs for a front with n unknowns. */
export const scratchFor = (n: number): number => PANEL * n;

/**
 * Eliminates the first `m` of `n` unknowns of the front F (n x n, row by row; only the lower triangle is
 * used). F must be positive definite in those unknowns. Afterwards the first m columns contain the factor,
 * and the rest of the lower triangle contains the Schur complement. Returns false if a pivot is not positive.
 */
export function eliminate(F: Float64Array, n: number, m: number, scratch: Float64Array): boolean {
  for (let k = 0; k < m; k += PANEL) {
    const width = Math.min(PANEL, m - k);
    for (let c = k; c < k + width; c++) {
      const pivot = F[c * n + c];
      if (!(pivot > 0)) return false;
      const root = Math.sqrt(pivot);
      F[c * n + c] = root;
      for (let i = c + 1; i < n; i++) F[i * n + c] /= root;
      for (let d = c + 1; d < k + width; d++) {
        const factor = F[d * n + c];
        for (let i = d; i < n; i++) F[i * n + d] -= F[i * n + c] * factor;
      }
    }
    subtractPanel(F, n, k, width, scratch);
  }
  return true;
}

/** Updates the rest with up to four finished columns, two rows at a time to keep the panel in registers. */
function subtractPanel(F: Float64Array, n: number, k: number, width: number, packed: Float64Array): void {
  const first = k + width;
  for (let i = first; i < n; i++) {
    for (let c = 0; c < PANEL; c++) packed[PANEL * i + c] = c < width ? F[i * n + k + c] : 0;
  }
  for (let i = first; i < n; i += 2) {
    const p = PANEL * i;
    const [a0, a1, a2, a3] = [packed[p], packed[p + 1], packed[p + 2], packed[p + 3]];
    const pair = i + 1 < n;
    const q = pair ? p + PANEL : p;
    const [b0, b1, b2, b3] = [packed[q], packed[q + 1], packed[q + 2], packed[q + 3]];
    const rowA = i * n;
    const rowB = rowA + n;
    for (let j = first; j <= i; j++) {
      const r = PANEL * j;
      const c0 = packed[r];
      const c1 = packed[r + 1];
      const c2 = packed[r + 2];
      const c3 = packed[r + 3];
      F[rowA + j] -= a0 * c0 + a1 * c1 + a2 * c2 + a3 * c3;
      if (pair) F[rowB + j] -= b0 * c0 + b1 * c1 + b2 * c2 + b3 * c3;
    }
    if (pair) F[rowB + i + 1] -= b0 * b0 + b1 * b1 + b2 * b2 + b3 * b3;
  }
}

/**
 * Performs forward substitution through one front with the factor L [n x m]: the first m rows of x become the
 * solution of the triangular system, and the remaining rows are reduced. Handles four rows at a time.
 */
export function forward(L: Float64Array, n: number, m: number, x: Float64Array): void {
  for (let i = 0; i < m; i++) {
    const row = i * m;
    let value = x[i];
    for (let k = 0; k < i; k++) value -= L[row + k] * x[k];
    x[i] = value / L[row + i];
  }
  let i = m;
  for (; i + 3 < n; i += 4) {
    const a = i * m;
    const b = a + m;
    const c = b + m;
    const d = c + m;
    let x0 = x[i];
    let x1 = x[i + 1];
    let x2 = x[i + 2];
    let x3 = x[i + 3];
    for (let k = 0; k < m; k++) {
      const value = x[k];
      x0 -= L[a + k] * value;
      x1 -= L[b + k] * value;
      x2 -= L[c + k] * value;
      x3 -= L[d + k] * value;
    }
    x[i] = x0;
    x[i + 1] = x1;
    x[i + 2] = x2;
    x[i + 3] = x3;
  }
  for (; i < n; i++) {
    let value = x[i];
    for (let k = 0, row = i * m; k < m; k++) value -= L[row + k] * x[k];
    x[i] = value;
  }
}

/** Substitutes backward: the last n - m rows of x are known, the first m become the solution. */
export function backward(L: Float64Array, n: number, m: number, x: Float64Array): void {
  let i = m;
  for (; i + 3 < n; i += 4) {
    const a = i * m;
    const b = a + m;
    const c = b + m;
    const d = c + m;
    const x0 = x[i];
    const x1 = x[i + 1];
    const x2 = x[i + 2];
    const x3 = x[i + 3];
    for (let k = 0; k < m; k++) x[k] -= L[a + k] * x0 + L[b + k] * x1 + L[c + k] * x2 + L[d + k] * x3;
  }
  for (; i < n; i++) {
    const value = x[i];
    for (let k = 0, row = i * m; k < m; k++) x[k] -= L[row + k] * value;
  }
  for (let j = m - 1; j >= 0; j--) {
    const row = j * m;
    const value = (x[j] /= L[row + j]);
    for (let k = 0; k < j; k++) x[k] -= L[row + k] * value;
  }
}

/** Solves by Gaussian elimination with row exchange; returns null if a pivot is zero or not finite. */
export function solveDense(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): number[] | null {
  const n = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (let k = 0; k < n; k++) {
    let best = k;
    for (let i = k + 1; i < n; i++) if (Math.abs(rows[i][k]) > Math.abs(rows[best][k])) best = i;
    [rows[k], rows[best]] = [rows[best], rows[k]];
    const pivot = rows[k][k];
    if (pivot === 0 || !Number.isFinite(pivot)) return null;
    for (let i = k + 1; i < n; i++) {
      const factor = rows[i][k] / pivot;
      if (factor !== 0) for (let j = k; j <= n; j++) rows[i][j] -= factor * rows[k][j];
    }
  }
  const x = new Array<number>(n).fill(0);
  for (let k = n - 1; k >= 0; k--) {
    let value = rows[k][n];
    for (let j = k + 1; j < n; j++) value -= rows[k][j] * x[j];
    x[k] = value / rows[k][k];
  }
  return x;
}
