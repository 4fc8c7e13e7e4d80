import { describe, expect, it } from 'vitest';
import { extent } from '../../testing/measure';
import { bolt, scene } from '../../testing/scene-builder';
import { anchorGeometry } from './geometry';
import { tensionColour } from './tension-colour';

describe('anchors', () => {
  it('reach from their nominal depth through the plate to the end of the thread', () => {
    const { min, max } = extent(anchorGeometry(scene({ bolts: [bolt(1, 30, -40)] })));
    expect(min[2]).toBeCloseTo(-80);
    expect(max[2]).toBeCloseTo(15 + 1.6 * 12);
    expect((min[0] + max[0]) / 2).toBeCloseTo(30);
    expect((min[1] + max[1]) / 2).toBeCloseTo(-40);
    // The washer is the widest part.
    expect(max[0] - min[0]).toBeCloseTo(24);
  });

  it('stand higher with the plate', () => {
    const { plate } = scene();
    const raised = extent(anchorGeometry(scene({ plate: { ...plate, standOff: 40 } })));
    expect(raised.max[2]).toBeCloseTo(40 + 15 + 1.6 * 12);
    expect(raised.min[2]).toBeCloseTo(-80);
  });

  it('are one mesh, with a share for each', () => {
    const one = anchorGeometry(scene({ bolts: [bolt(1, 0, 0)] })).meshes;
    const four = anchorGeometry(scene()).meshes;
    expect([one.length, four.length]).toEqual([1, 1]);
    expect(four[0].positions.length).toBe(4 * one[0].positions.length);
  });

  it('take the colour of their tension', () => {
    const { meshes } = anchorGeometry(
      scene({
        bolts: [bolt(1, 0, 0), bolt(2, 50, 0)],
        reactions: [
          { no: 1, tension: 0 },
          { no: 2, tension: 8 },
        ],
      }),
    );
    const colours = meshes[0].colours ?? new Float32Array();
    const close = (actual: Float32Array, expected: readonly number[]) =>
      expected.forEach((part, i) => expect(actual[i]).toBeCloseTo(part));
    close(colours.subarray(0, 3), tensionColour(0, 8));
    close(colours.subarray(colours.length - 3), tensionColour(8, 8));
  });
});

describe('the colour of a tension', () => {
  it('darkens with the force and is apart for none', () => {
    const darkness = (tension: number) => tensionColour(tension, 10).reduce((sum, part) => sum - part, 0);
    expect(darkness(2)).toBeLessThan(darkness(5));
    expect(darkness(5)).toBeLessThan(darkness(10));
    expect(tensionColour(0, 10)).toEqual(tensionColour(-3, 10));
    expect(tensionColour(1, 0)).toEqual(tensionColour(0, 10));
  });
});
