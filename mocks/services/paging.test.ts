import { describe, expect, it } from 'vitest';
import { pageOf, readPageRequest } from './paging';

const records = Array.from({ length: 23 }, (_, i) => i + 1);

describe('pages', () => {
  it('a page contains its records and the total number of records in the list', () => {
    expect(pageOf(records, { current: 3, size: 10 })).toEqual({
      records: [21, 22, 23],
      total: 23,
      current: 3,
      size: 10,
    });
    expect(pageOf(records, { current: 4, size: 10 })).toMatchObject({ records: [], total: 23 });
  });

  it.each([
    ['current=2&size=5', { current: 2, size: 5 }],
    ['', { current: 1, size: 10 }],
    ['current=0&size=-3', { current: 1, size: 10 }],
    ['current=x&size=1.5', { current: 1, size: 10 }],
    ['current=1&size=100000', { current: 1, size: 500 }],
  ])('page number and size are read from the query %j as %j', (query, expected) => {
    expect(readPageRequest(new URLSearchParams(query))).toEqual(expected);
  });
});
