/** Tests that every input is printed in its own place. All numbers in the test design are different. */
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import type { AnchorRecord } from '@/api/contract/anchor';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { reportData } from '@/report/content/report-data';
import { reportInput, resultOf, seedAnchors } from '@/testing/report-cases';

const LOADS = { Nz: 12.3, Vx: 1.7, Vy: 2.9, Mx: 0.31, My: 0.43, Mz: 0.59 };
const LIVE = { Nz: 3.1, Vx: 0.67, Vy: 0.71, Mx: 0.073, My: 0.079, Mz: 0.083 };

const DESIGN: Design = produce(DEFAULT_DESIGN, (draft) => {
  Object.assign(draft.concrete, { fck: 21, fcuk: 26, ec: 30.5, installationPosition: 'unclamped' });
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

/** Printed anchor record values, all different, stored in mm and Nm. */
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

/**
 * A different number for every anchor field, unlike all constants above, so that a printed number identifies
 * its field.
 */
const OF_THE_ANCHOR = {
  etaExx: 201.5e9,
  etaAs: 61.3,
  etaNrks: 33.1,
  etaNrkp: 22.2,
  etaKucrn1: 10.7,
  etaKucrn2: 7.9,
  etaScrn: 193,
  etaCcrn: 94,
  etaScrsp: 251,
  etaCcrsp: 126,
  etaVrks: 25.3,
  etaM0rks: 63,
  etaK7: 0.87,
  etaK8: 2.61,
  etaK9n1: 2.37,
  etaK9n2: 1.69,
  etaLf: 76,
  etaGammarsn: 1.43,
  etaGammarsv: 1.27,
  etaGammarcn: 1.83,
  etaGammarcp: 1.53,
  etaGammarcv: 1.57,
} as const;

/** Title block entries; their numbers differ from all numbers above. */
const PROJECT = {
  project: 'Hall 1001',
  position: 'Base 1002',
  revision: 'C 1003',
  company: 'Office 1004',
  designer: 'A. 1005',
  address: 'Street 1006',
  telephone: '1007',
  mail: 'a@b.example',
  remark: 'Note 1008',
  checker: 'B. 1009',
  approver: 'C. 1010',
  designedOn: '2026-01-02',
  checkedOn: '2026-01-13',
  approvedOn: '2026-01-24',
} as const;

const figuresRecord = { ...record, ...mapTexts(OF_THE_ANCHOR) } as AnchorRecord;
const elastic: Design = produce(DESIGN, (draft) => {
  draft.plate.stiffness = 'elastic';
  draft.profile.rotation = 17;
  Object.assign(draft.project, PROJECT);
});
const elasticData = reportData(reportInput(elastic, figuresRecord, result, 'en')) as unknown as Record<
  string,
  unknown
>;

interface AnchorRow {
  symbol: unknown;
  value: string;
  unit: string;
}

const symbolOf = (runs: unknown): string => (runs as { text: string }[]).map(({ text }) => text).join('');

/**
 * Printed values by typeset symbol; gamma_Mp and gamma_Msp equal the partial factor for the concrete cone.
 */
const PRINTED_FIGURES: Readonly<Record<string, string>> = {
  hef: '77 mm',
  hnom: '88 mm',
  h1: '99 mm',
  d0: '12.5 mm',
  dnom: '12.1 mm',
  df: '14.1 mm',
  Tinst: '59 Nm',
  SW: '18 mm',
  hmin: '151 mm',
  smin: '61 mm',
  cmin: '67 mm',
  As: '61.3 mm²',
  Es: '201.5 GPa',
  'NRk,s': '33.1 kN',
  'NRk,p': '22.2 kN',
  kucr: '10.7',
  kcr: '7.9',
  'scr,N': '193 mm',
  'ccr,N': '94 mm',
  'scr,sp': '251 mm',
  'ccr,sp': '126 mm',
  'V0Rk,s': '25.3 kN',
  'M0Rk,s': '63 Nm',
  k7: '0.87',
  k8: '2.61',
  k9: '2.37',
  lf: '76 mm',
  'γMs,N': '1.43',
  'γMs,V': '1.27',
  γMc: '1.83',
  γMcp: '1.53',
  γMcv: '1.57',
  γMp: '1.83',
  γMsp: '1.83',
};

describe('input printed in the report', () => {
  it('all inputs of the test design have different values', () => {
    const sides = Object.values(DESIGN.layout.sides).map(({ distance }) => distance);
    const { fck, fcuk, ec, baseDistance, degreeOfRestraint } = DESIGN.concrete;
    const { longTermTemperature, shortTermTemperature } = DESIGN.concrete;
    const { length, width, thickness, E, v } = DESIGN.plate;
    const { H, W, T, FT, ex, ey } = DESIGN.profile;
    const { Sx1, Sy1 } = DESIGN.layout.spacings;
    const printed = [
      ...[fck, fcuk, ec, baseDistance, degreeOfRestraint, longTermTemperature, shortTermTemperature],
      ...[length, width, thickness, E, v, H, W, T, FT, ex, ey, elastic.profile.rotation],
      ...[...sides, DESIGN.layout.h, Sx1, Sy1, DESIGN.loads.deadFactor, DESIGN.loads.liveFactor],
      ...[...Object.values(LOADS), ...Object.values(LIVE)],
      ...[...Object.values(FIGURES), ...Object.values(OF_THE_ANCHOR), ...Object.values(PROJECT)],
    ];
    expect(printed.length).toBeGreaterThanOrEqual(80);
    expect(new Set(printed).size).toBe(printed.length);
  });

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
    ['profile_size', '104×108×7×11'],
    ['profile_ex', '3'],
    ['profile_ey', '5'],
    ['edge_X1', '215 mm'],
    ['edge_X2', '226 mm'],
    ['edge_Y1', '237 mm'],
    ['edge_Y2', '248 mm'],
    ['h_ef', '77'],
  ])('the report data contain the input %s as %s', (name, printed) => {
    expect(data[name]).toBe(printed);
  });

  it('the report data contain each load in its own column, with its factor', () => {
    const [dead, live, design] = data.loads as Record<string, string>[];
    const shown = ({ Nz, Vx, Vy, Mx, My, Mz }: Record<string, string>) =>
      [Nz, Vx, Vy, Mx, My, Mz].map(Number);
    const values = (one: typeof LOADS) => Object.values(one);
    expect(shown(dead)).toEqual(values(LOADS));
    expect(shown(live)).toEqual(values(LIVE));
    expect([dead.factor, live.factor].map(Number)).toEqual([1.31, 1.47]);
    // Printed values are rounded to three decimals.
    const factored = values(LOADS).map((one, index) => 1.31 * one + 1.47 * values(LIVE)[index]);
    shown(design).forEach((one, index) => expect(Math.abs(one - factored[index])).toBeLessThan(5.1e-4));
  });

  it('the report data contain each installation value under its own placeholder', () => {
    expect(data.installation_figures).toMatchObject({
      d_0: '12.5 mm',
      h_1: '99 mm',
      h_nom: '88 mm',
      wrench: '18 mm',
      T_inst: '59 Nm',
      least: '151 / 61 / 67 mm',
    });
  });

  it('the report data contain the coordinates and the four edge distances of an anchor', () => {
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

  it('the report data contain the rotation and the eccentricities of a rotated profile', () => {
    expect(elasticData).toMatchObject({ profile_rotation: '17', profile_ex: '3', profile_ey: '5' });
  });

  it('the report data contain each anchor value next to its own symbol, with its unit', () => {
    const rows = (elasticData.anchor_rows as Record<string, unknown>[]).flatMap((row) =>
      ['1', '2'].map((column) => [symbolOf(row[`symbol_${column}`]), row[`value_${column}`]] as const),
    );
    const listed = (elasticData.anchor_data as { rows: AnchorRow[] }[]).flatMap((group) =>
      group.rows.map(({ symbol, value, unit }) => [symbolOf(symbol), `${value} ${unit}`.trim()] as const),
    );
    for (const printed of [rows, listed]) {
      expect(Object.fromEntries(printed.filter(([symbol]) => symbol !== ''))).toEqual(PRINTED_FIGURES);
    }
  });

  it('the report data contain each title block entry under its own placeholder', () => {
    const { designedOn, checkedOn, approvedOn, ...entries } = PROJECT;
    const dates = { designed_on: designedOn, checked_on: checkedOn, approved_on: approvedOn };
    expect(elasticData).toMatchObject({ ...entries, ...dates });
  });
});
