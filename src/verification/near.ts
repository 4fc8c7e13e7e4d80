/** Expectations of calculated numbers, with tolerances. */
import { expect } from 'vitest';

/**
 * Expects a number to be within a relative tolerance; if the expected value is 0, `size` must give the
 * magnitude to which the tolerance refers.
 */
export function expectNear(got: number, expected: number, relative: number, size = Math.abs(expected)): void {
  expect(Math.abs(got - expected), `${got}, not ${expected}`).toBeLessThanOrEqual(relative * size);
}

/** Expects values that are equal except for rounding, because sums are added in a different order. */
export function expectSame(a: readonly (number | null)[], b: readonly (number | null)[]): void {
  expect(a.map((value) => value === null)).toEqual(b.map((value) => value === null));
  a.forEach((value, i) => {
    if (value !== null) expectNear(b[i]!, value, 1e-9, Math.abs(value) + 1);
  });
}

/** Returns the values as an expectation to within nine decimals. */
export const closeTo = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, unknown] => [
      name,
      expect.closeTo(value as number, 9),
    ]),
  );
