import { describe, expect, it } from 'vitest';
import { mergedSteps } from '@/report/content/merged-steps';

const step = (symbol: string, expression: string, value: number) => ({
  symbol,
  expression,
  substituted: expression,
  value,
  unit: 'kN',
  clause: '6.2',
});

const shown = (steps: Parameters<typeof mergedSteps>[0]) =>
  mergedSteps(steps).map(({ symbol, expression, value, values }) =>
    values.size === 0 ? [symbol, expression, value] : [symbol, expression, [...values]],
  );

describe('calculation lines that differ only in the anchor number', () => {
  it('calculation lines that differ only in the anchor number are merged into the first of these lines', () => {
    expect(
      shown([
        step('V_1_x', 'V / n - T * y_1', 1),
        step('V_1', 'V_1_x', 1),
        step('V_3_x', 'V / n - T * y_3', 2),
      ]),
    ).toEqual([
      [
        'V_i_x',
        'V / n - T * y_i',
        [
          [1, 1],
          [3, 2],
        ],
      ],
      ['V_1', 'V_1_x', 1],
    ]);
  });

  it('a merged calculation line states the values in the order of the anchor numbers, not in the recorded order', () => {
    const [[, , values]] = shown([2, 6, 1].map((no) => step(`x_${no}`, `x_${no}`, 10 * no)));
    expect(values).toEqual([
      [1, 10],
      [2, 20],
      [6, 60],
    ]);
  });

  it('calculation lines remain separate if their formulas differ or refer to a different anchor', () => {
    const apart = [
      step('V_1_x', 'V / n', 1),
      step('V_2_x', '0', 0),
      step('P_1', 'V_2', 1),
      step('P_2', 'V_1', 1),
    ];
    expect(shown(apart).map(([symbol]) => symbol)).toEqual(['V_1_x', 'V_2_x', 'P_1', 'P_2']);
  });
});
