// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { storedMapping, storeMapping } from '@/features/load-list/use-table-mapping';
import { withColumn, type LoadMapping } from '@/files/load-tables/load-mapping';
import { layoutOf, propose } from '@/files/load-tables/mapping-proposal';
import { partsOf } from '@/files/load-tables/split-tables';

const tableOf = (...cells: string[][]) => partsOf({ name: '', cells })[0];
const TABLE = tableOf(['Node', 'N', 'My'], ['1', '2', '3']);
const proposed = propose(TABLE);
const answered: LoadMapping = {
  ...withColumn(proposed.mapping, 2, { sign: -1, unit: 'Nmm' }),
  statements: { forces: 'loads', level: 'design', sign: 'compression', axes: '+z' },
};
const remembered = (table: typeof TABLE, user = '7') => storedMapping(user, table, propose(table));

beforeEach(() => localStorage.clear());

it('remembered answers are preset only for a later table of the same layout and the same user', () => {
  storeMapping('7', TABLE, proposed, answered);
  expect(remembered(tableOf(['Node', 'N', 'My'], ['9', '8', '7']))).toEqual(answered);
  expect(remembered(tableOf(['Node', 'N', 'Mx'], ['1', '2', '3']))).toBeNull();
  expect(remembered(TABLE, '8')).toBeNull();
});

it('numbers, dates and names of projects above the table do not change the layout, but other words do', () => {
  const titled = (title: string) => tableOf([title], ['Node', 'N', 'My'], ['1', '2', '3']);
  const table = titled('Loads, 3 March 2026, rev. 2');
  storeMapping('7', table, propose(table), answered);
  expect(remembered(titled('Loads, 4 May 2027, rev. 3'))).toEqual(answered);
  expect(remembered(titled('Reactions, 3 March 2026, rev. 2'))).toBeNull();
  const layout = (title: string) => layoutOf(titled(title), propose(titled(title)));
  expect(layout('Project: Hall')).toBe(layout('Project: Tower'));
  // A note below the table belongs to the layout as well.
  const rows = ['Node N My', '1 2 3', '4 5 6'].map((row) => row.split(' '));
  const noted = tableOf(...rows, ['compression positive', '', '']);
  expect(layoutOf(noted, propose(noted))).not.toBe(layoutOf(TABLE, proposed));
});

it('remembered answers do not include the decimal mark, which is determined from the numbers in each table', () => {
  storeMapping('7', TABLE, proposed, answered);
  const doubtful = tableOf(['Node', 'N', 'My'], ['9', '8,123', '7']);
  expect(remembered(doubtful)).toMatchObject({ mark: null, statements: { sign: 'compression' } });
});

it('remembered answers are ignored if the stored data are invalid', () => {
  const key = layoutOf(TABLE, proposed);
  const odd = { ...answered, statements: { ...answered.statements, axes: 'up' } };
  const stored = [{}, odd].map((answers) => JSON.stringify([[key, answers]]));
  for (const broken of ['{', '5', '[5]', '[["x"]]', ...stored]) {
    localStorage.setItem('loadLayouts:7', broken);
    expect(remembered(TABLE)).toBeNull();
    expect(() => storeMapping('7', TABLE, proposed, answered)).not.toThrow();
  }
});
