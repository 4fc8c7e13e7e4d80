import { describe, expect, it } from 'vitest';
import { allChecksOf, combinedChecksOf } from '@/api/contract/named-checks';
import type { SummaryRow } from '@/engineering';

const row = (action: number): SummaryRow => [action, 2 * action, 50, '1,2', 'Satisfied'];

describe('conversion to named checks', () => {
  it('allChecksOf adds the force and the failure mode to each summary row, and returns the values of a row as named fields', () => {
    const answer = { summary: { tension: [1, 2, 3, 4].map(row), shear: [5, 6, 7].map(row) } };
    const checks = allChecksOf(answer);
    expect(checks.map(({ mode, action }) => [mode, action])).toEqual([
      ['steel_tension', 1],
      ['pull_out', 2],
      ['concrete_cone', 3],
      ['splitting', 4],
      ['steel_shear', 5],
      ['pry_out', 6],
      ['concrete_edge', 7],
    ]);
    expect(checks[6]).toEqual({
      kind: 'shear',
      mode: 'concrete_edge',
      action: 7,
      resistance: 14,
      utilisation: 50,
      anchors: '1,2',
      verdict: 'Satisfied',
    });
  });

  it('the three rows of combined tension and shear get the names steel, concrete and linear', () => {
    const rows = [
      [0.1, 0.2, 0.05],
      [0.3, 0.4, 0.42],
      [null, null, null],
    ] as const;
    expect(combinedChecksOf({ tension_and_shear: rows })).toEqual([
      { key: 'steel', beta_N: 0.1, beta_V: 0.2, value: 0.05 },
      { key: 'concrete', beta_N: 0.3, beta_V: 0.4, value: 0.42 },
      { key: 'linear', beta_N: null, beta_V: null, value: null },
    ]);
  });
});
