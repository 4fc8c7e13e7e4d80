/** Tests that a factor of 1 is printed with the condition that makes it 1. */
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

const textOfCondition = (step: TrailStep): string | null =>
  conditionOfOne(step, translate)
    ?.map((run) => ('shape' in run ? textOf(run.shape) : run.text))
    .join('') ?? null;

const conditionOf = (isOne: TrailStep['isOne']): string | null =>
  textOfCondition({ symbol: '', expression: '', substituted: '', value: 1, unit: '', clause: '', isOne });

describe('condition for a factor of 1', () => {
  it.each<[string | null, TrailStep['isOne']]>([
    ['c ≥ c_cr_N  (200 ≥ 105)', { left: 'c', sign: '≥', right: 'c_cr_N', numbers: ['200', '105'] }],
    [
      'h ≥ 1.5 · c_1  (200 ≥ 1.5 · 100)',
      { left: 'h', sign: '≥', right: '1.5 * c_1', numbers: ['200', '1.5 * 100'] },
    ],
    ['e_N_x = 0', { left: 'e_N_x', sign: '=', right: '0' }],
    ['no dense reinforcement', { fact: 'not_dense' }],
    ['no compression under the plate', { fact: 'no_compression' }],
    [null, undefined],
  ])('conditionOfOne prints the reason of the engine as %s', (words, isOne) => {
    expect(conditionOf(isOne)).toBe(words);
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
      expect(factors.filter((step) => textOfCondition(step) === null)).toEqual([]);
    },
  );
});
