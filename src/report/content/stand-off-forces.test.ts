/**
 * Recalculates the anchor forces for a stand-off plate from the printed values, by numerical integration
 * over the rigid plate with contact.
 */
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
  const [k_a, k_c] = [figures.k_a, figures.k_c].map(number);
  const plane = (x: number, y: number) => w_0 + (b_x * x + b_y * y) / 1000;
  for (const { x, y, tension } of layoutData(input).anchors)
    expect(k_a * Math.max(0, plane(number(x), number(y)))).toBeCloseTo(number(tension), 2);
  const { length, width } = design.plate;
  const steps = 400;
  const [dx, dy] = [length / steps, width / steps];
  let [force, atX, atY] = [0, 0, 0];
  for (let i = 0; i < steps; i++)
    for (let k = 0; k < steps; k++) {
      const [x, y] = [(i + 0.5) * dx - length / 2, (k + 0.5) * dy - width / 2];
      const pressure = (k_c * Math.max(0, -plane(x, y)) * dx * dy) / 1000;
      force += pressure;
      atX += pressure * x;
      atY += pressure * y;
    }
  expect(force / number(printed.res_compression)).toBeCloseTo(1, 2);
  expect(atX / force).toBeCloseTo(number(printed.res_compression_x), -0.5);
  expect(atY / force).toBeCloseTo(number(printed.res_compression_y), -0.5);
});
