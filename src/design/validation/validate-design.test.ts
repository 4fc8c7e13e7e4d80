import { expect, it } from 'vitest';
import type { Design } from '@/design/model/design-state';
import {
  minimumWarnings,
  fieldHints,
  plateEdgeMinimum,
  validateDesign,
  type RuleContext,
} from '@/design/validation/validate-design';
import { givenDesign } from '@/testing/given-design';
import { buildAnchorData } from '@/testing/seeded-records';

type Change = (design: Design) => void;

/** Returns the default design with a load, changed as given. */
const changed = (change: Change): Design => givenDesign({ Nz: 10 }, change);
const nothing = () => undefined;
const LOADED = changed(nothing);

const CONTEXT: RuleContext = {
  anchor: buildAnchorData(),
  anchorChosen: true,
  gradeShown: true,
  expirationTime: null,
  now: new Date('2026-11-21T10:00:00'),
};

const IPE = { chosen: { id: 'p1', name: 'IPE 200' }, series: '12', H: 200, W: 100, T: 5.6, FT: 8.5 };

/** Makes the plate elastic and chooses a profile, with other sizes if given. */
const onElastic =
  (profile: Partial<Design['profile']>): Change =>
  (d) => {
    d.plate.stiffness = 'elastic';
    Object.assign(d.profile, IPE, profile);
  };

/** Makes the group a single anchor in a position of the plate, under further dead loads. */
const single =
  (
    dead: Partial<Design['loads']['dead']>,
    position: Design['concrete']['installationPosition'] = 'flush',
  ): Change =>
  (d) => {
    d.layout.group = '1-0-1';
    d.concrete.installationPosition = position;
    Object.assign(d.loads.dead, dead);
  };

/** Adds live loads, and includes them in the load case. */
const withLive =
  (live: Partial<Design['loads']['live']>, change: Change): Change =>
  (d) => {
    Object.assign(d.loads.live, live);
    d.loads.loadCase = 'deadAndLive';
    change(d);
  };
const EXCLUDED_TORSION = withLive({ Mz: 0.1 }, (d) => {
  single({})(d);
  d.loads.loadCase = 'dead';
});
const TWO_IN_LINE: Change = (d) => {
  single({ My: 0.1 }, 'supported')(d);
  d.layout.group = '2-0-1';
};

const keys = (change: Change, context: Partial<RuleContext> = {}) =>
  validateDesign(changed(change), { ...CONTEXT, ...context }).map(({ key }) => key);

const record = (figures: Parameters<typeof buildAnchorData>[0]) => ({ anchor: buildAnchorData(figures) });
const NO_ANCHOR = { anchor: null, anchorChosen: false };

const failures = (figures: Partial<NonNullable<RuleContext['anchor']>>) =>
  validateDesign(LOADED, { ...CONTEXT, anchor: { ...buildAnchorData(), ...figures } });

const FACTORS = { group: 'factors', from: 1, to: 10, unit: '' };

it.each([
  ['gamma_Ms_N', 0, FACTORS],
  ['gamma_Ms_V', 0.5, FACTORS],
  ['gamma_Mc', 12, FACTORS],
  ['N_Rk_s', -1, { group: 'tension', from: 0, to: 100_000, unit: ' kN' }],
  ['E_s', 0, { group: 'geometry', from: 1, to: 1000, unit: ' GPa' }],
  ['A_s', 0, { group: 'geometry', from: 1, to: 20_000, unit: ' mm²' }],
])('validateDesign refuses an anchor record with %s = %d, outside its range', (figure, value, range) => {
  const values = { figure, ...range };
  expect(failures({ [figure]: value })).toEqual([{ key: 'figure', field: 'anchor.chosen', values }]);
});

const WITH_DEFAULT = ['gamma_Mc', 'k_cr', 's_cr_N', 'h_nom', 'N_Rk_p_0'];
it.each(WITH_DEFAULT)('validateDesign accepts a record with an empty %s, which has a default', (figure) =>
  expect(failures({ [figure]: 0 })).toEqual([]),
);

it('validateDesign accepts the default design with a load', () => {
  expect(keys(nothing)).toEqual([]);
});

it.each<[string, Change, Partial<RuleContext>, string[]]>([
  ['an expired account', nothing, { expirationTime: '2026-11-21 09:59:59' }, ['expired']],
  ['an account that expires later', nothing, { expirationTime: '2026-11-21 10:00:01' }, []],
  ['a plate beyond the edge', (d) => (d.layout.sides.X1.distance = 109.9), {}, ['extend', 'extend']],
  ['a plate up to the edge', (d) => (d.layout.sides.X1.distance = 110), {}, []],
  ['a side that has no edge', (d) => (d.layout.sides.X1 = { distance: 10, exists: false }), {}, []],
  ['a profile higher than an elastic plate', onElastic({ H: 401 }), {}, ['beyond']],
  ['a profile higher than a rigid plate', (d) => (d.profile.H = 401), {}, []],
  ['a profile wider than the length of an elastic plate', onElastic({ W: 400.1 }), {}, ['beyond']],
  ['a profile as large as the plate', onElastic({ H: 400, W: 400 }), {}, []],
  ['an account without a readable time of expiry', nothing, { expirationTime: '' }, []],
  ['an account that expires at this second', nothing, { expirationTime: '2026-11-21 10:00:00' }, []],
  ['an anchor whose data are still loading', nothing, { anchor: null }, []],
  ['a single anchor under a moment, without contact', single({ Mx: 0.1 }, 'clamped'), {}, ['inLine']],
  ['a single anchor under a moment, with grout', single({ Mx: 0.1 }, 'grouted'), {}, []],
  ['two anchors without contact, under a moment along their line', TWO_IN_LINE, {}, []],
  ['a single anchor under torsion', single({ Mz: 0.1 }), {}, ['single']],
  ['a single anchor under torsion from live loads', withLive({ Mz: 0.1 }, single({})), {}, ['single']],
  ['a single anchor under torsion from excluded live loads', EXCLUDED_TORSION, {}, []],
  ['torsion on a group', (d) => (d.loads.dead.Mz = 0.1), {}, []],
  ['live loads alone', withLive({ Nz: 5 }, (d) => (d.loads.dead.Nz = 0)), {}, ['load']],
  ['no anchor', nothing, NO_ANCHOR, ['empty']],
  ['a grade that is not shown', nothing, { gradeShown: false }, ['noGrade']],
  ['grades that are still loading', nothing, { gradeShown: undefined }, []],
  ['neither anchor nor grade', nothing, { ...NO_ANCHOR, gradeShown: false }, ['empty', 'noGrade']],
  ['concrete thinner than h_min', (d) => (d.layout.h = 139.9), {}, ['foundation']],
  ['concrete as thick as h_min', (d) => (d.layout.h = 140), {}, []],
  ['concrete thinner than the embedment', (d) => (d.layout.h = 69), record({ h_min: 0 }), ['foundation']],
  ['c_cr,N below the minimum of a cone', nothing, record({ c_cr_N: 1e-9 }), ['breakout']],
  ['s_cr,sp below its minimum', nothing, record({ s_cr_sp: 100 }), ['breakout']],
  ['distances from the defaults of the standard', nothing, record({ c_cr_N: 0, s_cr_N: 0 }), []],
  ['no dead load', (d) => (d.loads.dead.Nz = 0), {}, ['load']],
  ['anchors too close to the plate edge', (d) => (d.layout.spacings.Sx1 = 367), {}, ['distance']],
  ['anchors just far enough from the plate edge', (d) => (d.layout.spacings.Sx1 = 366.4), {}, []],
])('validateDesign returns the broken rules for this input: %s', (_, change, context, expected) => {
  expect(keys(change, context)).toEqual(expected);
});

it('validateDesign returns the broken rules in the documented order, so that the last rule supplies the message', () => {
  const failing = keys(
    (d) => {
      d.layout.h = 100;
      d.loads.dead.Nz = 0;
      d.layout.sides.Y2.distance = 20;
    },
    { expirationTime: '2020-01-01 00:00:00' },
  );
  expect(failing).toEqual(['expired', 'extend', 'extend', 'foundation', 'load']);
});

it('validateDesign marks the plate size and then the edge distance if the plate extends beyond the concrete edge', () => {
  const over = changed((d) => (d.layout.sides.X1.distance = 109.9));
  const marked = validateDesign(over, CONTEXT).map(({ field }) => field);
  expect(marked).toEqual(['plate.length', 'layout.sides.X1.distance']);
});

it('validateDesign requires a distance of twice the anchor diameter from an anchor to the plate edge under JGJ145-2013', () => {
  const design = changed((d) => {
    d.standardType = 'JGJ145-2013';
    d.layout.spacings.Sx1 = 400 - 2 * 23.9;
  });
  const [failure] = validateDesign(design, CONTEXT);
  expect(failure).toMatchObject({ key: 'distance', values: { limit: 24 } });
});

it.each([
  ['JGJ145-2013', 12, 24],
  ['JGJ145-2013', 10, 20],
  ['JGJ145-2013', 8, 20],
  ['EN1992-4', 12, 16.8],
  ['EN1992-4', 18, 24],
] as const)('under %s, holes for anchors of %d mm need %d mm to the plate edge', (standard, d, limit) => {
  expect(plateEdgeMinimum(standard, buildAnchorData({ d_nom: d, d_0: d }))).toBeCloseTo(limit, 12);
});

const fields = (design: Design) => validateDesign(design, CONTEXT).map(({ key, field }) => `${key} ${field}`);

it.each([
  ['length, if anchors are too near the ends along x', { length: 210 }, ['length']],
  ['width, if anchors are too near the ends along y', { width: 210 }, ['width']],
  ['length and width, if anchors are too near both', { length: 210, width: 210 }, ['length', 'width']],
])('validateDesign marks the plate dimension too small for its anchors: %s', (_, plate, expected) => {
  const marked = fields(changed((d) => Object.assign(d.plate, plate)));
  expect(marked).toEqual(expected.map((field) => `distance plate.${field}`));
});

type ProfileChange = Partial<Design['profile']> & Partial<Pick<Design['plate'], 'length' | 'stiffness'>>;

it.each<[string, ProfileChange, string?]>([
  ['no field, for a section on the plate', {}],
  ['the eccentricity, for a section beyond the side', { ex: 150.1 }, 'offPlate profile.ex'],
  ['no field, for a section up to the side', { ex: 150 }],
  ['the eccentricity, for a section beyond the lower side', { ey: -101 }, 'offPlate profile.ey'],
  ['the rotation, for a turned section', { length: 280, H: 300, rotation: 90 }, 'offPlate profile.rotation'],
  ['the profile, if none is chosen', { chosen: null }, 'noProfile profile.chosen'],
  ['the profile, for a record without thickness', { T: 0 }, 'noProfile profile.chosen'],
  ['no field, for a solid bar without wall thickness', { series: '81', T: 0, W: 0, FT: 0 }],
  ['no field, for a section beyond a rigid plate', { stiffness: 'rigid', ex: 300 }],
])('validateDesign marks the profile field to correct: %s', (_, change, expected) => {
  const { length = 400, stiffness = 'elastic', ...profile } = change;
  const design = changed((d) => {
    onElastic(profile)(d);
    Object.assign(d.plate, { length, stiffness });
  });
  expect(fields(design)).toEqual(expected === undefined ? [] : [expected]);
});

it.each<[string, Change, string]>([
  ['lGreater', (d) => (d.plate.length = 0), 'plate.length'],
  ['wGreater', (d) => (d.plate.width = -1), 'plate.width'],
  ['tGreater', (d) => (d.plate.thickness = 0), 'plate.thickness'],
  ['sGreater', (d) => (d.layout.spacings.Sx1 = 0), 'layout.spacings.Sx1'],
  ['mGreater', (d) => (d.layout.sides.Y1.distance = 0), 'layout.sides.Y1.distance'],
  ['hGreater', (d) => (d.layout.h = 0), 'layout.h'],
])('fieldHints returns the hint %s for a value that is not greater than 0', (key, change, field) => {
  expect(fieldHints(changed(change))).toMatchObject([{ key, field }]);
});

it.each([
  [-90, ['layout.customPoints.2.x']],
  [-89.9, []],
])('fieldHints marks a custom point at 90, %d only if it coincides with another point', (y, fields) => {
  const design = changed(({ layout }) => {
    layout.group = '3-0-0';
    layout.customPoints.splice(0, 3, { x: -90, y: -90 }, { x: 90, y: -90 }, { x: 90, y });
  });
  expect(fieldHints(design).map(({ field }) => field)).toEqual(fields);
});

it('fieldHints returns no hint for the edge distance on a side without an edge', () => {
  const open = changed(({ layout }) => (layout.sides.X1 = { distance: 0, exists: false }));
  expect(fieldHints(open)).toEqual([]);
});

it('fieldHints returns no hint for spacings that the group does not use', () => {
  expect(fieldHints(changed((design) => (design.layout.spacings.Sx2 = 0)))).toEqual([]);
});

it('minimumWarnings warns of distances below c_min and s_min, but not of distances equal to these values', () => {
  const warningsAt = (distance: number, Sx1: number) =>
    minimumWarnings(
      changed(({ layout }) => {
        layout.sides.X1.distance = distance;
        layout.spacings.Sx1 = Sx1;
      }),
      buildAnchorData(),
    );
  expect(warningsAt(55, 60)).toEqual([]);
  expect(warningsAt(54.9, 59.9)).toMatchObject([
    { kind: 'edge', field: 'layout.sides.X1.distance', value: 54.9, limit: 55 },
    { kind: 'spacing', field: 'layout.spacings.Sx1', limit: 60 },
  ]);
});

it('minimumWarnings names the field of a custom point too close to another, and ignores a side without an edge', () => {
  const design = changed(({ layout }) => {
    layout.group = '2-0-0';
    layout.customPoints.splice(0, 2, { x: 0, y: 0 }, { x: 30, y: 40 });
    layout.sides.Y2 = { distance: 1, exists: false };
  });
  const warning = { kind: 'spacing', field: 'layout.customPoints.1.x', value: 50, limit: 60 };
  expect(minimumWarnings(design, buildAnchorData())).toEqual([warning]);
});
