import { expect, it } from 'vitest';
import { squareAreaInHalfPlane, isRectangle, unionStrips } from '@/engineering/geometry/projected-areas';
import { groupsOf, largestGap, within } from '@/engineering/geometry/spacing-groups';
import type { AnchorPoint, ConcreteOutline } from '@/engineering/model/design';
import { expectNear } from '@/verification/near';

const OPEN: ConcreteOutline = { X1: Infinity, X2: -Infinity, Y1: Infinity, Y2: -Infinity };

const at = (...points: [number, number][]): AnchorPoint[] =>
  points.map(([x, y], index) => ({ no: index + 1, x, y, actsX: true, actsY: true }));

const area = (anchors: AnchorPoint[], side: number, outline = OPEN) =>
  unionStrips(anchors, side, outline).reduce((sum, { width, length }) => sum + width * length, 0);

/** Computes the area by counting 0.5 mm cells: slow, but a simple independent reference. */
function countedArea(anchors: AnchorPoint[], side: number, outline: ConcreteOutline): number {
  let cells = 0;
  for (let x = -499.75; x < 500; x += 0.5) {
    if (x > outline.X1 || x < outline.X2) continue;
    for (let y = -499.75; y < 500; y += 0.5) {
      if (y > outline.Y1 || y < outline.Y2) continue;
      if (anchors.some((a) => Math.abs(x - a.x) <= side / 2 && Math.abs(y - a.y) <= side / 2)) cells += 1;
    }
  }
  return cells / 4;
}

const CORNER = { ...OPEN, X1: 175, Y1: 280 };

it.each([
  ['one square', at([0, 0]), 200, OPEN, 40000],
  ['two overlapping squares', at([-50, 0], [50, 0]), 200, OPEN, 60000],
  ['two adjacent squares', at([-100, 0], [100, 0]), 200, OPEN, 80000],
  ['two separate squares', at([-150, 0], [150, 0]), 200, OPEN, 80000],
  ['four squares at a corner', at([-80, -80], [80, -80], [-80, 80], [80, 80]), 210, CORNER, 360 * 370],
  ['two adjacent squares with an offset of 1 mm', at([-141, 0], [141, 1]), 282, OPEN, 2 * 282 * 282],
])('the union area is exact for %s', (_, anchors, side, outline, expected) => {
  expectNear(area(anchors, side, outline), expected, 1e-12);
});

it('the union area of an irregular group agrees with the area counted in 0.5 mm cells', () => {
  const anchors = at([0, 0], [70, 30], [-40, 90], [120, -60]);
  const outline = { ...OPEN, X1: 150, Y2: -100 };
  expect(Math.abs(area(anchors, 160, outline) - countedArea(anchors, 160, outline))).toBeLessThan(1e-9);
});

it('isRectangle is true for squares that form a single rectangle, and false for offset or separate squares', () => {
  expect(isRectangle(unionStrips(at([-141, 0], [141, 1]), 282, OPEN))).toBe(false);
  expect(isRectangle(unionStrips(at([0, 0], [100, 0]), 282, OPEN))).toBe(true);
  expect(isRectangle(unionStrips(at([0, 0], [0, 400]), 282, OPEN))).toBe(false);
});

it('the square around an anchor is cut off halfway to the next anchor', () => {
  const [a, b] = at([0, 0], [100, 0]);
  expectNear(squareAreaInHalfPlane(a, [b], 300, OPEN), 200 * 300, 1e-12);
});

it('the squares of four anchors, cut off halfway between them, have the same total area as their union', () => {
  const four = at([-75, -75], [75, -75], [-75, 75], [75, 75]);
  const shares = four.map((a) => squareAreaInHalfPlane(a, four, 210, { ...OPEN, X1: 175 }));
  const total = shares.reduce((sum, share) => sum + share, 0);
  expectNear(total, area(four, 210, { ...OPEN, X1: 175 }), 1e-12);
});

it('the square around an anchor is cut off at the perpendicular bisector to a diagonal neighbour', () => {
  const [a, b] = at([0, 0], [100, 100]);
  expectNear(squareAreaInHalfPlane(a, [b], 200, OPEN), 200 * 200 - (100 * 100) / 2, 1e-12);
});

it('clusters joins a chain of close positions in one group and separates distant positions', () => {
  const groups = groupsOf([0, 90, 180, 400, 450], (a, b) => within(Math.abs(a - b), 100));
  expect(groups.map((group) => group.join(' '))).toEqual(['0 90 180', '400 450']);
});

it('a distance that equals the limit apart from rounding counts as within the limit, unlike a larger distance', () => {
  expect(within(3 * 0.1, 0.3)).toBe(true);
  expect(within(100.001, 100)).toBe(false);
});

it('largestGap returns the largest gap between neighbouring values, and 0 for a single value', () => {
  expect(largestGap([200, 0, 50])).toBe(150);
  expect(largestGap([7])).toBe(0);
});
