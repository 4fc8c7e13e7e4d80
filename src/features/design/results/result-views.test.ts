import { describe, expect, it } from 'vitest';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm';
import type { Verdict } from '@/engineering/model/result';
import { combinedVerdict, governingUtilisation, overallPass } from './result-views';

interface Rows {
  tension?: Verdict;
  shear?: Verdict;
  tensionShear1?: Verdict;
  tensionShear2?: Verdict;
  Max?: number;
}

function answerWith({ tension = 'Satisfied', shear = 'Satisfied', ...rest }: Rows): CheckAnswerOnWire {
  const row = (value: number, verdict: Verdict) => [1, 2, value, '1', verdict];
  return {
    summary: {
      tension: [row(50, 'Satisfied'), row(60, tension), row(10, 'Satisfied'), row(0, 'Not applicable')],
      shear: [row(30, 'Satisfied'), row(40, shear), row(20, 'Satisfied')],
    },
    tension_and_shear: [
      [0.6, 0.4, 0.52],
      [0.6, 0.4, 0.7],
      [0.6, 0.4, 1],
    ],
    tensionShear1: 'Satisfied',
    tensionShear2: 'Satisfied',
    ...rest,
  } as unknown as CheckAnswerOnWire;
}

describe('the overall verdict', () => {
  it.each<[string, Rows, boolean]>([
    ['passes where every row is satisfied or not applicable', {}, true],
    ['fails with one row of tension', { tension: 'Not satisfied' }, false],
    ['fails with one row of shear', { shear: 'Not satisfied' }, false],
    ['fails where combined steel fails', { tensionShear1: 'Not satisfied' }, false],
    ['fails where both other combined rows fail', { tensionShear2: 'Not satisfied' }, false],
  ])('%s', (_, rows, pass) => {
    expect(overallPass(answerWith(rows))).toBe(pass);
  });
});

describe('a combined check', () => {
  it.each([
    [1, 1, 'Satisfied'],
    [1.0001, 1, 'Not satisfied'],
    [1.2, 1.2, 'Satisfied'],
    [1.2001, 1.2, 'Not satisfied'],
    [null, 1, 'Not applicable'],
  ] as const)('at %d with the limit %d is %s', (value, limit, verdict) => {
    expect(combinedVerdict(value, limit)).toBe(verdict);
  });
});

describe('the governing utilisation', () => {
  it('is the answer’s own, else the largest that decides', () => {
    expect(governingUtilisation(answerWith({ Max: 88 }))).toBe(88);
    // The milder of the two combined rows of concrete decides: 0.7 and 1 / 1.2.
    expect(governingUtilisation(answerWith({}))).toBeCloseTo(70, 9);
  });
});
