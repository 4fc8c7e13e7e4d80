/** Gauss-Legendre points on [-1, 1]. */

export interface GaussRule {
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
