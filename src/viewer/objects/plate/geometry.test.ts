import { describe, expect, it } from 'vitest';
import { gapGeometry, holeOutline, plateGeometry } from '@/viewer/objects/plate/geometry';
import { areaAt, extent, only } from '@/viewer/testing/measure';
import { bolt, scene } from '@/viewer/testing/scene-builder';

const size = (outline: readonly (readonly [number, number])[], axis: 0 | 1) =>
  Math.max(...outline.map((point) => point[axis])) - Math.min(...outline.map((point) => point[axis]));

describe('drawing the base plate', () => {
  it('the base plate is on the concrete and has a hole at each anchor', () => {
    const drawing = plateGeometry(scene());
    expect(extent(drawing)).toEqual({ min: [-200, -150, 0], max: [200, 150, 15] });
    const hole = Math.PI * 7 ** 2;
    expect(areaAt(drawing, 2, 15)).toBeCloseTo(400 * 300 - 4 * hole, -1);
  });

  it('the base plate is raised by the gap below it', () => {
    const drawing = plateGeometry(scene({ plate: { ...scene().plate, standOff: 30 } }));
    expect(extent(only(drawing, 'plate'))).toMatchObject({ min: [-200, -150, 30], max: [200, 150, 45] });
    expect(drawing.meshes.map(({ material }) => material)).toEqual(['plate']);
  });

  it('the gap below the base plate contains grout, nuts or packing', () => {
    const { plate } = scene();
    const grout = gapGeometry(scene({ plate: { ...plate, standOff: 30, gap: 'grout' } }));
    expect(extent(only(grout, 'grout'))).toEqual({ min: [-215, -165, 0], max: [215, 165, 30] });
    expect(gapGeometry(scene()).meshes).toEqual([]);
    for (const gap of ['clamped', 'support'] as const) {
      const drawing = gapGeometry(scene({ plate: { ...plate, standOff: 30, gap } }));
      expect(extent(only(drawing, 'plate')).min[2]).toBeLessThan(30);
      expect(extent(drawing).max[2]).toBe(30);
    }
  });

  it('a hole that crosses the edge of the base plate is omitted', () => {
    const drawing = plateGeometry(scene({ bolts: [bolt(1, 198, 0)] }));
    expect(areaAt(drawing, 2, 15)).toBeCloseTo(400 * 300, 0);
  });
});

describe('plate holes', () => {
  it('a plate hole is round, slotted along the axis without shear resistance, or larger in both directions', () => {
    const round = holeOutline(bolt(1, 50, 20), 14);
    expect([size(round, 0), size(round, 1)]).toEqual([14, 14]);
    const alongX = holeOutline(bolt(1, 50, 20, { weightX: 0 }), 14);
    expect(size(alongX, 0)).toBeGreaterThan(30);
    expect(size(alongX, 1)).toBeCloseTo(14, 3);
    const alongY = holeOutline(bolt(1, 50, 20, { weightY: 0 }), 14);
    expect(size(alongY, 0)).toBeCloseTo(14, 3);
    expect(size(alongY, 1)).toBeGreaterThan(30);
    const both = holeOutline(bolt(1, 50, 20, { weightX: 0, weightY: 0 }), 14);
    expect(size(both, 0)).toBeCloseTo(size(both, 1), 3);
    expect(size(both, 0)).toBeGreaterThan(20);
  });

  it('a plate hole has a clearance around the anchor if no size is given', () => {
    expect(size(holeOutline(bolt(1, 0, 0), 0), 0)).toBeCloseTo(14, 3);
  });
});
