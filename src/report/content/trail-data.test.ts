import { describe, expect, it } from 'vitest';
import type { TrailStep } from '@/engineering';
import { trailData } from '@/report/content/trail-data';
import { translators } from '@/testing/report-cases';
import type { Runs } from '@/wording/figures';
import { trailParts } from '@/wording/trail-parts';

const wording = { translate: translators.get('en')!, clauseLink: (_: string, text: string) => [{ text }] };
const step = (symbol: string, expression: string, value: number, clause = '7.2.1.4'): TrailStep => ({
  symbol,
  expression,
  substituted: expression,
  value,
  unit: 'kN',
  clause,
});
const given = (symbol: string, value: number) => step(symbol, symbol, value, 'input: layout');
const textOf = (runs: Runs) =>
  runs
    .map((run) => ('text' in run ? run.text : '?'))
    .join('')
    .replaceAll('\u00a0', ' ');

function printed(steps: readonly TrailStep[], earlier: readonly TrailStep[]) {
  const [part] = trailData(trailParts(steps, undefined), earlier, wording, () => ({})).parts;
  return {
    givens: part.givens.map(({ origin, values }) => `${origin}: ${textOf(values)}`),
    lines: part.steps.map(({ symbol }) => textOf(symbol)),
  };
}

describe('calculation printed after another calculation', () => {
  const cone = [given('a', 2), given('b', 3), step('c', 'a * b', 6), step('d', 'c + 1', 7)];

  it('a calculation shows earlier results as given values, and omits values used only for these results', () => {
    const next = [...cone.slice(0, 3), step('e', 'c - b', 3)];
    expect(printed(next, cone)).toEqual({
      givens: ['layout: b = 3 kN', 'calculated above: c = 6 kN'],
      lines: ['e'],
    });
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
    expect(printed([...anchors, total], anchors)).toEqual({
      givens: ['calculated above: Ni = (1; 2) kN'],
      lines: ['S'],
    });
    expect(printed([...moved, total], anchors)).toEqual({ givens: [], lines: ['Ni', 'S'] });
  });

  it('a calculation prints a given value only once even if it uses the value twice', () => {
    expect(
      printed([given('a', 2), step('b', 'a + 1', 3), given('a', 2), step('c', 'a + b', 5)], []).givens,
    ).toEqual(['layout: a = 2 kN']);
  });

  it('a calculation shows a value that is zero by definition with its clause but without a formula', () => {
    expect(printed([step('M', '0', 0, '6.4'), step('f', 'M + 1', 1)], [])).toEqual({
      givens: ['6.4: M = 0 kN'],
      lines: ['f'],
    });
  });
});
