/**
 * Tests that mirrored and rotated designs give the same values in every check, with slotted holes and under
 * both standards.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Standard } from '@/engineering/model/design';
import { howMany } from '@/testing/run/how-many';
import { checkOrSkip, UTILISATION_NAMES, utilisations } from '@/verification/checks';
import { mirrored, rotated } from '@/verification/moved-design';
import { designsTo } from '@/verification/random-design';

/** Relative tolerance for rounding, because sums are added in a different order. */
const TOLERANCE = 1e-9;

function expectSame(a: (number | null)[], b: (number | null)[]): void {
  a.forEach((value, i) => {
    const other = b[i];
    expect(other === null, `${UTILISATION_NAMES[i]}: ${String(value)} and ${String(other)}`).toBe(
      value === null,
    );
    if (value !== null && other !== null)
      expect(Math.abs(value - other)).toBeLessThanOrEqual(TOLERANCE * Math.abs(value) + 1e-9);
  });
}

describe.each<Standard>(['EN1992-4', 'JGJ145-2013'])('symmetry of checks according to %s', (standard) => {
  it.each([
    ['mirrored about the y axis', mirrored],
    ['rotated by 90 degrees', rotated],
  ])('no utilisation changes if the design is %s', (_, change) => {
    fc.assert(
      fc.property(designsTo({ standard, slots: true }), (input) => {
        expectSame(utilisations(checkOrSkip(input)), utilisations(checkOrSkip(change(input))));
      }),
      { numRuns: howMany(40, 200) },
    );
  });
});
