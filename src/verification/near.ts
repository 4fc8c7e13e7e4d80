import { expect } from 'vitest';

/**
 * Expects a number to be within a relative tolerance; if the expected value is 0, `size` must give the
 * magnitude to which the tolerance refers.
 */
export function expectNear(got: number, expected: number, relative: number, size = Math.abs(expected)): void {
  expect(Math.abs(got - expected), `${got}, not ${expected}`).toBeLessThanOrEqual(relative * size);
}
