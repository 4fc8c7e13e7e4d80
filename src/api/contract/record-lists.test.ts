import { expect, it, describe } from 'vitest';
import { managedUserSchema } from '@/api/contract/account';
import { parseOutcome } from '@/api/contract/fields';
import { listSchema, pageSchema } from '@/api/contract/record-lists';
import { ANCHOR_NUMBERS, ANCHOR_TEXTS, anchorSchema, referenceSchemas } from '@/api/contract/records';

const concreteSchema = referenceSchemas.concretes.stored;

const GOOD = { id: 1, grade: 'C20/25', fck: '20', fcuk: 25, ec: null };
const read = (raw: unknown) => parseOutcome(listSchema(concreteSchema), raw);

it('the list parser returns the valid records, and lists each invalid record with its unreadable field', () => {
  const list = [
    GOOD,
    { ...GOOD, ec: undefined, id: 2, grade: 'C25/30' },
    { ...GOOD, id: null, grade: '' },
    { ...GOOD, fck: [20], grade: 'C30/37' },
    null,
    'C35/45',
  ];
  const outcome = read(list);
  const records = [{ id: 1, grade: 'C20/25', fck: '20', fcuk: '25', ec: '' }];
  expect(outcome).toMatchObject({ ok: true, value: { records } });
  const unreadable = outcome.ok && outcome.value.unreadable.map(({ name, field }) => `${name}: ${field}`);
  expect(unreadable).toEqual(['C25/30: ec', '#3: id', 'C30/37: fck', '#5: ', '#6: ']);
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

it.each([
  [{ id: 1000, avatar: 12 }, 12],
  [{ id: '1000', avatar: null }, ''],
])('the anchor record parser keeps the ids of %j as sent', (sent, avatar) =>
  expect(parseOutcome(anchorSchema, { ...ANCHOR, ...sent })).toMatchObject({ value: { ...sent, avatar } }),
);

const USER = { id: 3, username: 'li.wei' };

it('the user parser reads a number in place of a string, null in place of a list, and a time as an array', () => {
  const sent = { ...USER, phoneNumber: 13800000000, roles: null, createTime: [2024, 3, 25], email: null };
  const times = { createTime: '2024-03-25 00:00:00', expirationTime: null };
  const value = { id: 3, phoneNumber: '13800000000', email: '', roles: [], ...times };
  expect(parseOutcome(managedUserSchema, sent)).toMatchObject({ ok: true, value });
});

it.each([
  [{ expirationTime: 'soon' }, 'expirationTime'],
  [{ roles: [{ name: 'ADMIN' }] }, 'roles.0.id'],
  [{ phoneNumber: {} }, 'phoneNumber'],
])('the user parser refuses %j and reports the invalid field %j', (change, field) =>
  expect(parseOutcome(managedUserSchema, { ...USER, ...change })).toMatchObject({ error: { field } }),
);

/** Field names of an anchor record, copied from the requirements documents. */
const TEXTS = `
  jgMaterial jgMaterialEn jgMaterialClass jgMaterialClassEn jgCertification jgCertificationEn
  jgC30name jgC60name
  etaMaterial etaMaterialEn etaMaterialClass etaMaterialClassEn etaCertification
  etaCertificationEn etaC30name etaC60name`;
const NUMBERS = `
  jgExx jgNrks jgGammarsn1 jgGammarsn2 jgHef jgKucrn1 jgKucrn2 jgScrn jgCcrn jgScrsp jgCcrsp
  jgGammarcn1 jgGammarcn2 jgVrks jgGammarsv1 jgGammarsv2 jgM0rks jgLf jgDnom jgAs jgGammarcv1
  jgGammarcv2 jgK9n1 jgK9n2 jgK8 jgGammarcp1 jgGammarcp2 jgHmin jgSmin jgCmin jgH1 jgTinst jgTfix
  jgHnom jgD0 jgOpeningwidth jgGangpull jgC30pull jgC60pull jgGangshear jgC30shear jgC60shear
  etaExx etaNrks etaGammarsn etaNrkp etaPhic etaGammainst etaHef etaKucrn1 etaKucrn2 etaScrn
  etaCcrn etaScrsp etaCcrsp etaGammarcn etaVrks etaGammarsv etaK7 etaM0rks etaLf etaDnom etaAs
  etaGammarcv etaK9n1 etaK9n2 etaK8 etaGammarcp etaHmin etaSmin etaCmin etaH1 etaTinst etaHnom
  etaD0 etaOpeningwidth etaGangpull etaC30pull etaC60pull etaGangshear etaC30shear etaC60shear`;

const sorted = (names: readonly string[]) => [...names].sort();
const listed = (names: string) => sorted(names.trim().split(/\s+/));

it('the field names of an anchor record are the same as in the requirements documents', () => {
  expect(sorted(ANCHOR_TEXTS)).toEqual(listed(TEXTS));
  expect(sorted(ANCHOR_NUMBERS)).toEqual(listed(NUMBERS));
});
