import { describe, expect, it } from 'vitest';
import { halfTangent, type Standpoint } from '@/viewer/scene/camera';
import { between } from '@/viewer/scene/glide';

const ISO: Standpoint = { position: [600, -900, 500], target: [0, 0, -50], lens: 22 };
const FRONT: Standpoint = { position: [20, -250_000, -30], target: [20, 0, -30], lens: 0.2 };
const BACK: Standpoint = { position: [20, 250_000, -30], target: [20, 0, -30], lens: 0.2 };

const distance = ({ position: p, target: t }: Standpoint) =>
  Math.hypot(p[0] - t[0], p[1] - t[1], p[2] - t[2]);
const height = (at: Standpoint) => 2 * distance(at) * halfTangent(at.lens);
const steps = (from: Standpoint, to: Standpoint) =>
  Array.from({ length: 41 }, (_, i) => between(from, to, i / 40));

describe('camera animation', () => {
  it('the camera animation starts and ends at the given positions', () => {
    const [first] = steps(ISO, FRONT);
    first.position.forEach((part, i) => expect(part).toBeCloseTo(ISO.position[i], 6));
    expect(between(ISO, FRONT, 1)).toEqual(FRONT);
    expect(between(ISO, FRONT, 1.4)).toEqual(FRONT);
  });

  it('the camera animation keeps the visible size between its start and end values', () => {
    const heights = steps(ISO, FRONT).map(height);
    const [low, high] = [Math.min(height(ISO), height(FRONT)), Math.max(height(ISO), height(FRONT))];
    for (const one of heights) {
      expect(one).toBeGreaterThan(low * 0.999);
      expect(one).toBeLessThan(high * 1.001);
    }
  });

  it('the camera animation from the front view to the back view is continuous', () => {
    const turns = steps(FRONT, BACK).map((at) => {
      const { position: p, target: t } = at;
      return [0, 1, 2].map((i) => (p[i] - t[i]) / distance(at));
    });
    turns.slice(1).forEach((turn, i) => {
      const step = Math.hypot(...turn.map((part, k) => part - turns[i][k]));
      expect(step).toBeLessThan(0.3);
    });
  });
});
