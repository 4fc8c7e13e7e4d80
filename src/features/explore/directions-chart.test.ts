import type { GlobalToken } from 'antd';
import { describe, expect, it } from 'vitest';
import type { Direction } from '@/design/search/directions';
import { directionsOption, leadingRows } from '@/features/explore/directions-chart';

const direction = (angle: number, edge: number): Direction =>
  ({
    angle,
    end: {
      word: 'not_verified',
      governing: { kind: 'mode', mode: 'concrete_edge', utilisation: edge },
      utilisations: { steel_shear: 90, pry_out: 40, concrete_edge: edge, concrete: null, linear: 190 },
    },
  }) as unknown as Direction;

describe('rows shown initially in the polar chart', () => {
  it('the polar chart first shows the governing row and the next two rows, without the larger of alternative checks', () => {
    expect(leadingRows([direction(0, 120), direction(90, 150)], 3)).toEqual([
      'concrete_edge',
      'linear',
      'steel_shear',
    ]);
  });

  it('the polar chart shows no row before the first direction is calculated', () => {
    expect(leadingRows([], 3)).toEqual([]);
  });
});

describe('radial axis of the polar chart', () => {
  it.each([
    [250, '260 %'],
    [640, '≥ 300 %'],
  ])(
    'for a largest utilisation of %s %%, the radial axis of the polar chart ends with the label "%s"',
    (edge, label) => {
      const { radiusAxis } = directionsOption({
        directions: [direction(0, edge)],
        isWhole: true,
        angles: { entered: 0, worst: 0 },
        words: { row: String, limit: '', entered: '', worst: '' },
        token: {} as GlobalToken,
        visible: ['concrete_edge'],
      }) as { radiusAxis: { max: number; axisLabel: { formatter: (value: number) => string } } };
      expect(radiusAxis.axisLabel.formatter(radiusAxis.max)).toBe(label);
    },
  );
});
