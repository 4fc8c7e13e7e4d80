/**
 * Tests that a factor of 1 is printed with the condition that makes it 1, and that the numbers meet the
 * condition.
 */
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { allChecks } from '@/design/verdict/checks';
import type { TrailStep } from '@/engineering';
import type { Shape } from '@/formula/arrange';
import { conditionOfOne } from '@/report/content/factor-conditions';
import { resultOf, seedAnchors, translators } from '@/testing/report-cases';

const translate = translators.get('en')!;

const textOf = (shape: Shape): string => {
  if ('text' in shape) return shape.text;
  if (shape.kind === 'row') return shape.items.map(textOf).join(' ');
  return 'of' in shape ? textOf(shape.of) : '';
};

const stepOf = (step: Partial<TrailStep>): TrailStep => ({
  symbol: '',
  expression: '',
  substituted: '',
  value: 1,
  unit: '',
  clause: '',
  ...step,
});

const conditionOf = (
  step: Partial<TrailStep>,
  values: Readonly<Record<string, number>> = {},
): string | null =>
  conditionOfOne(
    stepOf(step),
    Object.entries(values).map(([symbol, value]) => stepOf({ symbol, value })),
    translate,
  )
    ?.map((run) => ('shape' in run ? textOf(run.shape) : run.text))
    .join('') ?? null;

describe('condition for a factor of 1', () => {
  it.each<[string, string, string, string | null]>([
    ['psi_s_N', 'min(1, 0.7 + 0.3 * c / c_cr_N)', 'min(1, 0.7 + 0.3 * 200 / 105)', 'c ≥ c_cr_N  (200 ≥ 105)'],
    [
      'psi_s_V',
      'min(1, 0.7 + 0.3 * c_2 / (1.5 * c_1_used))',
      'min(1, 0.7 + 0.3 * 400 / (1.5 * 100))',
      'c_2 ≥ 1.5 · c_1_used  (400 ≥ 1.5 · 100)',
    ],
    [
      'psi_h_V',
      'max(1, (1.5 * c_1 / h)^0.5)',
      'max(1, (1.5 * 100 / 200)^0.5)',
      'h ≥ 1.5 · c_1  (200 ≥ 1.5 · 100)',
    ],
    ['psi_ec_N_x', '1 / (1 + 2 * e_N_x / s_cr_sp)', '1 / (1 + 2 * 0 / 210)', 'e_N_x = 0'],
    ['psi_alpha_V', '1 / sqrt(cos(alpha_V)^2 + (0.5 * sin(alpha_V))^2)', '', 'alpha_V = 0'],
    ['psi_re_N', '1', '1', 'no dense reinforcement'],
    ['psi_M_N', '1', '1', 'no compression under the plate'],
    ['psi_h_sp', 'min((h / h_min)^(2 / 3), 2)', 'min((140 / 140)^(2 / 3), 2)', null],
  ])(
    'conditionOfOne returns the condition under which %s is 1, or null for an unknown formula: %s',
    (symbol, expression, substituted, words) => {
      expect(conditionOf({ symbol, expression, substituted })).toBe(words);
    },
  );

  it.each([
    [{ C_Ed: 0.5, T_Ed_N: 10, z: 60, h_ef: 70, c: 200 }, 'C_Ed < 0.8 · T_Ed_N  (0.5 < 0.8 · 10)'],
    [{ C_Ed: 9, T_Ed_N: 10, z: 110, h_ef: 70, c: 200 }, 'z ≥ 1.5 · h_ef  (110 ≥ 1.5 · 70)'],
    [{ C_Ed: 9, T_Ed_N: 10, z: 60, h_ef: 70, c: 90 }, 'c < 1.5 · h_ef  (90 < 1.5 · 70)'],
  ])('conditionOfOne states the condition that makes psi_M_N equal to 1 for %o', (values, words) => {
    expect(conditionOf({ symbol: 'psi_M_N', expression: '1' }, values)).toBe(words);
  });

  it('conditionOfOne returns no condition for a factor other than 1', () => {
    const step = {
      symbol: 'psi_s_N',
      expression: 'min(1, 0.7 + 0.3 * c / c_cr_N)',
      substituted: '',
      value: 0.9,
    };
    expect(conditionOf(step)).toBeNull();
  });

  it.each(['EN1992-4', 'JGJ145-2013'] as const)(
    'conditionOfOne returns a condition for every factor of 1 in the calculation of a design under %s',
    (standardType) => {
      const design = produce(DEFAULT_DESIGN, (draft) => {
        Object.assign(draft, { standardType });
        Object.assign(draft.loads.dead, { Nz: 20, Vx: 5 });
      });
      const { answer } = resultOf(design, seedAnchors[0])!;
      const factors = allChecks(answer)
        .flatMap(({ detail }) => detail.trail)
        .filter(
          ({ symbol, expression, value }) =>
            symbol.startsWith('psi_') && expression !== symbol && value === 1,
        );
      expect(factors.length).toBeGreaterThan(8);
      expect(factors.filter((step) => conditionOf(step) === null)).toEqual([]);
    },
  );
});
