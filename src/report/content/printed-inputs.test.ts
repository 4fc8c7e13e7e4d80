/** Tests that every input is printed in its own place. All numbers in the test design are different. */
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { projectData } from '@/report/content/input-data';
import { reportData } from '@/report/content/report-data';
import {
  DISTINCT_DESIGN as DESIGN,
  distinctRecord as record,
  FIGURES,
  LIVE,
  LOADS,
  OF_THE_ANCHOR,
  printedRecord,
  PROJECT,
} from '@/testing/distinct-design';
import { reportInput, resultOf } from '@/testing/report-cases';

const result = resultOf(DESIGN, record);
if (result === null) throw new Error('the design has no result');
const data = reportData(reportInput(DESIGN, record, result, 'en')) as unknown as Record<string, unknown>;

const elastic: Design = produce(DESIGN, (draft) => {
  draft.plate.stiffness = 'elastic';
  draft.profile.rotation = 17;
  Object.assign(draft.project, PROJECT);
});
const elasticData = reportData(reportInput(elastic, printedRecord, result, 'en')) as unknown as Record<
  string,
  unknown
>;

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
    ['plate_t', '19 mm'],
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
    expect(Object.fromEntries(rows.filter(([symbol]) => symbol !== ''))).toEqual(PRINTED_FIGURES);
  });

  it.each([
    ['Pier 7', 'Pier 7'],
    ['Ersatzneubau der Fußgängerbrücke über die Bundesautobahn', 'Ersatzneubau der Fußgängerbrücke ü…'],
    ['深圳湾创新科技中心二期幕墙与钢雨篷后锚固工程施工图', '深圳湾创新科技中心二期幕墙与钢雨篷后锚固…'],
  ])(
    'the page header shortens the project name %s to fit beside the demonstration mark',
    (project, short) => {
      expect(projectData({ project: { ...DEFAULT_DESIGN.project, project } }).project_short).toBe(short);
    },
  );

  it('the report data contain each title block entry under its own placeholder', () => {
    const { designedOn, checkedOn, approvedOn, ...entries } = PROJECT;
    const dates = { designed_on: designedOn, checked_on: checkedOn, approved_on: approvedOn };
    expect(elasticData).toMatchObject({ ...entries, ...dates });
  });
});
