import { describe, expect, it } from 'vitest';
import { footprintOf, washerPoints } from '@/engineering/plate/elastic/footprint';
import { centroidOf, placedOutline } from '@/engineering/profiles/placement';
import { SERIES } from '@/engineering/profiles/series';
import { expectNear } from '@/verification/near';

const SECTION = { H: 120, W: 80, T: 7, FT: 11 };

/**
 * Computes the area of a cross-section with the polygon formula; the inner outline of a tube is subtracted.
 */
function outlineArea(outlines: readonly (readonly (readonly [number, number])[])[], isTube: boolean): number {
  const areas = outlines.map((outline) => {
    const next = (i: number) => outline[(i + 1) % outline.length];
    return Math.abs(outline.reduce((sum, [x, y], i) => sum + (x * next(i)[1] - y * next(i)[0]) / 2, 0));
  });
  return isTube ? areas[0] - areas[1] : areas.reduce((sum, area) => sum + area, 0);
}

describe.each(SERIES)('profile series $code ($shape)', ({ code, shape }) => {
  const profile = { type: code, ...SECTION, ex: 13, ey: -21, rotation: 30 };
  const footprint = footprintOf(profile)!;
  const sum = (of: (i: number) => number): number =>
    footprint.area.reduce((total, area, i) => total + area * of(i), 0);

  it('the footprint of a profile has the same area as its outline', () => {
    const area = sum(() => 1);
    const expected = outlineArea(placedOutline(profile), shape === 'RHS' || shape === 'SHS');
    // The outline approximates the circle by a 48-sided polygon.
    expect(Math.abs(area / expected - 1)).toBeLessThan(shape === 'ROUND' ? 0.003 : 1e-9);
  });

  it('the centroid of a rotated footprint is at the reference point', () => {
    const area = sum(() => 1);
    expectNear(sum((i) => footprint.x[i]) / area, 13, 1e-12);
    expectNear(sum((i) => footprint.y[i]) / area, -21, 1e-12);
  });

  it('the footprint lies within its bounds, and the outline of the profile touches the bounds', () => {
    const { x1, x2, y1, y2 } = footprint.bounds;
    expect(Math.min(...footprint.x)).toBeGreaterThan(x1);
    expect(Math.max(...footprint.x)).toBeLessThan(x2);
    expect(Math.min(...footprint.y)).toBeGreaterThan(y1);
    expect(Math.max(...footprint.y)).toBeLessThan(y2);
    const xs = placedOutline(profile).flatMap((outline) => outline.map(([x]) => x));
    const ys = placedOutline(profile).flatMap((outline) => outline.map(([, y]) => y));
    const slack = shape === 'ROUND' ? 0.3 : 1e-9;
    const extremes = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    [x1, x2, y1, y2].forEach((bound, i) => expect(Math.abs(extremes[i] - bound)).toBeLessThanOrEqual(slack));
  });
});

it('the centroid of a T section is shifted from the centre towards the flange', () => {
  // The flange is 80 x 11 mm with its centroid at y = 54.5 mm, and the web is 7 x 109 mm with its centroid
  // at y = -5.5 mm.
  const expected = (880 * 54.5 - 763 * 5.5) / (880 + 763);
  expectNear(centroidOf(31, SECTION)[1], expected, 1e-12);
  expectNear(centroidOf(31, SECTION)[0], 0, 1e-12, 100);
});

it('the centroid of an L section is shifted from the centre towards the corner', () => {
  // First leg: 7 x 120 mm, centroid at (-36.5, 0) mm. Second leg: 73 x 7 mm, centroid at (3.5, -56.5) mm.
  const area = 840 + 511;
  expectNear(centroidOf(51, SECTION)[0], (-36.5 * 840 + 3.5 * 511) / area, 1e-12);
  expectNear(centroidOf(51, SECTION)[1], (-56.5 * 511) / area, 1e-12);
});

it('the centroid of a tube is at its centre', () => {
  expect(centroidOf(41, SECTION)).toEqual([0, 0]);
});

it('footprintOf returns null for a profile without a series or with invalid dimensions', () => {
  const base = { type: 11, ...SECTION, ex: 0, ey: 0, rotation: 0 };
  expect(footprintOf({ ...base, type: 0 })).toBeNull();
  expect(footprintOf({ ...base, FT: 60 })).toBeNull();
  expect(footprintOf({ ...base, type: 81, H: 0 })).toBeNull();
});

const plate = { Lx: 144, Ly: 185 };
const total = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

it.each([
  ['on the plate', [0, 0], 256],
  ['extending beyond one side', [58.4, 20], 216],
  ['at a corner', [66, -86], 100],
  ['on the edge', [72, 0], 1],
] as const)('the points of a washer %s have its area and centre, within the plate', (_, at, points) => {
  const { x, y, area } = washerPoints(at, 40, plate);
  expect(area.length).toBe(points);
  expectNear(total(area), 400 * Math.PI, 1e-12);
  expectNear(total(area.map((a, i) => a * x[i])) / total(area), at[0], 1e-12, 1);
  expectNear(total(area.map((a, i) => a * y[i])) / total(area), at[1], 1e-12, 1);
  expect(Math.max(...x.map(Math.abs))).toBeLessThanOrEqual(72);
  expect(Math.max(...y.map(Math.abs))).toBeLessThanOrEqual(92.5);
});
