import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { nameOfRow } from '@/design/model/load-cases';
import { governingRow } from '@/design/verdict/checks';
import { unionOfReservations } from '@/design/verdict/reservations';
import { connectionContext } from '@/design/verdict/run-result';
import { COMBINED_KEYS, type Check } from '@/engineering';
import { checkResult } from '@/testing/check-result';
import { buildAnchorData } from '@/testing/seeded-records';

const assessed = (change: Partial<Design['concrete']>) =>
  connectionContext(
    produce(DEFAULT_DESIGN, ({ concrete }) => void Object.assign(concrete, change)),
    buildAnchorData({ certification: ' ETA ', t_fix: 20 }),
  ).assessed;

it.each([
  ['hammer drilled, dry, blown out, 24/40 °C', {}, false],
  ['cleaned with a brush', { holeCleaning: 'brushing' }, false],
  ['colder than usual', { longTermTemperature: 10, shortTermTemperature: 20 }, false],
  ['diamond drilled', { drillingMethod: 'diamond' }, true],
  ['wet', { holeDryness: 'wet' }, true],
  ['full of water', { holeDryness: 'waterFilled' }, true],
  ['not cleaned', { holeCleaning: 'none' }, true],
  ['at 25 °C', { longTermTemperature: 25 }, true],
  ['at 80 °C for a short time', { shortTermTemperature: 80 }, true],
] as const)('an installation %s is unusual: %s', (_, change, isUnusual) => {
  expect(assessed(change)).toEqual({ certification: 'ETA', t_fix: 20, isUnusual });
});

const row = (utilisation: number, anchors = '1'): Partial<Check> => ({ utilisation, anchors });
const UNBOUNDED = { resistance: 0, utilisation: null, anchors: '3', verdict: 'Not satisfied' } as const;

interface Figures {
  tension?: Partial<Check>;
  shear?: Partial<Check>;
  sums?: readonly (number | null)[];
  steel?: readonly number[];
}

const answerOf = ({ tension, shear, sums = [], steel = [] }: Figures) =>
  checkResult({
    checks: { ...(tension && { concrete_cone: tension }), ...(shear && { pry_out: shear }) },
    combined: Object.fromEntries(
      COMBINED_KEYS.map((key, index) => [
        key,
        { value: sums[index] ?? null, anchors: key === 'steel' ? steel : [] },
      ]),
    ),
  });

it('the governing row is the mode with the highest utilisation, with its anchors', () => {
  const answer = answerOf({ tension: row(60), shear: row(80, '1,2') });
  const pryOut = { kind: 'mode', force: 'shear', mode: 'pry_out', anchors: '1,2', utilisation: 80 };
  expect(governingRow(answer)).toEqual(pryOut);
});

it('the governing row of the combined checks is the more favourable of the concrete and the linear check', () => {
  const found = governingRow(answerOf({ tension: row(60), shear: row(40), sums: [0.5, 0.95, 0.8] }));
  expect(found).toMatchObject({ kind: 'combined', sum: 'linear', value: 0.8, limit: 1.2, anchors: '' });
  const other = governingRow(answerOf({ tension: row(60), shear: row(40), sums: [0.5, 0.7, 1] }));
  expect(other).toMatchObject({ sum: 'concrete', value: 0.7, limit: 1 });
});

it('the governing row has the anchors of a combined check if the response contains them', () => {
  expect(governingRow(answerOf({ tension: row(60), sums: [0.9, 0.1, 0.1], steel: [2, 4] }))).toMatchObject({
    sum: 'steel',
    anchors: '2,4',
  });
});

it('the governing row is the mode with no resistance left, even if another mode and the combined checks fail', () => {
  const found = governingRow(answerOf({ tension: UNBOUNDED, shear: row(900), sums: [50, 50, 50] }));
  expect(found).toMatchObject({ mode: 'concrete_cone', utilisation: null, anchors: '3' });
});

it('the governing row is null if no row applies', () => {
  expect(governingRow(answerOf({}))).toBeNull();
});

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
  ['plate_yield_exceeded', 'stress'],
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
