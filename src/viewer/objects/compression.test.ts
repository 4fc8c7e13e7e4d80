import { expect, it } from 'vitest';
import { positivePart, pressureOf, valueAt } from '@/drawing/plan/pressure';
import { rectangle } from '@/drawing/plan/shapes';
import { drawn } from '@/viewer/drawing/drawing';
import { drawCompression } from '@/viewer/objects/deformed-plate';
import { extent } from '@/viewer/testing/measure';
import { scene } from '@/viewer/testing/scene-builder';

const PLATE = rectangle(-200, -150, 200, 150);

function solved(force: number, x: number, y: number) {
  const plane = pressureOf(PLATE, force, [x, y]);
  if (!plane) throw new Error('no pressure found');
  return { plane, zone: positivePart(PLATE, plane) };
}

it('the contact pressure is uniform under a centred force', () => {
  const { plane, zone } = solved(60, 0, 0);
  expect(zone).toHaveLength(4);
  for (const point of PLATE) expect(valueAt(plane, point)).toBeCloseTo(60 / (400 * 300), 9);
});

it('the contact pressure decreases to zero at the far side if the force acts at the limit of the middle third', () => {
  const { plane } = solved(60, 400 / 6, 0);
  expect(valueAt(plane, [-200, 0])).toBeCloseTo(0, 9);
  expect(valueAt(plane, [200, 0])).toBeCloseTo((2 * 60) / (400 * 300), 9);
});

it('the contact pressure covers three times the distance from the force to the edge if the force acts outside the middle third', () => {
  const { plane, zone } = solved(60, 140, 0);
  // The force acts 60 mm from the edge: the contact length is 180 mm, and the pressure at the edge is twice
  // the mean.
  expect(Math.min(...zone.map(([x]) => x))).toBeCloseTo(20, 4);
  expect(valueAt(plane, [200, 0])).toBeCloseTo((2 * 60) / (180 * 300), 8);
});

it('the contact pressure under a biaxially eccentric force covers a corner, and its resultant acts at the position of the force', () => {
  const { zone } = solved(60, 150, 110);
  expect(zone).toHaveLength(3);
  // The pressure is a pyramid over a corner triangle, so the resultant is at a quarter of its legs from the
  // corner.
  const legX = 200 - Math.min(...zone.map(([x]) => x));
  const legY = 150 - Math.min(...zone.map(([, y]) => y));
  expect(legX / 4).toBeCloseTo(50, 3);
  expect(legY / 4).toBeCloseTo(40, 3);
});

it('no contact pressure is returned for a force outside the plate', () =>
  expect(pressureOf(PLATE, 60, [260, 0])).toBeNull());

it('the compression zone is drawn below the concrete surface, over the contact length under the plate', () => {
  const drawing = drawn(drawCompression, scene({ compression: { force: 60, x: 140, y: 0 } }));
  const { min, max } = extent({ ...drawing, lines: [] });
  expect([min[0], max[0]].map(Math.round)).toEqual([20, 200]);
  expect(max[2]).toBeCloseTo(0, 3);
  expect(min[2]).toBeLessThan(-20);
});

it('the compression zone of an elastic plate is where the plate deflects into the concrete', () => {
  const deformation = { nx: 5, ny: 2, w: [0.3, 0.1, 0, -0.1, -0.2, 0.3, 0.1, 0, -0.1, -0.2] };
  const elastic = scene({ compression: { force: 60, x: 140, y: 0 }, deformation });
  const { min, max } = extent(drawn(drawCompression, elastic));
  expect([min[0], max[0]]).toEqual([0, 200]);
  expect(min[2]).toBeCloseTo(-44, 3);
});

it('the compression zone is not drawn without compression, or if no pressure distribution exists', () => {
  expect(drawn(drawCompression, scene()).meshes).toEqual([]);
  expect(drawn(drawCompression, scene({ compression: { force: 60, x: 400, y: 0 } })).meshes).toEqual([]);
});
