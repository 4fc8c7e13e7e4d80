import { describe, expect, it } from 'vitest';
import { allChecks } from '@/design/verdict/check-status';
import { STANDARDS, type TrailStep } from '@/engineering';
import { conditionOfOne, trailData, groupedSteps } from '@/report/content/trail-data';
import { givenDesign } from '@/testing/given-design';
import { resultOf, seedAnchors, translators } from '@/testing/report-cases';
import type { Shape } from '@/text/formula/formula-layout';
import { trailParts } from '@/text/wording/calculation-parts';
import type { Runs } from '@/text/wording/values';

const step = (symbol: string, expression: string, value: number, clause = '7.2.1.4'): TrailStep => {
  const line = { symbol, expression, substituted: expression };
  return { ...line, value, unit: 'kN', clause };
};

/** Tests that a factor of 1 is printed with the condition that makes it 1. */
describe('factors of 1', () => {
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

  it.each<[string | null, TrailStep['isOne']]>([
    ['c ≥ c_cr_N  (200 ≥ 105)', { left: 'c', sign: '≥', right: 'c_cr_N', numbers: ['200', '105'] }],
    ['h ≥ 1.5 · c_1  (9 ≥ 1.5 · 6)', { left: 'h', sign: '≥', right: '1.5 * c_1', numbers: ['9', '1.5 * 6'] }],
    ['e_N_x = 0', { left: 'e_N_x', sign: '=', right: '0' }],
    ['no dense reinforcement', { fact: 'not_dense' }],
    ['no compression under the plate', { fact: 'no_compression' }],
    [null, undefined],
  ])('conditionOfOne prints the reason of the engine as %s', (words, isOne) =>
    expect(conditionOf(isOne)).toBe(words),
  );

  it.each(STANDARDS)(
    'conditionOfOne returns a condition for every factor of 1 of a design under %s',
    (standard) => {
      const design = givenDesign({ Nz: 20, Vx: 5 }, (draft) => void (draft.standardType = standard));
      const { answer } = resultOf(design, seedAnchors[0])!;
      const isOne = ({ symbol, expression, value }: TrailStep) =>
        symbol.startsWith('psi_') && expression !== symbol && value === 1;
      const factors = allChecks(answer).flatMap(({ detail }) => detail.trail.filter(isOne));
      expect(factors.length).toBeGreaterThan(8);
      expect(factors.filter((step) => textOfCondition(step) === null)).toEqual([]);
    },
  );
});

describe('merged lines', () => {
  const shown = (steps: Parameters<typeof groupedSteps>[0]) =>
    groupedSteps(steps).map(({ symbol, expression, value, values }) => {
      const byAnchor = [...values].map(([no, own]) => `${no}: ${own}`).join(', ');
      return [symbol, expression, byAnchor === '' ? value : byAnchor];
    });

  it('calculation lines that differ only in the anchor number are merged into the first of these lines', () => {
    const [first, third] = [1, 3].map((no, at) => step(`V_${no}_x`, `V / n - T * y_${no}`, at + 1));
    expect(shown([first, step('V_1', 'V_1_x', 1), third])).toEqual([
      ['V_i_x', 'V / n - T * y_i', '1: 1, 3: 2'],
      ['V_1', 'V_1_x', 1],
    ]);
  });

  it('a merged calculation line states the values in the order of the anchor numbers, not in the recorded order', () => {
    const [[, , values]] = shown([2, 6, 1].map((no) => step(`x_${no}`, `x_${no}`, 10 * no)));
    expect(values).toBe('1: 10, 2: 20, 6: 60');
  });

  it('calculation lines remain separate if their formulas differ or refer to a different anchor', () => {
    const forces = [step('V_1_x', 'V / n', 1), step('V_2_x', '0', 0)];
    const apart = [...forces, step('P_1', 'V_2', 1), step('P_2', 'V_1', 1)];
    expect(shown(apart).map(([symbol]) => symbol)).toEqual(['V_1_x', 'V_2_x', 'P_1', 'P_2']);
  });
});

describe('calculation', () => {
  const wording = { translate: translators.get('en')!, clauseLink: (_: string, text: string) => [{ text }] };
  const given = (symbol: string, value: number) => step(symbol, symbol, value, 'input: layout');
  const textOf = (runs: Runs) =>
    runs
      .map((run) => ('text' in run ? run.text : '?'))
      .join('')
      .replaceAll('\u00a0', ' ');

  const symbolOf = ([run]: Runs) => {
    const [first] = 'shape' in run && run.shape.kind === 'row' ? run.shape.items : [];
    return first?.kind === 'symbol' ? first.text : '?';
  };

  function printed(steps: readonly TrailStep[], earlier: readonly TrailStep[]) {
    const [part] = trailData(trailParts(steps, undefined), earlier, wording, () => ({})).parts;
    return {
      givens: part.givens.map(({ origin, values }) => `${origin}: ${textOf(values)}`),
      lines: part.steps.map(({ lines: [{ equation }] }) => symbolOf(equation)),
    };
  }

  const cone = [given('a', 2), given('b', 3), step('c', 'a * b', 6), step('d', 'c + 1', 7)];

  it('a calculation shows earlier results as given values, and omits values used only for these results', () => {
    const next = [...cone.slice(0, 3), step('e', 'c - b', 3)];
    const givens = ['layout: b = 3 kN', 'calculated above: c = 6 kN'];
    expect(printed(next, cone)).toEqual({ givens, lines: ['e'] });
    expect(printed(next, [])).toEqual({ givens: ['layout: a = 2 kN;  b = 3 kN'], lines: ['c', 'e'] });
  });

  it('a calculation prints a line again if its result differs from that of the earlier calculation', () => {
    const other = [given('a', 4), given('b', 3), { ...step('c', 'a * b', 12) }];
    expect(printed(other, cone).lines).toEqual(['c']);
  });

  it('a calculation shows a merged line as a given value only if the values of all anchors are unchanged', () => {
    const anchors = [1, 2].map((no) => step(`N_${no}`, `k * N_plate_${no}`, no));
    const moved = [anchors[0], { ...anchors[1], value: 5 }];
    const total = step('S', 'N_1 + N_2', 9);
    const givens = ['calculated above: Ni = (1; 2) kN'];
    expect(printed([...anchors, total], anchors)).toEqual({ givens, lines: ['S'] });
    expect(printed([...moved, total], anchors)).toEqual({ givens: [], lines: ['N_i', 'S'] });
  });

  it('a calculation prints a given value only once even if it uses the value twice', () => {
    const steps = [given('a', 2), step('b', 'a + 1', 3), given('a', 2), step('c', 'a + b', 5)];
    expect(printed(steps, []).givens).toEqual(['layout: a = 2 kN']);
  });

  it('a calculation shows a value that is zero by definition with its clause but without a formula', () => {
    const steps = [step('M', '0', 0, '6.4'), step('f', 'M + 1', 1)];
    expect(printed(steps, [])).toEqual({ givens: ['6.4: M = 0 kN'], lines: ['f'] });
  });
});
