import { expect, it } from 'vitest';
import { nameWidth } from '@/features/load-list/row-columns';
import { sortedBy, type RowData } from '@/features/load-list/row-data';

const rowsOf = (names: readonly string[]): RowData[] =>
  names.map((name, index) => ({
    index,
    row: { name, Nz: index % 2, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 },
    end: null,
    isShown: false,
    isEdited: false,
  }));
const namesOf = (rows: readonly RowData[]) => rows.map(({ row }) => row.name);

const rows = rowsOf(['LC10', 'LC9', 'LC100', 'LC2']);

it('rows of the load list with numbers in their names are sorted by these numbers', () => {
  const byName = ({ row }: RowData) => row.name;
  expect(namesOf(sortedBy(rows, byName, 'ascending'))).toEqual(['LC2', 'LC9', 'LC10', 'LC100']);
  expect(namesOf(sortedBy(rows, byName, 'descending'))).toEqual(['LC100', 'LC10', 'LC9', 'LC2']);
});

it('rows of the load list with equal values keep their order in both sort directions', () => {
  const byForce = ({ row }: RowData) => row.Nz;
  expect(namesOf(sortedBy(rows, byForce, 'ascending'))).toEqual(['LC10', 'LC100', 'LC9', 'LC2']);
  expect(namesOf(sortedBy(rows, byForce, 'descending'))).toEqual(['LC9', 'LC2', 'LC10', 'LC100']);
});

it('sorting the load list reads the sort value of each row once', () => {
  let read = 0;
  const many = rowsOf(Array.from({ length: 1000 }, (_, index) => `LC${(index * 37) % 1000}`));
  sortedBy(many, ({ row }) => ((read += 1), row.name), 'ascending');
  expect(read).toBe(1000);
});

it('the name column of the load list is as wide as the longest name, within limits', () => {
  expect(nameWidth([])).toBe(80);
  expect(nameWidth(['LC1', 'LC2'])).toBe(80);
  expect(nameWidth(['LC1', 'wind from the north'])).toBe(16 + 19 * 7);
  expect(nameWidth(['风荷载组合一二三四'])).toBe(16 + 9 * 13);
  expect(nameWidth(['x'.repeat(200)])).toBe(220);
});
