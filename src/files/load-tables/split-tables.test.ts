import { expect, it } from 'vitest';
import { isSum, partsOf } from '@/files/load-tables/split-tables';

const parts = (text: string, name = '') =>
  partsOf({ name, cells: text.split('\n').map((line) => line.split(',')) }).map((part) => [
    part.name,
    part.firstLine,
    part.headings,
    part.cells.length,
  ]);

it('tables begin at their headings and are named after the title above them', () => {
  expect(parts('REACTIONS\n\nNode,Fx (kN)\n1,2\n\nFORCES\nMember,Axial (kN)\n,kN\n7,8\n8,9')).toEqual([
    ['REACTIONS', 3, 1, 3],
    ['FORCES', 7, 2, 4],
  ]);
});

it('pages with repeated headings form a single table', () => {
  expect(parts('Page 1\nNode,Fx (kN)\n1,2\nPage 2\nNode,Fx (kN)\n3,4')).toEqual([['Page 1', 2, 1, 5]]);
});

it('a table includes the totals below its rows, even if the totals have their own headings', () => {
  const table = 'Node,Fx (kN)\n1,2\nSUMMATION OF FORCES\nLoad,Fx (kN)\nDL,2';
  expect(parts(table)).toEqual([['', 1, 1, 5]]);
});

it('a table without a title is named after the sheet', () => {
  expect(parts('LC,N\n1,2', 'ULS')).toEqual([['ULS', 1, 1, 2]]);
});

it('a table has no headings if the first line contains numbers', () => {
  expect(parts('1,2,3\n4,5,6')).toEqual([['', 1, 0, 2]]);
});

it('a sheet without numbers contains no table', () => {
  expect(parts('Project,Stair\nClient,Town')).toEqual([]);
});

const SUMS = 'Sum of val.|Sum of reac.|Check val.|Total|Summe|Итого|合计|Σ Forces|Tổng'.split('|');
it.each(SUMS)('the import recognises %s as a total line', (text) => expect(isSum([text, '5'])).toBe(true));

it.each(['Total wind', 'Summer', 'LC1', ''])(
  'the import does not take a line that begins with %j for a total line',
  (text) => expect(isSum([text, '5'])).toBe(false),
);
