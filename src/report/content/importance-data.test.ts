import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { allChecks, combinedSums } from '@/design/verdict/checks';
import { importanceData, largestFactor } from '@/report/content/importance-data';
import { remarkData } from '@/report/content/remark-data';
import { reportInput, resultOf, seedAnchors } from '@/testing/report-cases';

function inputOf(change: (draft: Design) => void = () => undefined) {
  const design = produce(DEFAULT_DESIGN, (draft) => {
    draft.standardType = 'JGJ145-2013';
    Object.assign(draft.loads.dead, { Nz: 4, Vx: 3 });
    change(draft);
  });
  return reportInput(design, seedAnchors[0], resultOf(design, seedAnchors[0])!, 'en');
}

const linesOf = (runs: readonly object[]) => runs.map((run) => ('text' in run ? run.text : '')).join('');

it('largestFactor finds the factor on all loads at which the governing check reaches its limit', () => {
  const input = inputOf();
  const factor = largestFactor(input)!;
  expect(factor).toBeGreaterThan(1);
  const raised = inputOf(({ loads }) => Object.assign(loads.dead, { Nz: 4 * factor, Vx: 3 * factor }));
  const shares = [
    ...allChecks(raised.answer).map(({ utilisation }) => (utilisation ?? 0) / 100),
    ...combinedSums(raised.answer).flatMap(({ key, value, limit }) =>
      key === 'linear' || value === null ? [] : [value / limit],
    ),
  ];
  expect(Math.max(...shares)).toBeCloseTo(1, 3);
});

it('there is no importance factor under EN 1992-4', () => {
  expect(importanceData({ ...inputOf(), design: DEFAULT_DESIGN })).toEqual({ importance: [] });
});

it('the report omits the importance factor if a check is not met even with the factor 1', () => {
  const overloaded = inputOf(({ loads }) => Object.assign(loads.dead, { Nz: 90 }));
  expect(largestFactor(overloaded)).toBeLessThan(1);
  expect(importanceData(overloaded)).toEqual({ importance: [] });
});

it('the remarks in a report mention GB 55008-2021 only for concrete weaker than C25', () => {
  const lines = (input: ReturnType<typeof inputOf>) => {
    const { not_checked, assumed } = remarkData(input);
    return [...not_checked, ...assumed].map(({ line }) => linesOf(line)).join(' ');
  };
  expect(lines(inputOf())).toContain('(clause 1)');
  const withStrength = (fcuk: number) => lines(inputOf(({ concrete }) => void (concrete.fcuk = fcuk)));
  expect(withStrength(25)).not.toContain('GB 55008');
  expect(withStrength(24)).toContain('GB 55008-2021');
  expect(lines(inputOf())).toContain('GB/T 50010-2010 (2024), 6.6');
});
