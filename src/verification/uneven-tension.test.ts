/**
 * Tests the factor k_1 of JGJ145-2013, 5.2.1: 1.1 under axial tension alone, decreasing as a moment increases
 * the largest force.
 */
import { expect, it } from 'vitest';
import { check } from '@/verification/checks';
import { anchorsAt, plainDesign } from '@/verification/plain-design';

const steel = (axials: number[], N: number, anchors = anchorsAt([-75, 0], [75, 0])) =>
  check(plainDesign({ standard: 'JGJ145-2013', anchors, axials, load: { N } })).checks.steel_tension.detail;

it.each([
  ['axial tension alone', [5, 5], 10, 1.1 * 5],
  ['a moment that increases the largest force by 4 %', [5.2, 4.8], 10, 1.1 * 5],
  ['a moment that increases the largest force by a tenth or more', [5.6, 4.4], 10, 5.6],
  ['prying forces, which exceed the load', [7, 7], 10, 7],
  ['anchor tension without an axial load', [5, 0], 0, 5],
])('the largest steel tension under %s includes the expected factor k_1', (_, axials, N, expected) => {
  expect(Math.abs((steel(axials, N).N_Ed_h as number) - expected)).toBeLessThan(1e-12);
});

it('no factor for uneven tension applies to a single anchor or in EN 1992-4', () => {
  expect(steel([10], 10, anchorsAt([0, 0])).N_Ed_h).toBe(10);
  const european = check(
    plainDesign({ anchors: anchorsAt([-75, 0], [75, 0]), axials: [5, 5], load: { N: 10 } }),
  );
  expect(european.checks.steel_tension.detail.N_Ed_h).toBe(5);
});

it('the factor for uneven tension is recorded in the trail and does not change the anchor reactions', () => {
  const answer = check(plainDesign({ standard: 'JGJ145-2013', axials: [2, 2, 2, 2], load: { N: 8 } }));
  expect(answer.reaction.map(({ tension }) => tension)).toEqual([2, 2, 2, 2]);
  const line = answer.forces.trail.find(({ symbol }) => symbol === 'k_1')!;
  expect([line.expression, line.clause]).toEqual(['max(1, 1.1 * N_Ed / n_a / N_max)', 'JGJ145-2013, 5.2.1']);
  expect(Math.abs(line.value - 1.1)).toBeLessThan(1e-12);
  expect(answer.checks.concrete_cone.detail.trail.map(({ symbol }) => symbol)).toContain('k_1');
});
