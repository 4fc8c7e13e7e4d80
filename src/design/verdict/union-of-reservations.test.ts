import { expect, it } from 'vitest';
import { nameOfRow } from '@/design/model/load-cases';
import { unionOfReservations } from '@/design/verdict/reservations';

const caseWith = (code: string, values: Record<string, number>, row: string) => ({
  reservations: [{ code, values, clause: '', field: '' }],
  under: nameOfRow({ name: row }),
});

const unionOf = (code: string, ...values: Record<string, number>[]) =>
  unionOfReservations(values.map((one, index) => caseWith(code, one, `R${index + 1}`))).map((one) => [
    one.values,
    one.under?.row,
  ]);

it.each([
  ['plate_above_yield', 'stress'],
  ['pressure_above_strength', 'pressure'],
  ['linear_sum_alone', 'value'],
])('the union of reservations contains %s once, with the largest value', (code, name) => {
  const union = unionOf(code, { [name]: 240 }, { [name]: 900 }, { [name]: 300 });
  expect(union).toEqual([[{ [name]: 900 }, 'R2']]);
});

it('the union of reservations combines the largest stress and the largest upper bound, even of different load cases', () => {
  const union = unionOf(
    'plate_above_yield',
    { stress: 300, most: 800 },
    { stress: 400 },
    { stress: 250, most: 900 },
  );
  expect(union).toEqual([[{ stress: 400, most: 900 }, 'R2']]);
});

it('the union of reservations contains blow_out, which has no largest value, once from the first load case', () => {
  expect(unionOf('blow_out', { value: 1 }, { value: 2 })).toEqual([[{ value: 1 }, 'R1']]);
});
