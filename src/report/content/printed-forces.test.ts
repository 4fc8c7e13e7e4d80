/**
 * Tests that every force and plate value is printed under its own name. All values in the test response are
 * different.
 */
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { forceData } from '@/report/content/force-data';
import { layoutData } from '@/report/content/input-data';
import { parseYield } from '@/report/content/plate-yield';
import { reportInput, resultOf, seedAnchors } from '@/testing/report-cases';

const NO_AREA = { loaded_area: null, loaded_length: null, loaded_width: null };

const design = {
  ...DEFAULT_DESIGN,
  loads: { ...DEFAULT_DESIGN.loads, dead: { ...DEFAULT_DESIGN.loads.dead, Nz: 4 } },
};
const [record] = seedAnchors;
const result = resultOf(design, record);
if (result === null) throw new Error('the design has no result');

const input = reportInput(design, record, result, 'en');
const { answer } = input;
const resultant = {
  tension: 11,
  tension_x: 12,
  tension_y: 13,
  compression: 14,
  compression_x: 15,
  compression_y: 16,
  shear: 17,
  torsion: 18_000,
  max_concrete_stress: 19,
  max_concrete_strain: 0.02,
};
const reaction = answer.reaction.map(({ no }) => ({
  no,
  tension: 100 + no,
  shear: 200 + no,
  shearx: 300 + no,
  sheary: 400 + no,
}));
const plate = {
  max_von_mises: 21,
  max_deflection: 0.22,
  contact: { force: 23, x: 24, y: 25, max_pressure: 26, ...NO_AREA },
} as NonNullable<typeof input.plate>;

const changed = { ...input, plate, answer: { ...answer, resultant, reaction } };
const numbers = (row: Readonly<Record<string, unknown>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, text]) =>
      typeof text === 'string' && text !== '' && Number.isFinite(Number(text)) ? [[name, Number(text)]] : [],
    ),
  );

it('the report data contain each resultant under its own placeholder', () => {
  const count = reaction.length;
  const sum = (from: number) => count * from + (count * (count + 1)) / 2;
  expect(numbers(forceData(changed))).toMatchObject({
    res_tension: 11,
    res_tension_x: 12,
    res_tension_y: 13,
    res_compression: 14,
    res_compression_x: 15,
    res_compression_y: 16,
    res_shear: 17,
    res_shear_x: sum(300),
    res_shear_y: sum(400),
    res_torsion: 18,
  });
});

it('the report data contain the forces on an anchor under their own placeholders in both tables', () => {
  const [first] = forceData(changed).reactions;
  const [placed] = layoutData(changed).anchors;
  for (const row of [first, placed]) {
    expect(numbers(row)).toMatchObject({ no: 1, tension: 101, shear: 201, shearx: 301, sheary: 401 });
  }
});

it('the report data contain the plate values under their own placeholders', () => {
  const { plate_figures } = forceData(changed);
  expect(plate_figures && numbers(plate_figures)).toEqual({
    von_mises: 21,
    deflection: 0.22,
    contact_force: 23,
    contact_pressure: 26,
  });
});

it('the report data compare the plate stress with a yield strength only if a yield strength was entered', () => {
  const { plate_figures: without } = forceData(changed);
  expect(without).toMatchObject({ no_yield: true, yield: null });
  const { plate_figures: within } = forceData({ ...changed, plateYield: 42 });
  expect(within).toMatchObject({
    no_yield: false,
    yield: { f_y: '42', utilisation: expect.stringContaining('50'), above: false, compared: 'not exceeded' },
  });
  const { plate_figures: above } = forceData({ ...changed, plateYield: 20 });
  expect(above).toMatchObject({ yield: { above: true, compared: 'exceeded' } });
});

it.each([
  ['', null],
  [' 235 ', 235],
  ['235 MPa', 235],
  ['0.275 GPa', 275],
  ['0', undefined],
  ['-235', undefined],
  ['S235', undefined],
  ['235000', undefined],
])('the parseYield result for the typed text %j is %j', (typed, strength) => {
  expect(parseYield(typed)).toBe(strength);
});
