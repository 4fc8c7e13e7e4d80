import { expect, it } from 'vitest';
import { anchorSchema, type Concrete } from '@/api/contract/records';
import { availableGrades, availableSections } from '@/design/records/anchor-data';
import { catalogueOf } from '@/design/records/anchor-data-rows';
import type { Standard } from '@/engineering';

const CATALOGUE = {
  jgTfix: '270',
  etaC30name: 'C30/37',
  etaGangpull: '28.3',
  etaC30pull: '20.4',
  etaC30shear: '0',
};
const HAVE = { efficient: '1', etaHave: '1', jgHave: '1' };
const RECORD = anchorSchema.parse({ id: 1, name: 'Bolt anchor M12', ...HAVE, ...CATALOGUE });

it('catalogueOf lists only the catalogue values that the anchor record states', () => {
  expect(catalogueOf(RECORD, 'EN1992-4')).toEqual([
    { action: 'tension', grade: null, symbol: 'N_Rd', value: 28.3 },
    { action: 'tension', grade: 'C30/37', symbol: 'N_Rd', value: 20.4 },
  ]);
  expect(catalogueOf(RECORD, 'JGJ145-2013')).toEqual([]);
});

const readAt = '2026-01-02T03:04:05.000Z';

const grade = (name: string, figures: Partial<Concrete> = {}): Concrete => {
  return { id: name, grade: name, fck: '20', fcuk: '25', ec: '30', ...figures };
};
const offered = (
  records: Concrete[],
  standard: Standard = 'EN1992-4',
  unreadable: { name: string; field: string }[] = [],
) => availableGrades({ records, unreadable, readAt }, standard);
it('offeredGrades offers only grades with a slash in the name under EN 1992-4, and does not change the names', () => {
  expect(offered([grade('C20/25'), grade('C25')]).records).toMatchObject([{ name: 'C20/25' }]);
});

it.each([
  ['C25', '25', 'C25'],
  ['C20/25', '25', 'C25 (C20/25)'],
  ['C20/25', '25.0', 'C25 (C20/25)'],
  ['C55/67', '67', 'C67 (C55/67)'],
  ['Old bridge', '22.5', 'C22.5 (Old bridge)'],
])('under JGJ145-2013, offeredGrades offers the grade %s with f_cu,k = %s as %s', (own, fcuk, name) => {
  expect(offered([grade(own, { fcuk })], 'JGJ145-2013').records).toMatchObject([{ name }]);
});

it.each([
  ['EN1992-4', grade('C20/25', { fck: '' }), 'fck'],
  ['EN1992-4', grade('C20/25', { fck: '0' }), 'fck'],
  ['EN1992-4', grade('C20/25', { ec: 'thirty' }), 'ec'],
  ['JGJ145-2013', grade('C25', { fcuk: '0' }), 'fcuk'],
  ['JGJ145-2013', grade('C25', { fck: '16,7' }), 'fck'],
] as const)('under %s, offeredGrades refuses missing or invalid values: %j', (standard, record, field) => {
  const others = [{ name: 'C99', field: 'id' }];
  const unreadable = [...others, { name: record.grade, field }];
  expect(offered([record], standard, others)).toEqual({ records: [], unreadable });
});

it('offeredGrades reads an empty modulus of elasticity as 0', () => {
  const { records } = offered([grade('C20/25', { ec: '' })]);
  expect(records).toMatchObject([{ fck: 20, fcuk: 25, ec: 0, readAt }]);
});

const section = { id: 7, name: 'IPE 100', type: '12', h: '100', w: '55', t: '4.1', ft: '' };

it('offeredSections offers only the sections with valid dimensions', () => {
  const bad = { ...section, id: 8, name: 'IPE X', w: 'wide' };
  expect(availableSections({ records: [section, bad], unreadable: [], readAt })).toEqual({
    records: [{ id: '7', name: 'IPE 100', H: 100, W: 55, T: 4.1, FT: 0, readAt }],
    unreadable: [{ name: 'IPE X', field: 'w' }],
  });
});
