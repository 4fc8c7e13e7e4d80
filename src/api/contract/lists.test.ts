import { describe, expect, it } from 'vitest';
import { managedUserSchema } from '@/api/contract/account';
import { parseOutcome } from '@/api/contract/fields';
import { listSchema, pageSchema } from '@/api/contract/lists';
import { anchorSchema, concreteSchema } from '@/api/contract/records';

const GOOD = { id: 1, grade: 'C20/25', fck: '20', fcuk: 25, ec: null };
const read = (raw: unknown) => parseOutcome(listSchema(concreteSchema), raw);

it('the list parser returns the valid records, and lists each invalid record with its unreadable field', () => {
  const { ec: _, ...withoutModulus } = GOOD;
  const list = [
    GOOD,
    { ...withoutModulus, id: 2, grade: 'C25/30' },
    { ...GOOD, id: null, grade: '' },
    { ...GOOD, fck: [20], grade: 'C30/37' },
    null,
    'C35/45',
  ];
  expect(read(list)).toEqual({
    ok: true,
    value: {
      records: [{ id: 1, grade: 'C20/25', fck: '20', fcuk: '25', ec: '' }],
      unreadable: [
        { name: 'C25/30', field: 'ec' },
        { name: '#3', field: 'id' },
        { name: 'C30/37', field: 'fck' },
        { name: '#5', field: '' },
        { name: '#6', field: '' },
      ],
    },
  });
});

it.each([null, undefined])('the list parser returns an empty list for %j', (raw) =>
  expect(read(raw)).toEqual({ ok: true, value: { records: [], unreadable: [] } }),
);

it.each([{}, 'none', 7])('the list parser refuses %j', (raw) =>
  expect(read(raw)).toMatchObject({ ok: false, error: { message: 'must be a list' } }),
);

describe('page parser', () => {
  const ONE = { records: [GOOD] };
  const TEN = { records: Array.from({ length: 10 }, () => GOOD), total: 3 };
  const unreadable = [{ name: 'C30/37', field: 'fck' }];
  const page = (raw: unknown) => parseOutcome(pageSchema(concreteSchema), raw);

  it.each<[string, object, object]>([
    ['a total as text', { ...ONE, total: '41', current: '1' }, { total: 41, records: { length: 1 } }],
    ['null for an empty list', { records: null, total: 0 }, { total: 0, records: [] }],
    ['an empty body for an empty list', { total: '0' }, { total: 0, records: [] }],
    ['a total that is smaller than the number of its records', TEN, { total: 10, records: { length: 10 } }],
    ['an invalid record', { records: [{ id: 9, grade: 'C30/37' }], total: 1 }, { records: [], unreadable }],
  ])('the page parser reads a page with %s', (_, raw, value) =>
    expect(page(raw)).toMatchObject({ ok: true, value }),
  );

  it.each([
    [{ records: [] }, 'total'],
    [{ records: [], total: 'many' }, 'total'],
    [{ records: {}, total: 1 }, 'records'],
    [[], ''],
  ])('the page parser refuses %j and reports the invalid field %j', (raw, field) =>
    expect(page(raw)).toMatchObject({ ok: false, error: { field } }),
  );
});

const ANCHOR = { id: 1000, name: 'Wedge bolt M12', efficient: '1', jgHave: '1', etaHave: '1' };
const flagOf = (efficient: unknown) => parseOutcome(anchorSchema, { ...ANCHOR, efficient });

it('the anchor record parser reads a flag in any form, and refuses a missing one by its field', () => {
  expect(flagOf(false)).toMatchObject({ ok: true, value: { efficient: '0' } });
  for (const sent of [null, undefined, 'stopped'])
    expect(flagOf(sent)).toMatchObject({ ok: false, error: { field: 'efficient' } });
});

it('the anchor record parser keeps ids as sent, as numbers or strings', () => {
  expect(parseOutcome(anchorSchema, { ...ANCHOR, avatar: 12 })).toMatchObject({
    value: { id: 1000, avatar: 12 },
  });
  expect(parseOutcome(anchorSchema, { ...ANCHOR, id: '1000', avatar: null })).toMatchObject({
    value: { id: '1000', avatar: '' },
  });
});

const USER = { id: 3, username: 'li.wei' };

it('the user parser reads a number in place of a string, null in place of a list, and a time as an array', () => {
  const sent = { ...USER, phoneNumber: 13800000000, roles: null, createTime: [2024, 3, 25], email: null };
  expect(parseOutcome(managedUserSchema, sent)).toMatchObject({
    ok: true,
    value: {
      id: 3,
      phoneNumber: '13800000000',
      email: '',
      roles: [],
      createTime: '2024-03-25 00:00:00',
      expirationTime: null,
    },
  });
});

it.each([
  [{ expirationTime: 'soon' }, 'expirationTime'],
  [{ roles: [{ name: 'ADMIN' }] }, 'roles.0.id'],
  [{ phoneNumber: {} }, 'phoneNumber'],
])('the user parser refuses %j and reports the invalid field %j', (change, field) =>
  expect(parseOutcome(managedUserSchema, { ...USER, ...change })).toMatchObject({ error: { field } }),
);
