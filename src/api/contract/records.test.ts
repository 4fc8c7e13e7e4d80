import { expect, it } from 'vitest';
import { parseOutcome } from '@/api/contract/fields';
import { schemasOf } from '@/api/contract/records';

const { stored, draft } = schemasOf({
  id: { about: 'Id of the steel.', prefix: 'x' },
  fields: {
    name: { kind: 'name', about: 'Name.', example: 'S235' },
    fyk: { kind: 'number', about: 'Yield strength, MPa.', example: '235' },
    tmax: { kind: 'number', optional: true, about: 'Largest thickness, mm; empty = any.', example: '40' },
  },
});
const steel = { name: 'S235', fyk: '235', tmax: '40' };

it.each([undefined, null, '', ' '])('an optional number of a new record stays empty if it is %j', (tmax) => {
  expect(parseOutcome(draft, { ...steel, tmax })).toEqual({ ok: true, value: { ...steel, tmax: '' } });
});

it('a number of a new record that is not optional becomes 0 if it is empty', () => {
  expect(parseOutcome(draft, { ...steel, fyk: '' })).toEqual({ ok: true, value: { ...steel, fyk: '0' } });
});

it.each(['-1', 'thick', '1,5'])('an optional number of a new record is refused if it is %j', (tmax) => {
  const error = { field: 'tmax', message: 'must be a number that is not negative' };
  expect(parseOutcome(draft, { ...steel, tmax })).toEqual({ ok: false, error });
});

it('a record stored before it had an optional number can be read, unlike one without another number', () => {
  const { tmax: _, ...old } = { id: 'x1', ...steel };
  expect(parseOutcome(stored, old)).toEqual({ ok: true, value: { ...old, tmax: '' } });
  const error = { field: 'fyk', message: 'is missing' };
  expect(parseOutcome(stored, { id: 'x1', name: 'S235', tmax: '40' })).toEqual({ ok: false, error });
});
