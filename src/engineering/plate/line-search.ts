/** Line search: the step length along a search direction that minimises a convex energy. */

/**
 * Finds a step length. `slope(a)` is the negative derivative of the energy at step a and never increases;
 * `start` is its value at 0. Returns a step at which at most a twentieth of the slope remains, so full steps
 * are accepted immediately near the solution. Beyond the root, the energy must have decreased as well
 * (`falls`); otherwise steps across a kink could cycle. The root is bracketed and found by false position
 * with the Illinois rule, which shrinks the bracket from both ends.
 */
export function stepLength(
  slope: (a: number) => number,
  start: number,
  falls: (a: number) => boolean,
): number {
  const slack = 0.05 * start;
  const good = (a: number, value: number): boolean => Math.abs(value) <= slack && (value >= 0 || falls(a));
  let [low, atLow] = [0, start];
  let [high, atHigh] = [1, slope(1)];
  for (let i = 0; atHigh > slack && i < 60; i++) {
    [low, atLow] = [high, atHigh];
    high *= 2;
    atHigh = slope(high);
  }
  if (good(high, atHigh)) return high;
  for (let i = 0; i < 120 && high - low > 1e-15 * high; i++) {
    const a = i % 4 === 3 ? (low + high) / 2 : high - (atHigh * (high - low)) / (atHigh - atLow);
    const value = slope(a);
    if (good(a, value)) return a;
    if (value > 0) {
      [low, atLow] = [a, value];
      atHigh /= 2;
    } else {
      [high, atHigh] = [a, value];
      atLow /= 2;
    }
  }
  return low;
}
