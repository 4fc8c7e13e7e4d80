import { expect, it } from 'vitest';
import type { Direction } from '@/design/search/worst-direction';
import { leadingRows, radialScale } from '@/features/explore/directions-chart-data';

const direction = (angle: number, edge: number): Direction =>
  ({
    angle,
    end: {
      word: 'not_verified',
      governing: { kind: 'mode', mode: 'concrete_edge', utilisation: edge },
      utilisations: { steel_shear: 90, pry_out: 40, concrete_edge: edge, concrete: null, linear: 190 },
    },
  }) as unknown as Direction;

it('the polar chart first shows the governing row and the next two rows, without the larger of alternative checks', () => {
  expect(leadingRows([], 3)).toEqual([]);
  const rows = leadingRows([direction(0, 120), direction(90, 150)], 3);
  expect(rows).toEqual(['concrete_edge', 'linear', 'steel_shear']);
});

it.each([
  [250, 260, '260 %'],
  [300, 300, '≥ 300 %'],
])('for a utilisation of %s %%, the radial axis ends at %s %% with the label "%s"', (largest, end, label) => {
  const scale = radialScale(largest);
  expect(scale.end).toBe(end);
  expect(scale.ticks.at(-1)?.label).toBe(label);
});
