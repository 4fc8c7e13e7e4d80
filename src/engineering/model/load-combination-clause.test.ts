import { expect, it } from 'vitest';
import type { Standard } from '@/engineering/model/design';
import { combinationClause } from '@/engineering/model/load-combination-clause';
import { check } from '@/verification/check-helpers';
import { plainDesign } from '@/verification/test-design';

/** Returns the clauses that the trail of a check cites for the design loads. */
function citedFor(dead: number, live: number, standard: Standard, accidental = false): string[] {
  const design = plainDesign({ standard });
  const loads = { N: 10, Vx: 2, Vy: 0, Mx: 0, My: 0, Mz: 0 };
  const { forces } = check({
    ...design,
    concrete: { ...design.concrete, accidental },
    dead: { ...loads, factor: dead },
    live: { ...loads, factor: live },
    axials: [4, 4, 4, 4],
  });
  const cited = forces.trail.filter(({ expression }) => expression.includes('gamma_G'));
  return [...new Set(cited.map(({ clause }) => clause).filter((clause) => !clause.startsWith('input')))];
}

it.each([
  [1.3, 1.5, 'GB 55001-2021, 3.1.13'],
  [1, 1.5, 'GB 55001-2021, 3.1.13'],
  [1.35, 1.5, 'JGJ145-2013, 4.3.3'],
  [1.35, 0, 'JGJ145-2013, 4.3.3'],
  [1.2, 1.4, 'JGJ145-2013, 4.3.3'],
])('the combination %d G + %d Q cites the clause %s', (dead, live, clause) => {
  expect(citedFor(dead, live, 'JGJ145-2013')).toEqual([clause]);
});

it.each([
  [1.35, 1.5, false, 'EN 1990, 6.4.3.2'],
  [1, 1.5, false, 'EN 1990, 6.4.3.2'],
  [1, 1, false, 'EN 1992-4, 4.4'],
  [1.2, 1.5, false, 'EN 1992-4, 4.4'],
  [1.35, 1.5, true, 'EN 1992-4, 4.4'],
  [1, 1, true, 'EN 1990, 6.4.3.3'],
  [1, 0.5, true, 'EN 1990, 6.4.3.3'],
])('the combination %d G + %d Q (accidental: %s) cites the clause %s', (dead, live, accidental, clause) => {
  expect(citedFor(dead, live, 'EN1992-4', accidental)).toEqual([clause]);
});

it('combinationClause cites the current load code of the standard if no load factors are given', () => {
  expect(combinationClause('JGJ145-2013')).toBe('GB 55001-2021, 3.1.13');
  expect(combinationClause('EN1992-4')).toBe('EN 1990, 6.4.3.2');
  expect(combinationClause('EN1992-4', undefined, true)).toBe('EN 1990, 6.4.3.3');
  expect(combinationClause(undefined)).toBe('EN 1990, 6.4.3.2');
});
