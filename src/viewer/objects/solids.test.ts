import { expect, it } from 'vitest';
import { SERIES } from '@/engineering';
import { cornersOf, drawn } from '@/viewer/drawing/drawing';
import { drawDeformedPlate, exaggeration, largestDeflection } from '@/viewer/objects/deformed-plate';
import { drawFoundation } from '@/viewer/objects/foundation';
import { drawGap, holeOutline, drawPlate, drawProfile } from '@/viewer/objects/plate';
import { areaAt, extent, only, volume } from '@/viewer/testing/measure';
import { bolt, corners, scene, layersOf } from '@/viewer/testing/scene-builder';

/** Returns length and width of the hole of an anchor that carries these shares of shear along x and y. */
function holeSize(weightX: number, weightY: number, hole = 14): number[] {
  const outline = holeOutline(bolt(1, 50, 20, { weightX, weightY }), hole);
  return [0, 1]
    .map((axis) => outline.map((point) => point[axis]))
    .map((all) => Math.max(...all) - Math.min(...all));
}

it('the base plate is on the concrete and has a hole at each anchor', () => {
  const drawing = drawn(drawPlate, scene());
  expect(extent(drawing)).toEqual({ min: [-200, -150, 0], max: [200, 150, 15] });
  const hole = Math.PI * 7 ** 2;
  expect(areaAt(drawing, 2, 15)).toBeCloseTo(400 * 300 - 4 * hole, -1);
});

it('the base plate is raised by the gap below it', () => {
  const drawing = drawn(drawPlate, scene({ plate: { ...scene().plate, standOff: 30 } }));
  expect(extent(only(drawing, 'plate'))).toMatchObject({ min: [-200, -150, 30], max: [200, 150, 45] });
  expect(drawing.meshes.map(({ material }) => material)).toEqual(['plate']);
});

it('the gap below the base plate contains grout, nuts or packing', () => {
  const { plate } = scene();
  const grout = drawn(drawGap, scene({ plate: { ...plate, standOff: 30, gap: 'grout' } }));
  expect(extent(only(grout, 'grout'))).toEqual({ min: [-215, -165, 0], max: [215, 165, 30] });
  expect(drawn(drawGap, scene()).meshes).toEqual([]);
  for (const gap of ['clamped', 'support'] as const) {
    const drawing = drawn(drawGap, scene({ plate: { ...plate, standOff: 30, gap } }));
    expect(extent(only(drawing, 'plate')).min[2]).toBeLessThan(30);
    expect(extent(drawing).max[2]).toBe(30);
  }
});

it('a hole that crosses the edge of the base plate is omitted', () => {
  expect(areaAt(drawn(drawPlate, scene({ bolts: [bolt(1, 198, 0)] })), 2, 15)).toBeCloseTo(400 * 300, 0);
});

it('a plate hole is round, slotted along the axis without shear resistance, or larger in both directions', () => {
  expect(holeSize(1, 1)).toEqual([14, 14]);
  const [alongX, alongY, both] = [holeSize(0, 1), holeSize(1, 0), holeSize(0, 0)];
  expect(alongX[0]).toBeGreaterThan(30);
  expect(alongX[1]).toBeCloseTo(14, 3);
  expect(alongY[0]).toBeCloseTo(14, 3);
  expect(alongY[1]).toBeGreaterThan(30);
  expect(both[0]).toBeCloseTo(both[1], 3);
  expect(both[0]).toBeGreaterThan(20);
});

it('a plate hole has a clearance around the anchor if no size is given', () =>
  expect(holeSize(1, 1, 0)[0]).toBeCloseTo(14, 3));

const field = (w: number[]) => scene({ deformation: { nx: 3, ny: 2, w } });

it('the deformed plate is raised by the deflections in the grid, row by row from the lower left', () => {
  const places = ['', '', '200,-150', '-200,150'];
  for (const point of [2, 3]) {
    const bent = field([0, 1, 2, 3, 4, 5].map((i) => (i === point ? 0.02 : 0)));
    const drawing = drawn(drawDeformedPlate, bent);
    const { max } = extent(drawing);
    expect(max[2]).toBeCloseTo(15 + exaggeration(bent) * 0.02, 3);
    const highest = cornersOf([drawing]).filter(([, , z]) => Math.abs(z - max[2]) < 1e-3);
    expect(new Set(highest.map(([x, y]) => `${x},${y}`))).toEqual(new Set([places[point]]));
  }
});

it('the largest deflection of the deformed plate is the value stated in the solution, even if no grid point has this value', () => {
  const coarse = field([0, 0, 0.019, 0, 0, 0]);
  const fine = { ...coarse, deformation: { nx: 3, ny: 2, w: [0, 0, 0.019, 0, 0, 0], largest: 0.021 } };
  expect(largestDeflection(coarse.deformation!)).toBe(0.019);
  expect(largestDeflection(fine.deformation)).toBe(0.021);
  expect(exaggeration(fine)).toBeLessThanOrEqual(exaggeration(coarse));
});

it('the deformed plate is drawn in a separate layer, and only if its deflection is known', () => {
  expect(drawn(drawDeformedPlate, scene()).meshes).toEqual([]);
  const { bent, plate } = layersOf(field([0, 0, 0.02, 0, 0, 0]));
  expect(bent.meshes.map(({ material }) => material)).toEqual(['deformation']);
  expect(plate.meshes.map(({ material }) => material)).toEqual(['plate']);
});

it('the exaggeration factor is 1, 2 or 5 times a power of ten', () => {
  const factors = [0.003, 0.02, 0.1, 0.4, 3, 100].map((w) => exaggeration(field([0, 0, w, 0, 0, 0])));
  expect(factors).toEqual([10000, 1000, 200, 50, 10, 1]);
  expect(exaggeration(field([0, 0, 0, 0, 0, 0]))).toBe(1);
});

const OPEN = {
  points: corners([-10000, -250], [350, 10000]),
  h: 200,
  edges: { X1: true, X2: false, Y1: false, Y2: true },
};

it('the concrete block extends between its edges, with its surface at height zero', () => {
  const drawing = drawn(drawFoundation, scene());
  expect(extent(drawing)).toEqual({ min: [-300, -250, -200], max: [350, 280, 0] });
  expect(volume(drawing)).toBeCloseTo(650 * 530 * 200, -1);
  expect(drawing.lines.map(({ stroke }) => stroke)).toEqual(['edge']);
});

it('the concrete block is cut off with a break line only at unbounded sides', () => {
  const drawing = drawn(drawFoundation, scene({ foundation: OPEN }));
  const { min, max } = extent(drawing);
  expect(min[0]).toBeLessThan(-200);
  expect(min[0]).toBeGreaterThan(-600);
  expect(max[1]).toBeLessThan(600);
  expect([max[0], min[1]]).toEqual([350, -250]);
  expect(drawing.lines.map(({ stroke }) => stroke).sort()).toEqual(['break', 'edge']);
});

it('the concrete block is cut off at the bottom if the member is much thicker than the drawing is wide', () => {
  const { foundation } = scene();
  const drawing = drawn(drawFoundation, scene({ foundation: { ...foundation, h: 5000 } }));
  expect(extent(drawing).min[2]).toBeGreaterThan(-1000);
  expect(drawing.lines.some(({ stroke }) => stroke === 'break')).toBe(true);
});

const SECTION = { H: 160, W: 80, T: 6, FT: 9 };
/** Cross-section areas calculated by hand for each shape, mm², including rounded corners. */
const FILLET = (1 - Math.PI / 4) * (1.2 * 9) ** 2;
const BENT = (1 - Math.PI / 4) * ((2 * 6) ** 2 - 6 ** 2);
const AREAS: Readonly<Record<string, number>> = {
  I: 2 * 80 * 9 + 142 * 6 + 4 * FILLET,
  Z: 2 * 80 * 9 + 142 * 6 + 2 * FILLET,
  T: 80 * 9 + 151 * 6 + 2 * FILLET,
  RHS: 160 * 80 - 148 * 68 - 4 * BENT,
  SHS: 160 * 80 - 148 * 68 - 4 * BENT,
  L: 80 * 6 + 154 * 6 + (1 - Math.PI / 4) * (1.2 * 6) ** 2,
  '2FLAT': 2 * 6 * 160,
  RECT: 160 * 80,
  SQUARE: 160 * 80,
  U: 2 * 80 * 9 + 142 * 6 + 2 * FILLET,
  X: 6 * 160 + 9 * 80 - 6 * 9,
};

const STRAIGHT = SERIES.filter(({ shape }) => shape !== 'ROUND');
it.each(STRAIGHT)('the profile of series $code has the area calculated by hand', ({ code, shape }) => {
  const drawing = drawn(drawProfile, scene({ section: { type: code, ...SECTION } }));
  // Each quarter circle is drawn with four segments.
  expect(areaAt(drawing, 2, 15) / AREAS[shape]).toBeCloseTo(1, 2);
  const { min, max } = extent(drawing);
  expect(min[2]).toBe(15);
  expect(max[1] - min[1]).toBeCloseTo(160, 3);
});

it('the drawn profile of a round bar has the cross-sectional area of a circle', () => {
  const drawing = drawn(drawProfile, scene({ section: { type: 81, H: 100, W: 100, T: 0, FT: 0 } }));
  expect(areaAt(drawing, 2, 15) / (Math.PI * 50 ** 2)).toBeCloseTo(1, 1);
});

it('the profile is rotated counter-clockwise and then moved to its reference point', () => {
  const section = { type: 71, H: 160, W: 80, T: 0, FT: 0 };
  const turned = scene({ section, rotation: 90, eccentricity: { ex: 30, ey: -20 } });
  const { min, max } = extent(drawn(drawProfile, turned));
  expect([min[0], max[0]].map(Math.round)).toEqual([-50, 110]);
  expect([min[1], max[1]].map(Math.round)).toEqual([-60, 20]);
  // An L profile has its corner at the lower left and its centroid at the reference point; a rotation by
  // 90° moves the long leg to the left.
  const angle = (rotation: number) =>
    extent(drawn(drawProfile, scene({ section: { type: 51, ...SECTION }, rotation })));
  expect(angle(0).max[0]).toBeGreaterThan(-angle(0).min[0]);
  expect(angle(90).max[0]).toBeLessThan(-angle(90).min[0]);
  expect(angle(90).min[0]).toBeCloseTo(-angle(0).max[1], 3);
});

it('the profile is not drawn without a type', () =>
  expect(drawn(drawProfile, scene({ section: { type: 0, ...SECTION } })).meshes).toEqual([]));
