import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { cornersOf } from '@/viewer/drawing/drawing';
import { DIRECTIONS, fitted, PRESETS } from '@/viewer/scene/camera';
import { layersOf, scene } from '@/viewer/testing/scene-builder';

/** Returns screen positions from -1 to 1. */
function projected(preset: keyof typeof DIRECTIONS, aspect: number) {
  const points = cornersOf(Object.values(layersOf(scene())));
  const { position, target, lens } = fitted(points, DIRECTIONS[preset], aspect);
  const camera = new PerspectiveCamera(lens, aspect, 1, 1e6);
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

describe('fixed view', () => {
  it.each(PRESETS.flatMap((preset) => [0.5, 1, 2.4].map((aspect) => [preset, aspect] as const)))(
    'the fixed view %s at the aspect ratio %d shows everything, as large as possible and centred',
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

  it.each(['top', 'front', 'side'] as const)(
    'the fixed view %s is to scale: a distant length appears as long as an equal length nearby',
    (preset) => {
      const { place } = projected(preset, 1);
      const depth = { top: 2, front: 1, side: 0 }[preset];
      const across = preset === 'side' ? 1 : 0;
      const length = (away: number) => {
        const end = (at: number): [number, number, number] => {
          const point: [number, number, number] = [0, 0, 0];
          point[depth] = away;
          point[across] = at;
          return point;
        };
        return Math.abs(place(end(200))[0] - place(end(-200))[0]);
      };
      // The drawn lengths of 400 mm must differ by less than one point in an image 700 points wide.
      expect(length(300) / length(-300)).toBeCloseTo(1, 2);
      expect(Math.abs(length(300) - length(-300)) * 350).toBeLessThan(1);
    },
  );

  it('a fixed view has perspective if its direction is not along an axis', () => {
    const { place } = projected('iso', 1);
    const height = (y: number) => Math.abs(place([0, y, 100])[1] - place([0, y, -100])[1]);
    expect(height(-250) / height(250)).toBeGreaterThan(1.05);
  });

  it('the views from above and from the front show x to the right, and the side view shows y to the right', () => {
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
