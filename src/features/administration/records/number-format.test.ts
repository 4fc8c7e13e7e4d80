import { expect, it } from 'vitest';
import { blankRow, rowOf, rowOfTyped, typedOf, type Field } from '@/features/administration/records/database';
import { numericProblem } from '@/features/administration/records/numeric-text';
import { planImport } from '@/features/administration/tables/plan-import';

const LABEL = 'sectionSteels.field.name';
const fields: readonly Field[] = [
  { key: 'name', kind: 'name', label: LABEL },
  { key: 'fyk', kind: 'number', label: LABEL },
  { key: 'tmax', kind: 'number', label: LABEL, optional: true, decimals: 2 },
];
const STEEL = { id: 'x1', name: 'S235', fyk: '235', tmax: '' };

it('an empty optional number is sent as empty text, and another empty number as 0', () => {
  const typed = { name: 'S235', fyk: '', tmax: ' ' };
  expect(rowOfTyped(fields, typed)).toEqual({ name: 'S235', fyk: '0', tmax: '' });
  expect(rowOfTyped(fields, { ...typed, tmax: '40,50' })).toMatchObject({ tmax: '40.5' });
  expect(blankRow({ fields }, '')).toEqual({ name: '', fyk: '0', tmax: '' });
});

it('form and table file show a number with at most its decimals, and an unreadable text unchanged', () => {
  const shown = (tmax: string) => [
    typedOf(fields, { ...STEEL, tmax }).tmax,
    rowOf(fields, { ...STEEL, tmax }).tmax,
  ];
  expect(shown('40.126')).toEqual(['40.13', '40.13']);
  expect(shown('1e1')).toEqual(['10', '10']);
  expect(shown('')).toEqual(['', '']);
  expect(shown('thick')).toEqual(['thick', 'thick']);
  expect(rowOf(fields, { ...STEEL, fyk: '235.12345' })).toMatchObject({ fyk: '235.12345' });
});

it.each([
  ['40.12', null],
  ['40,1298', 'tooPrecise'],
  ['1e-3', 'tooPrecise'],
  ['', null],
])('the problem of the number %j with two decimals is %j', (text, problem) =>
  expect(numericProblem(text, { decimals: 2 })).toBe(problem),
);

it('an import refuses too many decimals, and empties an optional number, which differs from 0', () => {
  const stored = { ...STEEL, tmax: '0' };
  const known = [{ record: stored, row: rowOf(fields, stored) }];
  const plan = (tmax: string) =>
    planImport(
      [
        ['name', 'tmax'],
        ['S235', tmax],
      ],
      known,
      { fields },
      '',
    );
  expect(plan('40.129').bad).toMatchObject([{ column: 'tmax', value: '40.129', problem: 'tooPrecise' }]);
  expect(plan('').rows[0].changes).toEqual([{ key: 'tmax', before: '0', after: '' }]);
  expect(plan('0.0').unchanged).toBe(1);
});
