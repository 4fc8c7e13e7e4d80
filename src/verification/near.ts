import { expect } from 'vitest';

/** Expects a number within a relative tolerance; an expected 0 needs a reference size. */
export function expectNear(got: number, expected: number, relative: number, size = Math.abs(expected)): void {
  expect(Math.abs(got - expected), `${got}, not ${expected}`).toBeLessThanOrEqual(relative * size);
}
