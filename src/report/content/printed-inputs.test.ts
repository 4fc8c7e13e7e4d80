/** Tests inputs in the report that the approved texts lack, and that their numbers are all different. */
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { plateData, projectData } from '@/report/content/input-data';
import {
  DISTINCT_DESIGN as DESIGN,
  FIGURES,
  LIVE,
  LOADS,
  OF_THE_ANCHOR,
  PROJECT,
} from '@/testing/distinct-design';
import { translators } from '@/testing/report-cases';

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
    ...[...Object.values(FIGURES), ...Object.values(OF_THE_ANCHOR), ...Object.values(PROJECT)],
  ];
  expect(printed.length).toBeGreaterThanOrEqual(80);
  expect(new Set(printed).size).toBe(printed.length);
});

it('the report data contain the rotation and the eccentricities of a rotated profile', () => {
  const design = produce(DESIGN, (draft) => {
    draft.plate.stiffness = 'elastic';
    draft.profile.rotation = 17;
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
