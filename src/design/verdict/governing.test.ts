import { expect, it } from 'vitest';
import { nameOfRow } from '@/design/model/load-cases';
import { governingRow } from '@/design/verdict/check-status';
import { unionOfReservations } from '@/design/verdict/reservations';
import { connectionContext } from '@/design/verdict/run-result';
import type { Check } from '@/engineering';
import { checkResult } from '@/testing/check-result';
import { givenDesign } from '@/testing/given-design';
import { buildAnchorData } from '@/testing/seeded-records';

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
  const design = givenDesign({}, ({ concrete }) => Object.assign(concrete, change));
  const { assessed } = connectionContext(design, buildAnchorData({ certification: ' ETA ', t_fix: 20 }));
  expect(assessed).toEqual({ certification: 'ETA', t_fix: 20, isUnusual });
});

const row = (utilisation: number, anchors = '1'): Partial<Check> => ({ utilisation, anchors });
const UNBOUNDED = { resistance: 0, utilisation: null, anchors: '3', verdict: 'Not satisfied' } as const;

interface Figures {
  tension?: Partial<Check>;
  shear?: Partial<Check>;
  sums?: readonly (number | null)[];
  steel?: readonly number[];
}

function answerOf({ tension, shear, sums = [null, null, null], steel = [] }: Figures) {
  const [concrete, linear] = sums.slice(1).map((value) => ({ value }));
  return checkResult({
    checks: { ...(tension && { concrete_cone: tension }), ...(shear && { pry_out: shear }) },
    combined: { steel: { value: sums[0], anchors: steel }, concrete, linear },
  });
}

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
  const answer = answerOf({ tension: row(60), sums: [0.9, 0.1, 0.1], steel: [2, 4] });
  expect(governingRow(answer)).toMatchObject({ sum: 'steel', anchors: '2,4' });
});

it('the governing row is the mode with no resistance left, even if another mode and the combined checks fail', () => {
  const found = governingRow(answerOf({ tension: UNBOUNDED, shear: row(900), sums: [50, 50, 50] }));
  expect(found).toMatchObject({ mode: 'concrete_cone', utilisation: null, anchors: '3' });
});

it('the governing row is null if no row applies', () => {
  expect(governingRow(answerOf({}))).toBeNull();
});

function unionOf(code: string, ...values: Record<string, number>[]) {
  const cases = values.map((one, index) => ({
    reservations: [{ code, values: one, clause: '', field: '' }],
    under: nameOfRow({ name: `R${index + 1}` }),
  }));
  return unionOfReservations(cases).map((one) => [one.values, one.under?.row]);
}

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
  const cases: Record<string, number>[] = [
    { stress: 300, most: 800 },
    { stress: 400 },
    { stress: 250, most: 900 },
  ];
  expect(unionOf('plate_above_yield', ...cases)).toEqual([[{ stress: 400, most: 900 }, 'R2']]);
});

it('the union of reservations contains blow_out, which has no largest value, once from the first load case', () => {
  expect(unionOf('blow_out', { value: 1 }, { value: 2 })).toEqual([[{ value: 1 }, 'R1']]);
});
