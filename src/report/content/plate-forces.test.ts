/** Recalculates the anchor forces of a stand-off plate and the bearing resistance from the printed values. */
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { forceData } from '@/report/content/force-data';
import { layoutData } from '@/report/content/input-data';
import { reportInput, resultOf, seedAnchors } from '@/testing/report-cases';

const number = (text: string) => Number(text.replace('−', '-'));

it('the report data contain the plane and the stiffnesses from which the forces of a stand-off plate can be recalculated', () => {
  const design = produce(DEFAULT_DESIGN, (draft) => {
    Object.assign(draft.concrete, { installationPosition: 'clamped', baseDistance: 30 });
    Object.assign(draft.loads.dead, { Nz: 4, My: 1.5, Mx: 0.4 });
  });
  const [record] = seedAnchors;
  const input = reportInput(design, record, resultOf(design, record)!, 'en');
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
  const design = produce(DEFAULT_DESIGN, (draft) => void Object.assign(draft.loads.dead, { Vx: 4, Vy: 3 }));
  const [record] = seedAnchors;
  const { bearing } = forceData(reportInput(design, record, resultOf(design, record)!, 'en'));
  const [factors, gamma] = bearing!.bearing_factors.split(' / ');
  const product = factors.split(' · ').reduce((all, factor) => all * Number(factor), 1);
  const [action, resistance, share] = bearing!.bearing_text.match(/[\d.]+/g)!.map(Number);
  expect(product / Number(gamma) / 1000 / resistance).toBeCloseTo(1, 3);
  expect(action).toBeCloseTo((1.35 * 4) / 4, 3);
  expect((100 * action) / resistance).toBeCloseTo(share, 1);
});
