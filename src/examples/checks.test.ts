import { expect, it } from 'vitest';
import { EXAMPLES } from '@/examples/examples';

it.each([
  ['jgj145-shear-equal-eight-anchors', ['forces']],
  ['jgj145-area-one-edge-hilti', ['concrete_cone']],
  ['en1992-4-plate-cfix-two-anchors', ['plate']],
  ['en1992-4-cone-headed-m24-group4', ['steel_tension', 'pull_out', 'concrete_cone']],
])('example %s lists the checks that it covers', (end, checks) => {
  expect(EXAMPLES.find(({ id }) => id === end)?.checks).toEqual(checks);
});

it('every example lists at least one check', () => {
  expect(EXAMPLES.filter(({ checks }) => checks.length === 0)).toEqual([]);
});
