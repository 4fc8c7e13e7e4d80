import { expect, it } from 'vitest';
import { drawn, type Drawing } from '@/viewer/drawing/drawing';
import type { BreakoutBody, SceneMessage } from '@/viewer/message';
import { drawFailureBody } from '@/viewer/objects/failure-body';
import { areaAt, extent, only, volume } from '@/viewer/testing/measure';
import { bolt, corners, scene } from '@/viewer/testing/scene-builder';

const body = (one: BreakoutBody, changes: Partial<SceneMessage> = {}) =>
  drawn(drawFailureBody, scene({ failureBody: { mode: 'any', bodies: [one] }, ...changes }));

/** Concrete without edges, so that no edge cuts the body. */
const WIDE: SceneMessage['foundation'] = {
  points: corners([-10000, -10000], [10000, 10000]),
  h: 300,
  edges: { X1: false, X2: false, Y1: false, Y2: false },
};

const group: BreakoutBody = { kind: 'cone', anchors: [1, 2, 3, 4], reach: 105, depth: 70 };

it('the cone of a group extends from the embedment depth to A_c,N at the surface', () => {
  const drawing = body(group, { foundation: WIDE });
  expect(extent(drawing)).toEqual({ min: [-195, -195, -70], max: [195, 195, 0] });
  expect(areaAt(only(drawing, 'failureArea'), 2, 0)).toBeCloseTo(390 * 390, 0);
  expect(drawing.labels.map(({ text }) => text)).toEqual(['A_c,N']);
});

it('the cone label of a group contains the calculated area', () => {
  const drawing = body({ ...group, area: 152100 }, { foundation: WIDE });
  expect(drawing.labels.map(({ text }) => text)).toEqual(['A_c,N = 152\u202f100 mm²']);
});

it('lines within the cone of a group show where the areas of single anchors overlap', () => {
  const inks = (of: Drawing) => of.lines.map(({ stroke }) => stroke);
  expect(inks(body(group, { foundation: WIDE }))).toContain('overlap');
  expect(inks(body({ ...group, anchors: [2] }, { foundation: WIDE }))).not.toContain('overlap');
});

it('the cone of a group is cut off at a concrete edge by a vertical face', () => {
  const { foundation } = scene();
  const near = foundation.points.map(([x, y]): [number, number] => [x < 0 ? -160 : x, y]);
  const drawing = body(group, { foundation: { ...foundation, points: near } });
  expect(extent(drawing).min[0]).toBe(-160);
  expect(areaAt(only(drawing, 'failureArea'), 2, 0)).toBeCloseTo((195 + 160) * 390, 0);
  const feet = [...only(drawing, 'failureCut').meshes[0].positions].filter(
    (_, i, all) => i % 3 === 2 && Math.abs(all[i - 2] + 160) < 1e-3,
  );
  // The cut face is 70 mm from the anchors. The cone extends 105 mm from the anchors at the surface and 70
  // mm at two thirds of its height.
  expect(Math.min(...feet)).toBeCloseTo(-70 / 3, 1);
});

it('the cone of a group counts an area shared by several anchors only once', () => {
  // Overlapping areas: 30 x 210 between anchors 1 and 2, and twice 120 x 30 with anchor 3; of these, 30 x
  // 30 is shared by all three.
  const bolts = [bolt(1, -90, -90), bolt(2, 90, -90), bolt(3, 0, 90)];
  const drawing = body({ ...group, anchors: [1, 2, 3] }, { bolts, foundation: WIDE });
  expect(areaAt(only(drawing, 'failureArea'), 2, 0)).toBeCloseTo(3 * 210 * 210 - 12_600, 0);
  expect(drawing.labels).toHaveLength(1);
});

it('the cone of a group includes only the anchors of the group', () => {
  const drawing = body({ ...group, anchors: [2] }, { foundation: WIDE });
  expect(extent(drawing)).toEqual({ min: [-15, -195, -70], max: [195, 15, 0] });
  // Volume of the pyramid: a third of the base area times the height.
  expect(Math.abs(volume(drawing))).toBeCloseTo((210 * 210 * 70) / 3, -2);
});

it('splitting cracks extend through the whole member to the nearest edge', () => {
  const drawing = body({ kind: 'cone', anchors: [1, 2, 3, 4], reach: 140, depth: 70, cracks: true });
  const { min } = extent(drawing);
  // The nearest edge is Y2, 160 mm from the anchors.
  expect([min[1], min[2]]).toEqual([-250, -200]);
});

it('splitting cracks are not drawn if there is no edge', () => {
  const crack: BreakoutBody = { kind: 'cone', anchors: [1], reach: 140, depth: 70, cracks: true };
  const drawing = body(crack, { foundation: WIDE });
  expect(extent(drawing).min[2]).toBe(-70);
});

const edge: BreakoutBody = { kind: 'edge', anchors: [1, 2], edge: 'Y2', c1: 100 };

it('the edge breakout widens and deepens by 1.5 mm per mm towards A_c,V on the edge face', () => {
  const { foundation } = scene();
  const points = foundation.points.map(([x, y]): [number, number] => [x, y < 0 ? -190 : y]);
  const drawing = body(edge, { foundation: { ...foundation, points } });
  expect(extent(drawing)).toEqual({ min: [-240, -190, -150], max: [240, -90, 0] });
  expect(areaAt(only(drawing, 'failureArea'), 1, -190)).toBeCloseTo(480 * 150, 0);
  expect(drawing.labels[0].text).toBe('A_c,V');
});

it('the edge breakout ends at the side edges and at the underside of the member', () => {
  const points = corners([-150, -190], [140, 280]);
  const drawing = body(edge, { foundation: { ...scene().foundation, points, h: 120 } });
  expect(areaAt(only(drawing, 'failureArea'), 1, -190)).toBeCloseTo(290 * 120, 0);
});

it('the edge breakout is also drawn at the edges X1, X2 and Y1', () => {
  const at = (name: 'X1' | 'X2' | 'Y1') => extent(body({ ...edge, edge: name, anchors: [4] }));
  expect(at('X1')).toMatchObject({ min: [250, -60, -150], max: [350, 240, 0] });
  expect(at('X2').min[0]).toBe(-300);
  expect(at('Y1').max[1]).toBe(280);
});

it('the edge breakout is not drawn at a side without an edge', () =>
  expect(body({ ...edge, edge: 'X1' }, { foundation: WIDE }).meshes).toEqual([]));

it('a sleeve is drawn around the failing part of an anchor', () => {
  const steel = extent(body({ kind: 'anchor', anchors: [1], part: 'steel' }));
  expect(steel.min[2]).toBeCloseTo(-18, 3);
  const embedment = extent(body({ kind: 'anchor', anchors: [1], part: 'embedment' }));
  expect(embedment.min[2]).toBeLessThan(-70);
  expect((embedment.min[0] + embedment.max[0]) / 2).toBeCloseTo(-90, 3);
});
