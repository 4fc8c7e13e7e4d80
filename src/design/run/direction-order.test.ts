import { expect, it } from 'vitest';
import type { Design } from '@/design/model/design-state';
import { inOrderOfDirection } from '@/design/run/phases';
import { givenDesign } from '@/testing/given-design';
import { randomFrom } from '@/verification/random-numbers';

const random = randomFrom(3);
const between = (most: number) => most * (2 * random() - 1);
const cases = Array.from({ length: 1000 }, (_, row) => ({
  row,
  design: givenDesign({ Nz: between(20), Mx: between(4), My: between(4) }),
}));

/**
 * Returns the angle between two loads. Moments are divided by 0.2 m, half the side of a 400 mm plate, so
 * that they are comparable with forces.
 */
function angleBetween(one: Design, other: Design): number {
  const direction = ({ loads: { dead } }: Design) => [dead.Nz, dead.Mx / 0.2, dead.My / 0.2];
  const [a, b] = [direction(one), direction(other)];
  const dot = (p: number[], q: number[]) => p.reduce((sum, value, i) => sum + value * q[i], 0);
  return Math.acos(Math.min(1, dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))));
}

it('inOrderOfDirection returns every load case exactly once', () => {
  const rows = inOrderOfDirection(cases).map(({ row }) => row);
  expect(rows.toSorted((a, b) => a - b)).toEqual(cases.map(({ row }) => row));
});

it('inOrderOfDirection starts with load cases in all directions and then proceeds in small steps', () => {
  const ordered = inOrderOfDirection(cases).map(({ design }) => design);
  const angles = ordered.slice(1).map((design, index) => angleBetween(ordered[index], design));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean(angles.slice(100))).toBeLessThan(0.15);
  // Every load direction is similar to the direction of one of the first 64 cases.
  const first = ordered.slice(0, 64);
  const farthest = Math.max(...ordered.map((one) => Math.min(...first.map((two) => angleBetween(one, two)))));
  expect(farthest).toBeLessThan(0.8);
});

it('inOrderOfDirection keeps the order of a list of only 200 load cases', () => {
  const short = cases.slice(0, 200);
  expect(inOrderOfDirection(short)).toEqual(short);
});
