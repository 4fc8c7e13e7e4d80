import { describe, expect, it } from 'vitest';
import { isSum, partsOf } from '@/load-tables/parts';

const parts = (text: string, name = '') =>
  partsOf({ name, cells: text.split('\n').map((line) => line.split(',')) }).map((part) => [
    part.name,
    part.firstLine,
    part.headings,
    part.cells.length,
  ]);

describe('the tables of a sheet', () => {
  it('begin at their headings, with the title above them', () => {
    expect(parts('REACTIONS\n\nNode,Fx (kN)\n1,2\n\nFORCES\nMember,Axial (kN)\n,kN\n7,8\n8,9')).toEqual([
      ['REACTIONS', 3, 1, 3],
      ['FORCES', 7, 2, 4],
    ]);
  });

  it('are one where pages repeat its headings', () => {
    expect(parts('Page 1\nNode,Fx (kN)\n1,2\nPage 2\nNode,Fx (kN)\n3,4')).toEqual([['Page 1', 2, 1, 5]]);
  });

  it('are one where sums follow under headings of their own', () => {
    expect(parts('Node,Fx (kN)\n1,2\nSUMMATION OF FORCES\nLoad,Fx (kN)\nDL,2')).toHaveLength(1);
  });

  it('are one with the name of the sheet where there is no title', () => {
    expect(parts('LC,N\n1,2', 'ULS')).toEqual([['ULS', 1, 1, 2]]);
  });

  it('have no headings where the first line holds numbers', () => {
    expect(parts('1,2,3\n4,5,6')).toEqual([['', 1, 0, 2]]);
  });

  it('are none where there is no number', () => {
    expect(parts('Project,Stair\nClient,Town')).toEqual([]);
  });
});

describe('a line of sums', () => {
  it.each([
    'Sum of val.',
    'Sum of reac.',
    'Check val.',
    'Total',
    'Summe',
    'Итого',
    '合计',
    'Σ Forces',
    'Tổng',
  ])('is %s', (text) => expect(isSum([text, '5'])).toBe(true));

  it.each(['Total wind', 'Summer', 'LC1', ''])('is not %j', (text) => expect(isSum([text, '5'])).toBe(false));
});
