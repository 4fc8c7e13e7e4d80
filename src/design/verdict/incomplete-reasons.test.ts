/**
 * Tests the reasons why a verdict is incomplete: loads that are not calculated, and checks that are missing
 * from a single response.
 */
import { expect, it } from 'vitest';
import {
  type Calculated,
  calculatedOf,
  type Entered,
  missingOf,
  nextStep,
} from '@/design/verdict/incomplete-reasons';

const entered = (combinations = 1, rows = 0, isElastic = false): Entered => ({
  combinations,
  rows,
  isElastic,
});
const NONE = { done: 0, failed: 0, rigid: 0, failedNames: [] };
const listed = (more: Partial<NonNullable<Calculated['list']>>): Calculated => ({
  others: [],
  list: { ...NONE, ...more },
});
const NO_LIST: Calculated = { others: [], list: null };
const ONE_FAILED = listed({ done: 2, failed: 1, failedNames: ['LC2'] });
const EACH = ['running', 'open', 'failed'].map((state) => `combinations_${state} 1`).join(', ');
const ONE_EACH = {
  others: ['pending', 'offered', 'failed'].map((state) => ({ state }) as Calculated['others'][number]),
  list: null,
};

it.each<[string, Entered, Calculated, string]>([
  ['no missing result for one combination without a list', entered(), NO_LIST, ''],
  ['200 open rows for a list that was not calculated', entered(1, 200), NO_LIST, 'rows_open 200'],
  ['100 open rows for a list half calculated', entered(1, 200), listed({ done: 100 }), 'rows_open 100'],
  ['one failed row for a list in which one row failed', entered(1, 3), ONE_FAILED, 'rows_failed 1'],
  ['20 rows on a rigid plate', entered(1, 30, true), listed({ done: 30, rigid: 20 }), 'rows_rigid 20'],
  ['no missing result for rows on a rigid plate', entered(1, 30), listed({ done: 30, rigid: 30 }), ''],
  ['one combination each that is in progress, open and failed', entered(4), ONE_EACH, EACH],
  ['two open combinations that the result lacks', entered(3), NO_LIST, 'combinations_open 2'],
])('missingOf reports %s', (_, whole, calculated, expected) => {
  const found = missingOf(whole, calculated);
  expect(found.map(({ code, values }) => `${code} ${values.count}`).join(', ')).toBe(expected);
});

const [failed] = missingOf(entered(1, 4), listed({ failed: 4, failedNames: ['a', 'b', 'c', 'd'] }));

it('missingOf lists the names of the first three of four failed rows', () => {
  expect(failed.values.names).toBe('a, b, c, …');
});

it('nextStep returns `list` for failed rows, `calculate` for other open rows, and undefined during a calculation', () => {
  expect(nextStep([failed])).toBe('list');
  expect(nextStep([failed, { code: 'rows_open', values: {} }])).toBe('calculate');
  expect(nextStep([{ code: 'combinations_running', values: {} }])).toBeUndefined();
});

it('calculatedOf counts a row of an elastic plate as not calculated if it was calculated with the rigid plate', () => {
  const others = [{ state: 'done' }, { state: 'pending' }] as const;
  const list = { ...NONE, done: 10, rigid: 6 };
  expect(calculatedOf(entered(3, 10, true), { others, list })).toEqual({ done: 6, total: 13 });
});
