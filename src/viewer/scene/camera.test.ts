import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { cornersOf } from '../drawing/drawing';
import { layersOf, scene } from '../testing/scene-builder';
import { DIRECTIONS, FIELD_OF_VIEW, fitted, PRESETS } from './camera';

/** Places on the screen from -1 to 1. */
function projected(preset: keyof typeof DIRECTIONS, aspect: number) {
  const points = cornersOf(Object.values(layersOf(scene())));
  const { position, target } = fitted(points, DIRECTIONS[preset], aspect);
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, aspect, 1, 1e6);
  camera.up.set(0, 0, 1);
  camera.position.set(...position);
  camera.lookAt(...target);
  camera.updateMatrixWorld();
  const place = (point: readonly [number, number, number]) => {
    const { x, y } = new Vector3(...point).project(camera);
    return [x, y] as const;
  };
  const seen = points.map(place);
  const range = (axis: 0 | 1) => [
    Math.min(...seen.map((point) => point[axis])),
    Math.max(...seen.map((point) => point[axis])),
  ];
  return { x: range(0), y: range(1), place };
}

describe('a fixed view', () => {
  it.each(PRESETS.flatMap((preset) => [0.5, 1, 2.4].map((aspect) => [preset, aspect] as const)))(
    '%s at %d has everything in the picture, as large as fits, centred',
    (preset, aspect) => {
      const { x, y } = projected(preset, aspect);
      for (const [low, high] of [x, y]) {
        expect(low).toBeGreaterThanOrEqual(-0.91);
        expect(high).toBeLessThanOrEqual(0.91);
        expect(Math.abs(low + high)).toBeLessThan(0.02);
      }
      expect(Math.max(x[1], y[1])).toBeGreaterThan(0.88);
    },
  );

  it('shows x to the right and y up from above, z up from the front', () => {
    const top = projected('top', 1).place;
    expect(top([100, 0, 0])[0]).toBeGreaterThan(top([0, 0, 0])[0]);
    expect(top([0, 100, 0])[1]).toBeGreaterThan(top([0, 0, 0])[1]);
    const front = projected('front', 1).place;
    expect(front([100, 0, 0])[0]).toBeGreaterThan(front([0, 0, 0])[0]);
    expect(front([0, 0, 100])[1]).toBeGreaterThan(front([0, 0, 0])[1]);
    const side = projected('side', 1).place;
    expect(side([0, 100, 0])[0]).toBeGreaterThan(side([0, 0, 0])[0]);
  });
});
