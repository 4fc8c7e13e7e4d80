import { expect, it } from 'vitest';
import { drawn } from '@/viewer/drawing/drawing';
import { BEYOND, drawAnchors, utilisationColour } from '@/viewer/objects/anchor';
import { extent } from '@/viewer/testing/measure';
import { bolt, scene } from '@/viewer/testing/scene-builder';

it('anchors extend from their nominal depth through the plate to the end of the thread', () => {
  const { min, max } = extent(drawn(drawAnchors, scene({ bolts: [bolt(1, 30, -40)] })));
  expect(min[2]).toBeCloseTo(-80, 3);
  expect(max[2]).toBeCloseTo(15 + 1.6 * 12, 3);
  expect((min[0] + max[0]) / 2).toBeCloseTo(30, 3);
  expect((min[1] + max[1]) / 2).toBeCloseTo(-40, 3);
  // The washer is the widest part of the anchor.
  expect(max[0] - min[0]).toBeCloseTo(24, 3);
});

it('anchors extend higher above the concrete with a stand-off plate', () => {
  const { plate } = scene();
  const raised = extent(drawn(drawAnchors, scene({ plate: { ...plate, standOff: 40 } })));
  expect(raised.max[2]).toBeCloseTo(40 + 15 + 1.6 * 12, 3);
  expect(raised.min[2]).toBeCloseTo(-80, 3);
});

it('all anchors form one mesh, with the same number of triangles for each anchor', () => {
  const one = drawn(drawAnchors, scene({ bolts: [bolt(1, 0, 0)] })).meshes;
  const four = drawn(drawAnchors, scene()).meshes;
  expect([one.length, four.length]).toEqual([1, 1]);
  expect(four[0].positions.length).toBe(4 * one[0].positions.length);
});

it('each anchor has the colour that belongs to its utilisation', () => {
  const reactions = [0, 1.4].map((utilisation, i) => ({
    no: i + 1,
    tension: 5.5 * utilisation,
    utilisation,
  }));
  const { meshes } = drawn(drawAnchors, scene({ bolts: [bolt(1, 0, 0), bolt(2, 50, 0)], reactions }));
  const colours = meshes[0].colours ?? new Float32Array();
  const close = (actual: Float32Array, expected: readonly number[]) =>
    expected.forEach((part, i) => expect(actual[i]).toBeCloseTo(part, 3));
  close(colours.subarray(0, 3), utilisationColour(0));
  close(colours.subarray(colours.length - 3), utilisationColour(1.4));
});

const FAMILIES = ['expansion', 'sleeve', 'undercut'] as const;
it.each(FAMILIES)('a drawn %s anchor has the depth and width of its parts', (family) => {
  const bolts = [bolt(1, 0, 0, { family, diameter: 18, thread: 12 })];
  const { min, max } = extent(drawn(drawAnchors, scene({ bolts })));
  expect(min[2]).toBeCloseTo(-80, 3);
  expect(max[2]).toBeCloseTo(15 + 1.6 * 12, 3);
  // The foot of an undercut anchor is wider than its washer.
  expect(max[0] - min[0]).toBeCloseTo(family === 'undercut' ? 27 : 24, 3);
});

it('an anchor without an embedment depth is not drawn', () =>
  expect(drawn(drawAnchors, scene({ bolts: [bolt(1, 0, 0, { hef: undefined })] })).meshes).toEqual([]));

const darkness = (percent: number) => utilisationColour(percent).reduce((sum, part) => sum - part, 0);

it('the colour for a utilisation becomes darker up to the limit', () => {
  const steps = [1.4, 30, 60, 100].map(darkness);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(new Set(steps).size).toBe(4);
});

it('zero utilisation and utilisations above the limit have separate colours', () => {
  expect(utilisationColour(0)).not.toEqual(utilisationColour(0.1));
  expect([utilisationColour(100.1), utilisationColour(400)]).toEqual([BEYOND, BEYOND]);
  expect(utilisationColour(100)).not.toEqual(BEYOND);
});
