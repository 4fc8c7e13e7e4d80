import { describe, expect, it } from 'vitest';
import { markGeometry } from '@/viewer/objects/mark/geometry';
import { DIRECTIONS } from '@/viewer/scene/camera';
import { drawingsSeenFrom } from '@/viewer/scene/layers';
import { extent } from '@/viewer/testing/measure';
import { layersOf, scene } from '@/viewer/testing/scene-builder';

describe('selection ring', () => {
  it('the selection ring is on the plate around its anchor', () => {
    const { min, max } = extent(markGeometry(scene({ markedAnchor: 2 })));
    expect([(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, min[2]].map(Math.round)).toEqual([90, -90, 15]);
    expect(max[0] - min[0]).toBeGreaterThan(2 * 12);
  });

  it('the selection ring is drawn only for a selected anchor that exists, and does not affect the camera', () => {
    expect(markGeometry(scene()).meshes).toEqual([]);
    expect(markGeometry(scene({ markedAnchor: 9 })).meshes).toEqual([]);
    const layers = layersOf(scene({ markedAnchor: 2 }));
    expect(drawingsSeenFrom(layers, DIRECTIONS.iso)).not.toContain(layers.mark);
  });
});
