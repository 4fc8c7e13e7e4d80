import { expect, it } from 'vitest';
import { byLargest, largestBy } from '@/engineering/model/largest-result';
import { shareOf } from '@/testing/run/how-many';
import { check } from '@/verification/check-helpers';
import { stressOnFourAnchors } from '@/verification/plate/four-anchor-plate';
import { plainDesign } from '@/verification/test-design';

it.each([
  [[1, 3, 3 * (1 + 9e-10)], 3],
  [[1, 3, 3 * (1 + 2e-9)], 3 * (1 + 2e-9)],
  [[3 * (1 + 9e-10), 3, 1], 3 * (1 + 9e-10)],
  [[2, Infinity, Infinity], Infinity],
  [[0, 0], 0],
  [[-2, -1, -1 - 1e-12], -1],
])('largestBy of %o returns %d, the first of the values largest apart from rounding', (values, largest) => {
  expect(largestBy(values, (value) => value)).toBe(largest);
});

it('largestBy returns undefined for an empty list', () => {
  expect(largestBy([], Number)).toBeUndefined();
});

it('sorting with byLargest is descending and keeps the order of equal results', () => {
  const values = { a: 1, b: 2, c: 2 * (1 + 1e-12), d: Infinity };
  const sorted = Object.entries(values).toSorted(([, one], [, other]) => byLargest(one, other));
  expect(sorted.map(([name]) => name).join('')).toBe('dbca');
});

it.each([1, 2, 3])('anchor 1 governs even if rounding makes the force of index %d slightly larger', (no) => {
  const axials = [10, 10, 10, 10].map((force, i) => (i === no ? force * (1 + 1e-12) : force));
  const { checks } = check(plainDesign({ axials, load: { N: 40 } }));
  expect(checks.steel_tension.anchors).toBe('1');
});

const PROFILES = [
  { type: 14, H: 152, W: 160, T: 6, FT: 9, rotation: 0 },
  { type: 42, H: 120, W: 120, T: 6, FT: 0, rotation: 0 },
  { type: 41, H: 160, W: 80, T: 5, FT: 0, rotation: 0 },
] as const;

it.each([
  ['tension', 'lower', 0, 0],
  ['a moment about x', 'upper', 5, 0],
  ['a moment about y', 'lower', 0, 5],
])('an elastic plate under %s reports the %s left of equally stressed positions', (_, side, Mx, My) => {
  for (const profile of shareOf(PROFILES, 1))
    for (const t of [8, 10]) {
      const { maxVonMisesAt: at } = stressOnFourAnchors([300, 320, 110, 120], t, profile, { N: 20, Mx, My });
      expect(at[0]).toBeLessThan(0);
      // A positive moment about x puts the upper anchors in tension, a negative moment the lower anchors.
      expect(Math.sign(at[1])).toBe(side === 'upper' ? 1 : -1);
    }
});
