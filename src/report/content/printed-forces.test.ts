import { expect, it } from 'vitest';
import { forceData } from '@/report/content/force-data';
import { layoutData } from '@/report/content/input-data';
import { givenDesign } from '@/testing/given-design';
import { givenReport, stressedPlate } from '@/testing/report-cases';

it('the report data compare the plate stress with a yield strength only if a yield strength was entered', () => {
  const withYield = (f_y: number) => {
    const input = givenReport(givenDesign({ Nz: 4 }, (draft) => void (draft.plate.f_y = f_y)));
    return forceData({ ...input, plate: stressedPlate(21) }).plate_figures;
  };
  expect(withYield(0)).toMatchObject({ no_yield: true, yield: null });
  expect(withYield(42)).toMatchObject({
    no_yield: false,
    yield: { f_y: '42', utilisation: expect.stringContaining('50'), above: false, compared: 'not exceeded' },
  });
  expect(withYield(20)).toMatchObject({ yield: { above: true, compared: 'exceeded' } });
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
