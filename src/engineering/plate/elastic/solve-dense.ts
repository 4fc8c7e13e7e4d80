/** Small dense linear systems. */

/**
 * Solves by Gaussian elimination with row exchange; returns null if a pivot is zero or not finite. Does not
 * change the inputs.
 */
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
