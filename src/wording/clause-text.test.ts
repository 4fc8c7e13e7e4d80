import { describe, expect, it } from 'vitest';
import { clauseUnder, shortClause } from '@/wording/clause-text';

describe('clause in a table whose header contains the name of the standard', () => {
  it.each([
    ['EN1992-4', 'EN 1992-4, 7.2.1.4 (7.2)', '7.2.1.4 (7.2)'],
    ['JGJ145-2013', 'JGJ145-2013, 6.1.4', '6.1.4'],
    ['JGJ145-2013', 'EN 1992-4, 7.2.2.4', 'EN 1992-4, 7.2.2.4'],
    ['EN1992-4', 'EN 1992-1-1, 6.7', 'EN 1992-1-1, 6.7'],
    [undefined, 'EN 1992-4, 7.2.1.4', 'EN 1992-4, 7.2.1.4'],
  ])('under the standard %s, clauseUnder shows the clause %s as %s', (standard, clause, shown) => {
    expect(clauseUnder(standard, clause)).toBe(shown);
  });

  it('shortClause omits the name of either standard from a clause', () => {
    expect([shortClause('EN 1992-4, 7.2'), shortClause('JGJ145-2013, 6.1.4')]).toEqual(['7.2', '6.1.4']);
  });
});
