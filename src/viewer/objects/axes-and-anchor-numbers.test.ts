import { expect, it } from 'vitest';
import { drawn } from '@/viewer/drawing/drawing';
import type { SceneMessage } from '@/viewer/message';
import { drawMark } from '@/viewer/objects/axes-and-anchor-numbers';
import { sheetsSeenFrom } from '@/viewer/objects/dimensions';
import { drawingsSeenFrom } from '@/viewer/objects/layers';
import { drawLoads } from '@/viewer/objects/loads';
import { stubHeight } from '@/viewer/objects/scene-geometry';
import { DIRECTIONS, PRESETS } from '@/viewer/rendering/camera';
import { extent, only } from '@/viewer/testing/measure';
import { bolt, scene, layersOf } from '@/viewer/testing/scene-builder';

const PLAN = ['planX', 'planY', 'heights'] as const;
const texts = (changes = {}) => {
  const sheets = layersOf(scene(changes));
  return PLAN.flatMap((sheet) => sheets[sheet].labels.map(({ text }) => text));
};

it('dimensions show edge distances, spacings and plate size along both axes, embedment depth and thickness', () =>
  expect(texts()).toEqual(['210', '180', '260', '400', '160', '180', '190', '300', 'h_ef = 70', 'h = 200']));

it('the label of each dimension along x is halfway between the two positions that the dimension measures', () => {
  const [left, spacing, right] = layersOf(scene()).planX.labels.map(({ position }) => position);
  expect([left[0], spacing[0], right[0]]).toEqual([-195, 0, 220]);
  expect(left[1]).toBeLessThan(-250);
});

it('the distance to a side without an edge is not dimensioned', () => {
  const { foundation } = scene();
  const points = foundation.points.map(([x, y]): [number, number] => [x < 0 ? -10000 : x, y]);
  const edges = { ...foundation.edges, X2: false };
  expect(texts({ foundation: { ...foundation, points, edges } }).slice(0, 2)).toEqual(['180', '260']);
});

it('anchors in one line share a position in the dimension chain, and lengths are rounded to one decimal', () => {
  const bolts = [bolt(1, -60.25, 0), bolt(2, 60.25, 0), bolt(3, -60.25, 50), bolt(4, 60.25, 50)];
  expect(texts({ bolts }).slice(0, 3)).toEqual(['239.8', '120.5', '289.8']);
});

it('dimensions are not drawn in views in which they would shrink to a point or overlap', () => {
  const seen = Object.fromEntries(PRESETS.map((preset) => [preset, [...sheetsSeenFrom(DIRECTIONS[preset])]]));
  const straight = { top: ['planX', 'planY'], front: ['heights', 'front'], side: ['side'] };
  expect(seen).toEqual({ ...straight, iso: ['planX', 'planY', 'heights'] });
});

it('dimensions in the front view are below the concrete, and the side view also shows embedment depth and thickness', () => {
  const { front, side } = layersOf(scene());
  expect(front.labels.map(({ text }) => text)).toEqual(['210', '180', '260', '400']);
  expect(side.labels.map(({ text }) => text)).toEqual(['160', '180', '190', '300', 'h_ef = 70', 'h = 200']);
  expect(Math.max(...front.labels.map(({ position }) => position[2]))).toBeLessThan(-200);
});

it('dimensions are not drawn without anchors', () => expect(texts({ bolts: [] })).toEqual([]));

it('the selection ring is on the plate around its anchor', () => {
  const { min, max } = extent(drawn(drawMark, scene({ markedAnchor: 2 })));
  expect([(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, min[2]].map(Math.round)).toEqual([90, -90, 15]);
  expect(max[0] - min[0]).toBeGreaterThan(2 * 12);
});

it('the selection ring is drawn only for a selected anchor that exists, and does not affect the camera', () => {
  expect(drawn(drawMark, scene()).meshes).toEqual([]);
  expect(drawn(drawMark, scene({ markedAnchor: 9 })).meshes).toEqual([]);
  const layers = layersOf(scene({ markedAnchor: 2 }));
  expect(drawingsSeenFrom(layers, DIRECTIONS.iso)).not.toContain(layers.mark);
});

const NONE = { Nz: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 };
const drawnLoads = (loads: Partial<typeof NONE>, ex = 0, more: Partial<SceneMessage> = {}) =>
  drawn(drawLoads, scene({ loads: { ...NONE, ...loads }, eccentricity: { ex, ey: 0 }, ...more }));

/** Returns the width of an arrow at each end; the tip is the narrower end. */
function headWidth(loads: Partial<typeof NONE>, axis: 0 | 1 | 2): { low: number; high: number } {
  const { positions } = drawnLoads(loads).meshes[0];
  const points = Array.from({ length: positions.length / 3 }, (_, i) => positions.subarray(3 * i, 3 * i + 3));
  const along = points.map((point) => point[axis]);
  const [from, to] = [Math.min(...along), Math.max(...along)];
  const width = (near: (place: number) => boolean) => {
    const across = points.filter((point) => near(point[axis])).map((point) => point[axis === 0 ? 1 : 0]);
    return Math.max(...across) - Math.min(...across);
  };
  return { low: width((place) => place < from + 1), high: width((place) => place > to - 1) };
}

it('the load layer is empty without loads', () => {
  const { meshes, labels } = drawnLoads({});
  expect([meshes, labels]).toEqual([[], []]);
});

it('the label of each load component contains its value and unit', () => {
  const { labels } = drawnLoads({ Nz: 10, Vx: -2.5, Vy: 3, Mx: 1, My: -0.25, Mz: 7 });
  expect(labels.map(({ text }) => text)).toEqual([
    'N_z = 10.000 kN',
    'V_x = -2.500 kN',
    'V_y = 3.000 kN',
    'M_x = 1.000 kNm\nM_y = -0.250 kNm\nM_z = 7.000 kNm',
  ]);
  expect(drawnLoads({ My: 2 }).labels.map(({ text }) => text)).toEqual(['M_y = 2.000 kNm']);
});

it('the arrow for the load whose input field has the focus is highlighted', () => {
  const materialsOf = (markedLoad?: 'Nz' | 'Vx') =>
    drawnLoads({ Nz: 10, Vx: 2 }, 0, { markedLoad }).meshes.map(({ material }) => material);
  expect(materialsOf()).toEqual(['load']);
  expect(materialsOf('Vx')).toEqual(['load', 'mark']);
});

it('force arrows point in the direction of action', () => {
  for (const { high, low } of [headWidth({ Vx: 5 }, 0), headWidth({ Nz: 5 }, 2)])
    expect(high).toBeLessThan(low);
  for (const { high, low } of [headWidth({ Vx: -5 }, 0), headWidth({ Nz: -5 }, 2)])
    expect(low).toBeLessThan(high);
});

it('the loads act at the profile’s reference point, and the arrows of normal forces are above the profile', () => {
  const top = 15 + stubHeight(scene());
  expect(extent(drawnLoads({ Nz: 5 })).min[2]).toBeGreaterThan(top);
  expect(extent(drawnLoads({ Nz: -5 })).min[2]).toBeGreaterThan(top);
  expect(extent(drawnLoads({ Vx: 5 }, 60)).min[0] - extent(drawnLoads({ Vx: 5 })).min[0]).toBeCloseTo(60, 3);
});

it('the arrow of a force is shorter if another force is larger', () => {
  const both = only(drawnLoads({ Nz: 10, Vx: 1 }), 'load');
  expect(extent(both).max[0]).toBeLessThan(extent(drawnLoads({ Vx: 1 })).max[0]);
});

it('the arc of the moment Mz rotates according to the right-hand rule', () => {
  // The arc runs counter-clockwise over the top, so its head is on the left; the head is drawn last.
  const centreOfHead = (Mz: number) => {
    const { positions } = drawnLoads({ Mz }).meshes[0];
    return [...positions.subarray(positions.length - 9)];
  };
  expect(centreOfHead(1)[0]).toBeLessThan(0);
  expect(centreOfHead(1)[0]).toBeCloseTo(-centreOfHead(-1)[0], 0);
});
