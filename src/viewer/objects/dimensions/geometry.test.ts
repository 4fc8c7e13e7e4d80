import { describe, expect, it } from 'vitest';
import { dimensionsGeometry, sheetsSeenFrom } from '@/viewer/objects/dimensions/geometry';
import { DIRECTIONS, PRESETS } from '@/viewer/scene/camera';
import { bolt, scene } from '@/viewer/testing/scene-builder';

const PLAN = ['planX', 'planY', 'heights'] as const;
const texts = (changes = {}) => {
  const sheets = dimensionsGeometry(scene(changes));
  return PLAN.flatMap((sheet) => sheets[sheet].labels.map(({ text }) => text));
};

describe('drawing dimensions', () => {
  it('dimensions show edge distances, spacings and plate size along both axes, embedment depth and thickness', () => {
    expect(texts()).toEqual(['210', '180', '260', '400', '160', '180', '190', '300', 'h_ef = 70', 'h = 200']);
  });

  it('the label of each dimension along x is halfway between the two positions that the dimension measures', () => {
    const [left, spacing, right] = dimensionsGeometry(scene()).planX.labels.map(({ position }) => position);
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
    const seen = Object.fromEntries(
      PRESETS.map((preset) => [preset, [...sheetsSeenFrom(DIRECTIONS[preset])]]),
    );
    expect(seen).toEqual({
      iso: ['planX', 'planY', 'heights'],
      top: ['planX', 'planY'],
      front: ['heights', 'front'],
      side: ['side'],
    });
  });

  it('dimensions in the front view are below the concrete, and the side view also shows embedment depth and thickness', () => {
    const { front, side } = dimensionsGeometry(scene());
    expect(front.labels.map(({ text }) => text)).toEqual(['210', '180', '260', '400']);
    expect(side.labels.map(({ text }) => text)).toEqual(['160', '180', '190', '300', 'h_ef = 70', 'h = 200']);
    expect(Math.max(...front.labels.map(({ position }) => position[2]))).toBeLessThan(-200);
  });

  it('dimensions are not drawn without anchors', () => {
    expect(texts({ bolts: [] })).toEqual([]);
  });
});
