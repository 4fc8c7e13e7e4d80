import { describe, expect, it } from 'vitest';
import { foundationGeometry } from '@/viewer/objects/foundation/geometry';
import { extent, volume } from '@/viewer/testing/measure';
import { scene } from '@/viewer/testing/scene-builder';

const OPEN = {
  points: [
    [-10000, -250],
    [350, -250],
    [350, 10000],
    [-10000, 10000],
  ] as [number, number][],
  h: 200,
  edges: { X1: true, X2: false, Y1: false, Y2: true },
};

describe('drawing the concrete block', () => {
  it('the concrete block extends between its edges, with its surface at height zero', () => {
    const drawing = foundationGeometry(scene());
    expect(extent(drawing)).toEqual({ min: [-300, -250, -200], max: [350, 280, 0] });
    expect(volume(drawing)).toBeCloseTo(650 * 530 * 200, -1);
    expect(drawing.lines.map(({ ink }) => ink)).toEqual(['edge']);
  });

  it('the concrete block is cut off with a break line only at unbounded sides', () => {
    const drawing = foundationGeometry(scene({ foundation: OPEN }));
    const { min, max } = extent(drawing);
    expect(min[0]).toBeLessThan(-200);
    expect(min[0]).toBeGreaterThan(-600);
    expect(max[1]).toBeLessThan(600);
    expect([max[0], min[1]]).toEqual([350, -250]);
    expect(drawing.lines.map(({ ink }) => ink).sort()).toEqual(['break', 'edge']);
  });

  it('the concrete block is cut off at the bottom if the member is much thicker than the drawing is wide', () => {
    const { foundation } = scene();
    const drawing = foundationGeometry(scene({ foundation: { ...foundation, h: 5000 } }));
    expect(extent(drawing).min[2]).toBeGreaterThan(-1000);
    expect(drawing.lines.some(({ ink }) => ink === 'break')).toBe(true);
  });
});
