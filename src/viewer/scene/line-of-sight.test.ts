import { expect, it } from 'vitest';
import { isHidden } from '@/viewer/scene/line-of-sight';

// A wall in the plane y = 0 from x = -10 to 10, 20 high.
const WALL = [
  [-10, 0, 0, 10, 0, 0, 10, 0, 20],
  [-10, 0, 0, 10, 0, 20, -10, 0, 20],
].flat();

it('a wall hides a point behind the wall, but not a point in front of, next to or within the wall', () => {
  const eye = [0, -100, 10] as const;
  expect(isHidden(WALL, eye, [0, 50, 10])).toBe(true);
  expect(isHidden(WALL, eye, [0, -20, 10])).toBe(false);
  expect(isHidden(WALL, eye, [60, 50, 10])).toBe(false);
  expect(isHidden(WALL, eye, [0, 0, 10])).toBe(false);
  expect(isHidden([], eye, [0, 50, 10])).toBe(false);
});
