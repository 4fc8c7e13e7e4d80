import { expect, it } from 'vitest';
import { byLargest, largestBy } from '@/engineering/model/largest-result';
import { shareOf } from '@/testing/run/how-many';
import { check } from '@/verification/checks';
import { plainDesign } from '@/verification/plain-design';
import { stressOnFourAnchors } from '@/verification/plate/four-anchors';

it.each([
  [[1, 3, 3 * (1 + 9e-10)], 3],
  [[1, 3, 3 * (1 + 2e-9)], 3 * (1 + 2e-9)],
  [[3 * (1 + 9e-10), 3, 1], 3 * (1 + 9e-10)],
  [[2, Infinity, Infinity], Infinity],
  [[0, 0], 0],
  [[-2, -1, -1 - 1e-12], -1],
])(
  'largestBy of %o returns %d, the first of the values that are largest apart from rounding',
  (values, largest) => {
    expect(largestBy(values, (value) => value)).toBe(largest);
  },
);

it('largestBy returns undefined for an empty list', () => {
  expect(largestBy([], Number)).toBeUndefined();
});

it('sorting with byLargest is descending and keeps the order of equal results', () => {
  const sorted = ['a', 'b', 'c', 'd'].map((name, i) => ({
    name,
    value: [1, 2, 2 * (1 + 1e-12), Infinity][i],
  }));
  sorted.sort((one, other) => byLargest(one.value, other.value));
  expect(sorted.map(({ name }) => name).join('')).toBe('dbca');
});

it.each([1, 2, 3])(
  'anchor 1 governs even if rounding makes the axial force with index %d slightly larger',
  (no) => {
    const axials = [10, 10, 10, 10].map((force, i) => (i === no ? force * (1 + 1e-12) : force));
    const { checks } = check(plainDesign({ axials, load: { N: 40 } }));
    expect(checks.steel_tension.anchors).toBe('1');
  },
);

it.each([
  ['tension', 'lower', 0, 0],
  ['a moment about x', 'upper', 5, 0],
  ['a moment about y', 'lower', 0, 5],
])(
  'among symmetric positions with the same largest stress, an elastic plate under %s reports the %s left position',
  (_, side, Mx, My) => {
    const size = [300, 320, 110, 120] as const;
    const profiles = [
      { type: 14, H: 152, W: 160, T: 6, FT: 9 },
      { type: 42, H: 120, W: 120, T: 6, FT: 0 },
      { type: 41, H: 160, W: 80, T: 5, FT: 0 },
    ] as const;
    for (const profile of shareOf(profiles, 1))
      for (const t of [8, 10]) {
        const upright = { ...profile, rotation: 0 };
        const { maxVonMisesAt: at } = stressOnFourAnchors(size, t, upright, { N: 20, Mx, My });
        expect(at[0]).toBeLessThan(0);
        // A positive moment about x puts the upper anchors in tension, a negative moment the lower anchors.
        expect(Math.sign(at[1])).toBe(side === 'upper' ? 1 : -1);
      }
  },
);
