/** Every input that a report prints is its own: a design of which no two numbers are alike. */
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import type { AnchorRecord } from '@/api/contract/anchor';
import { reportInput, resultOf, seedAnchors } from '@/testing/report-cases';
import { reportData } from './report-data';

const LOADS = { Nz: 12.3, Vx: 1.7, Vy: 2.9, Mx: 0.31, My: 0.43, Mz: 0.59 };
const LIVE = { Nz: 3.1, Vx: 0.67, Vy: 0.71, Mx: 0.073, My: 0.079, Mz: 0.083 };

const DESIGN: Design = produce(DEFAULT_DESIGN, (draft) => {
  Object.assign(draft.concrete, { fck: 21, fcuk: 26, ec: 30.5, installationPosition: '2' });
  Object.assign(draft.concrete, { baseDistance: 33, degreeOfRestraint: 1.4 });
  Object.assign(draft.concrete, { longTermTemperature: 23, shortTermTemperature: 41 });
  Object.assign(draft.unlocked, { thickness: true, section: true });
  Object.assign(draft.plate, { length: 411, width: 422, thickness: 19, E: 206, v: 0.29 });
  Object.assign(draft.layout, { h: 311 });
  Object.assign(draft.layout.spacings, { Sx1: 181, Sy1: 172 });
  draft.layout.sides = {
    X1: { distance: 215, exists: true },
    X2: { distance: 226, exists: true },
    Y1: { distance: 237, exists: true },
    Y2: { distance: 248, exists: true },
  };
  Object.assign(draft.profile, { H: 104, W: 108, T: 7, FT: 11, ex: 3, ey: 5 });
  Object.assign(draft.loads, { dead: LOADS, live: LIVE, loadCase: 'deadAndLive' });
  Object.assign(draft.loads, { deadFactor: 1.31, liveFactor: 1.47 });
});

/** Numbers of a record that are printed, none like another; stored in mm, Nm, kN. */
const FIGURES = {
  etaHef: 77,
  etaHnom: 88,
  etaH1: 99,
  etaD0: 12.5,
  etaDnom: 12.1,
  etaHmin: 151,
  etaSmin: 61,
  etaCmin: 67,
  etaTinst: 59,
  etaOpeningwidth: 18,
} as const;

const record = { ...seedAnchors[2], ...mapTexts(FIGURES) } as AnchorRecord;

function mapTexts(figures: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, String(value)]));
}

const result = resultOf(DESIGN, record);
if (result === null) throw new Error('the design has no result');
const data = reportData(reportInput(DESIGN, record, result, 'en')) as unknown as Record<string, unknown>;

describe('an input in the report', () => {
  it.each([
    ['f_ck', '21'],
    ['f_cuk', '26'],
    ['concrete_E', '30.5'],
    ['h', '311'],
    ['base_distance', '33 mm'],
    ['restraint', '1.4'],
    ['temperature_long', '23'],
    ['temperature_short', '41'],
    ['plate_length', '411'],
    ['plate_width', '422'],
    ['plate_thickness', '19'],
    ['plate_E', '206'],
    ['plate_v', '0.29'],
    ['profile_size', '104 × 108 × 7 × 11'],
    ['profile_ex', '3'],
    ['profile_ey', '5'],
    ['edge_X1', '215 mm'],
    ['edge_X2', '226 mm'],
    ['edge_Y1', '237 mm'],
    ['edge_Y2', '248 mm'],
    ['h_ef', '77'],
  ])('%s is %s', (name, printed) => {
    expect(data[name]).toBe(printed);
  });

  it('is each load in its own column, with its factor', () => {
    const [dead, live, design] = data.loads as Record<string, string>[];
    const shown = ({ Nz, Vx, Vy, Mx, My, Mz }: Record<string, string>) =>
      [Nz, Vx, Vy, Mx, My, Mz].map(Number);
    const values = (one: typeof LOADS) => Object.values(one);
    expect(shown(dead)).toEqual(values(LOADS));
    expect(shown(live)).toEqual(values(LIVE));
    expect([dead.factor, live.factor].map(Number)).toEqual([1.31, 1.47]);
    // Three decimals are printed.
    const factored = values(LOADS).map((one, index) => 1.31 * one + 1.47 * values(LIVE)[index]);
    shown(design).forEach((one, index) => expect(Math.abs(one - factored[index])).toBeLessThan(5.1e-4));
  });

  it('is each figure of the installation at its own name', () => {
    expect(data.installation_figures).toMatchObject({
      d_0: '12.5 mm',
      h_1: '99 mm',
      h_nom: '88 mm',
      wrench: '18 mm',
      T_inst: '59 Nm',
      least: '151 / 61 / 67 mm',
    });
  });

  it('is each anchor at its place, with its four edge distances', () => {
    const [first, , , last] = data.anchors as Record<string, string>[];
    const place = ({ x, y }: Record<string, string>) => [x, y].map((text) => Number(text.replace('−', '-')));
    expect(place(first).map(Math.abs)).toEqual([90.5, 86]);
    const edges = ({ c_x_plus, c_x_minus, c_y_plus, c_y_minus }: Record<string, string>) =>
      [c_x_plus, c_x_minus, c_y_plus, c_y_minus].map(Number);
    const [x, y] = place(first);
    const along = (at: number, size: number, plus: number, minus: number) =>
      at > 0 ? [plus, minus + size] : [plus + size, minus];
    expect(edges(first)).toEqual([...along(x, 181, 215, 226), ...along(y, 172, 237, 248)]);
    expect(place(last)).not.toEqual(place(first));
  });
});
