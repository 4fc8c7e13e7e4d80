/**
 * Mirrored and turned designs have the figures of the design, check by check, with slots and in both
 * standards.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckInput, Standard } from '../model/design';
import { checkOrSkip, UTILISATION_NAMES, utilisations } from './checks';
import { designsTo } from './random-design';

/** Relative; sums are added in another order. */
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

function mirrored(input: CheckInput): CheckInput {
  const { outline } = input.concrete;
  const { Vx, My, Mz } = input.dead;
  return {
    ...input,
    anchors: input.anchors.map((anchor) => ({ ...anchor, x: -anchor.x })),
    concrete: { ...input.concrete, outline: { ...outline, X1: -outline.X2, X2: -outline.X1 } },
    dead: { ...input.dead, Vx: -Vx, My: -My, Mz: -Mz },
  };
}

function turned(input: CheckInput): CheckInput {
  const { outline } = input.concrete;
  const { Vx, Vy, Mx, My } = input.dead;
  return {
    ...input,
    anchors: input.anchors.map(({ x, y, actsX, actsY, no }) => {
      return { no, x: -y, y: x, actsX: actsY, actsY: actsX };
    }),
    concrete: {
      ...input.concrete,
      outline: { X1: -outline.Y2, X2: -outline.Y1, Y1: outline.X1, Y2: outline.X2 },
    },
    dead: { ...input.dead, Vx: -Vy, Vy: Vx, Mx: -My, My: Mx },
  };
}

describe.each<Standard>(['EN1992-4', 'JGJ145-2013'])('%s', (standard) => {
  it.each([
    ['mirrored at the y axis', mirrored],
    ['turned by 90 degrees', turned],
  ])('%s', (_, change) => {
    fc.assert(
      fc.property(designsTo({ standard, slots: true }), (input) => {
        expectSame(utilisations(checkOrSkip(input)), utilisations(checkOrSkip(change(input))));
      }),
      { numRuns: 200 },
    );
  });
});
