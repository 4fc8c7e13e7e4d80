/**
 * Tests the reasons why a verdict is incomplete: loads that are not calculated, and checks that are missing
 * from a single response.
 */
import { describe, expect, it } from 'vitest';
import {
  type Calculated,
  calculatedOf,
  type Entered,
  missingOf,
  nextStep,
} from '@/design/verdict/incomplete-reasons';

const ONE: Entered = { combinations: 1, rows: 0, isElastic: false };
const entered = (more: Partial<Entered> = {}): Entered => ({ ...ONE, ...more });
const EMPTY = { done: 0, failed: 0, rigid: 0, failedNames: [] };
const NO_LIST: Calculated = { others: [], list: null };
const listed = (more: Partial<NonNullable<Calculated['list']>> = {}) => ({ ...EMPTY, ...more });
const only = (more: Parameters<typeof listed>[0]): Calculated => ({ others: [], list: listed(more) });

const stateOf = (state: string) => ({ state }) as Calculated['others'][number];

describe('reasons why a verdict is incomplete', () => {
  const TWENTY_RIGID = only({ done: 30, rigid: 20 });
  const ALL_RIGID = only({ done: 30, rigid: 30 });
  const ONE_FAILED = only({ done: 2, failed: 1, failedNames: ['LC2'] });
  const ONE_EACH: Calculated = { others: ['pending', 'offered', 'failed'].map(stateOf), list: null };

  it.each<[string, Entered, Calculated, string]>([
    ['no missing result for one combination without a list', entered(), NO_LIST, ''],
    ['200 open rows for a list that was not calculated', entered({ rows: 200 }), NO_LIST, 'rows_open 200'],
    [
      '100 open rows for a list of 200 rows that is half calculated',
      entered({ rows: 200 }),
      only({ done: 100 }),
      'rows_open 100',
    ],
    ['one failed row for a list in which one row failed', entered({ rows: 3 }), ONE_FAILED, 'rows_failed 1'],
    [
      '20 rows for an elastic plate for which 20 rows used the rigid plate',
      entered({ rows: 30, isElastic: true }),
      TWENTY_RIGID,
      'rows_rigid 20',
    ],
    ['no missing result for a rigid plate with all rows calculated', entered({ rows: 30 }), ALL_RIGID, ''],
    [
      'one combination each that is in progress, open and failed',
      entered({ combinations: 4 }),
      ONE_EACH,
      'combinations_running 1, combinations_open 1, combinations_failed 1',
    ],
    [
      'two open combinations that the result does not contain',
      entered({ combinations: 3 }),
      NO_LIST,
      'combinations_open 2',
    ],
  ])('missingOf reports %s', (_, whole, calculated, expected) => {
    const found = missingOf(whole, calculated);
    expect(found.map(({ code, values }) => `${code} ${values.count}`).join(', ')).toBe(expected);
  });

  const list = listed({ failed: 4, failedNames: ['a', 'b', 'c', 'd'] });
  const [failed] = missingOf(entered({ rows: 4 }), { others: [], list });

  it('missingOf lists the names of the first three of four failed rows', () => {
    expect(failed.values.names).toBe('a, b, c, …');
  });

  it('nextStep returns `list` for failed rows, `calculate` for other open rows, and undefined during a calculation', () => {
    expect(nextStep([failed])).toBe('list');
    expect(nextStep([failed, { code: 'rows_open', values: {} }])).toBe('calculate');
    expect(nextStep([{ code: 'combinations_running', values: {} }])).toBeUndefined();
  });

  it('calculatedOf counts a row of an elastic plate as not calculated if it was calculated with the rigid plate', () => {
    const whole = entered({ combinations: 3, rows: 10, isElastic: true });
    const others = [{ state: 'done' }, { state: 'pending' }] as const;
    const list = listed({ done: 10, rigid: 6 });
    expect(calculatedOf(whole, { others, list })).toEqual({ done: 6, total: 13 });
  });
});
