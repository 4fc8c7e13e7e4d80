import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { forceData } from '@/report/content/force-data';
import { layoutData } from '@/report/content/input-data';
import { givenDesign } from '@/testing/given-design';
import { givenReport, reportInput, resultOf, seedAnchors } from '@/testing/report-cases';

/**
 * Tests that every force and plate value is printed under its own name. All values in the test response are
 * different.
 */
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

it('the report data contain the forces on an anchor under their own placeholders', () => {
  const [row] = layoutData(changed).anchors;
  expect(numbers(row)).toMatchObject({ no: 1, tension: 101, shear: 201, shearx: 301, sheary: 401 });
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
  const withYield = (f_y: number) =>
    forceData({ ...changed, design: { ...design, plate: { ...design.plate, f_y } } });
  const { plate_figures: within } = withYield(42);
  expect(within).toMatchObject({
    no_yield: false,
    yield: { f_y: '42', utilisation: expect.stringContaining('50'), above: false, compared: 'not exceeded' },
  });
  const { plate_figures: above } = withYield(20);
  expect(above).toMatchObject({ yield: { above: true, compared: 'exceeded' } });
});

/** Recalculates the anchor forces of a stand-off plate and the bearing resistance from the printed values. */
const number = (text: string) => Number(text.replace('−', '-'));

it('the report data contain the plane and the stiffnesses from which the forces of a stand-off plate can be recalculated', () => {
  const design = givenDesign({ Nz: 4, My: 1.5, Mx: 0.4 }, (draft) => {
    Object.assign(draft.concrete, { installationPosition: 'clamped', baseDistance: 30 });
  });
  const input = givenReport(design);
  const printed = forceData(input);
  expect(printed.has_contact).toBe(false);
  const figures = printed.rigid_figures!;
  const [w_0, b_x, b_y] = [figures.w_0, figures.b_x, figures.b_y].map(number);
  const k_a = number(figures.k_a);
  const plane = (x: number, y: number) => w_0 + (b_x * x + b_y * y) / 1000;
  const printedForces = layoutData(input).anchors.map(({ x, y, tension }) => {
    expect(k_a * plane(number(x), number(y))).toBeCloseTo(number(tension), 2);
    return number(tension);
  });
  const sum = (forces: readonly number[]) => forces.reduce((total, force) => total + force, 0);
  expect(sum(printedForces)).toBeCloseTo(1.35 * 4, 2);
  expect(sum(printedForces.filter((force) => force < 0))).toBeCloseTo(-number(printed.res_compression), 2);
});

it('the report data contain the factors from which the bearing resistance of the most utilised hole can be recalculated', () => {
  const design = givenDesign({ Vx: 4, Vy: 3 });
  const { bearing } = forceData(givenReport(design));
  const [factors, gamma] = bearing!.bearing_factors.split(' / ');
  const product = factors.split(' · ').reduce((all, factor) => all * Number(factor), 1);
  const [action, resistance, share] = bearing!.bearing_text.match(/[\d.]+/g)!.map(Number);
  expect(product / Number(gamma) / 1000 / resistance).toBeCloseTo(1, 3);
  expect(action).toBeCloseTo((1.35 * 4) / 4, 3);
  expect((100 * action) / resistance).toBeCloseTo(share, 1);
});
