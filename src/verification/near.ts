import { expect } from 'vitest';

/** Holds a figure to another within a share of its size; an expected 0 needs a size of its own. */
export function expectNear(got: number, expected: number, relative: number, size = Math.abs(expected)): void {
  expect(Math.abs(got - expected), `${got}, not ${expected}`).toBeLessThanOrEqual(relative * size);
}
