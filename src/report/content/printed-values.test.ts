/** Tests inputs, forces and editions in the report data that the approved texts lack. */
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { reportFileName } from '@/report/content/file-name';
import { forceData } from '@/report/content/force-data';
import { layoutData, plateData, projectData } from '@/report/content/input-data';
import { filesIn, isTest, textOf } from '@/testing/architecture/source-files';
import { ANCHOR_VALUES, DISTINCT_DESIGN as DESIGN, LIVE, LOADS, PROJECT } from '@/testing/distinct-design';
import { givenDesign } from '@/testing/given-design';
import { givenReport, stressedPlate, translators } from '@/testing/report-cases';

it('all inputs of the test design have different values', () => {
  const sides = Object.values(DESIGN.layout.sides).map(({ distance }) => distance);
  const { fck, fcuk, ec, baseDistance, degreeOfRestraint } = DESIGN.concrete;
  const { longTermTemperature, shortTermTemperature } = DESIGN.concrete;
  const { length, width, thickness, E, v } = DESIGN.plate;
  const { H, W, T, FT, ex, ey } = DESIGN.profile;
  const { Sx1, Sy1 } = DESIGN.layout.spacings;
  const printed = [
    ...[fck, fcuk, ec, baseDistance, degreeOfRestraint, longTermTemperature, shortTermTemperature],
    ...[length, width, thickness, E, v, H, W, T, FT, ex, ey],
    ...[...sides, DESIGN.layout.h, Sx1, Sy1, DESIGN.loads.deadFactor, DESIGN.loads.liveFactor],
    ...[...Object.values(LOADS), ...Object.values(LIVE)],
    ...[...ANCHOR_VALUES, ...Object.values(PROJECT)],
  ];
  expect(printed.length).toBeGreaterThanOrEqual(80);
  expect(new Set(printed).size).toBe(printed.length);
});

it('the report data contain the rotation and the eccentricities of a rotated profile', () => {
  const design = produce(DESIGN, ({ plate, profile }) => {
    plate.stiffness = 'elastic';
    profile.rotation = 17;
  });
  const data = plateData({ design, translate: translators.get('en')! });
  expect(data).toMatchObject({ profile_rotation: '17', profile_ex: '3', profile_ey: '5' });
});

it.each([
  ['Pier 7', 'Pier 7'],
  ['Ersatzneubau der Fußgängerbrücke über die Bundesautobahn', 'Ersatzneubau der Fußgängerbrücke über di…'],
  ['深圳湾创新科技中心二期幕墙与钢雨篷后锚固工程施工图', '深圳湾创新科技中心二期幕墙与钢雨篷后锚固工…'],
])('the page header shortens the project name %s to fit beside the demonstration mark', (project, short) => {
  const named = { project: { ...DEFAULT_DESIGN.project, project } };
  expect(projectData(named, true).project_short).toBe(short);
  expect(projectData(named, false).project_short).toBe(project);
});

it('the report data compare the plate stress with a yield strength only if a yield strength was entered', () => {
  const withYield = (f_y: number) => {
    const input = givenReport(givenDesign({ Nz: 4 }, (draft) => void (draft.plate.f_y = f_y)));
    return forceData({ ...input, plate: stressedPlate(21) }).plate_figures;
  };
  expect(withYield(0)).toMatchObject({ no_yield: true, yield: null });
  const met = {
    f_y: '42',
    above: false,
    compared: 'not exceeded',
    utilisation: expect.stringContaining('50'),
  };
  expect(withYield(42)).toMatchObject({ no_yield: false, yield: met });
  expect(withYield(20)).toMatchObject({ yield: { above: true, compared: 'exceeded' } });
});

/** Recalculates the anchor forces of a stand-off plate and the bearing resistance from the printed values. */
const number = (text: string) => Number(text.replace('−', '-'));

it('the report data contain the plane and the stiffnesses from which the forces of a stand-off plate can be recalculated', () => {
  const design = givenDesign({ Nz: 4, My: 1.5, Mx: 0.4 }, (draft) => {
    Object.assign(draft.concrete, { installationPosition: 'clamped', baseDistance: 30 });
  });
  const input = givenReport(design);
  const { has_contact, rigid_figures, res_compression } = forceData(input);
  expect(has_contact).toBe(false);
  const [w_0, b_x, b_y, k_a] = (['w_0', 'b_x', 'b_y', 'k_a'] as const).map((name) =>
    number(rigid_figures![name]),
  );
  const forces = layoutData(input).anchors.map(({ x, y, tension }) => {
    const w = w_0 + (b_x * number(x) + b_y * number(y)) / 1000;
    expect(k_a * w).toBeCloseTo(number(tension), 2);
    return number(tension);
  });
  const sum = (some: readonly number[]) => some.reduce((total, force) => total + force, 0);
  expect(sum(forces)).toBeCloseTo(1.35 * 4, 2);
  expect(sum(forces.filter((force) => force < 0))).toBeCloseTo(-number(res_compression), 2);
});

it('the report data contain the factors from which the bearing resistance of the most utilised hole can be recalculated', () => {
  const { bearing } = forceData(givenReport(givenDesign({ Vx: 4, Vy: 3 })));
  const [factors, gamma] = bearing!.bearing_factors.split(' / ');
  const product = factors.split(' · ').reduce((all, factor) => all * Number(factor), 1);
  const [action, resistance, share] = bearing!.bearing_text.match(/[\d.]+/g)!.map(Number);
  expect(product / Number(gamma) / 1000 / resistance).toBeCloseTo(1, 3);
  expect(action).toBeCloseTo((1.35 * 4) / 4, 3);
  expect((100 * action) / resistance).toBeCloseTo(share, 1);
});

it('sources and locales contain no edition of EN 1992-4 as literal text', () => {
  const files = [...filesIn(['src'], /\.tsx?$/), ...filesIn(['locales'], /\.json$/)].filter(
    (file) => !isTest(file),
  );
  const naming = files.filter((file) => /['"`][^'"`\n]*EN ?1992-4:\d{4}/.test(textOf(file)));
  expect(files.length).toBeGreaterThan(500);
  expect(naming).toEqual([]);
});

const NOW = new Date('2026-03-02T10:00:00');

it.each([
  ['North entrance', 'Report_North entrance_2026-03-02.docx'],
  ['', 'Report_2026-03-02.docx'],
  ['a/b\\c:d*e?f"g<h>i|j', 'Report_a b c d e f g h i j_2026-03-02.docx'],
  ['  spaced\n out. ', 'Report_spaced out_2026-03-02.docx'],
  ['某地铁站', 'Report_某地铁站_2026-03-02.docx'],
])('the report for the project %j is named %j', (project, expected) =>
  expect(reportFileName('Report', project, NOW, 'docx')).toBe(expected),
);

it('the report file name shortens a long project name without splitting a character', () => {
  const name = reportFileName('R', '𠀀'.repeat(300), NOW, 'pdf');
  expect(name).toBe(`R_${'𠀀'.repeat(60)}_2026-03-02.pdf`);
});
