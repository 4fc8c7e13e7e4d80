import { produce } from 'immer';
import { expect, it } from 'vitest';
import { parseCheckAnswer } from '@/api/contract/run-algorithm-answer';
import { checkAnswer } from '@/api/contract/to-wire';
import { NOTHING_UNCOVERED } from '@/design/model/load-cases';
import type { CaseVerdict, Rigidity } from '@/design/verdict/case-verdict';
import { verdictOf } from '@/design/verdict/design-verdict';
import { everyRequirement, wordOf, type Cells } from '@/design/verdict/requirement-states';
import { reservation, type Reservation } from '@/design/verdict/reservations';
import type { Assessed, Calculation } from '@/design/verdict/run-result';
import { MODE_KEYS, STANDARDS, type CheckInput, type CheckResult } from '@/engineering';
import { checkResult } from '@/testing/check-result';
import { check } from '@/verification/check-helpers';
import { anchorsAt, plainDesign, type DesignChange } from '@/verification/test-design';

const PULLED: DesignChange = { load: { N: 10, Vx: 2 }, axials: [2.5, 2.5, 2.5, 2.5] };

interface Facts {
  rigidity?: Rigidity;
  assessed?: Partial<Assessed>;
  plateStress?: number;
  plateYield?: number;
  liveLeftOut?: boolean;
}
type Evaluated = DesignChange & Facts;

/** Reduces a response to its documented fields. */
function documented(answer: CheckResult): CheckResult {
  const { reaction, resultant, summary, tension_and_shear, tensionShear1, tensionShear2 } =
    checkAnswer(answer);
  const fields = { reaction, resultant, summary, tension_and_shear, tensionShear1, tensionShear2 };
  const read = parseCheckAnswer(JSON.parse(JSON.stringify(fields)));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** Outcome of an elastic plate with these states of the requirements that are not satisfied. */
const elasticOutcome = (cells: Cells = {}, reservations: readonly Reservation[] = []): CaseVerdict => {
  const states: Cells = { ...everyRequirement('satisfied'), rigidity: 'not_applicable', ...cells };
  return { word: wordOf(states), governing: null, cells: states, reservations };
};

const ELASTIC_PLATE = { share: 0, thickness: 20, section: 'IPE 80' };
const checked = (elastic: CaseVerdict): Rigidity => ({ kind: 'checked', elastic, ...ELASTIC_PLATE });

/** States of an elastic plate on which neither tension nor shear acts. */
const UNLOADED: Cells = Object.fromEntries(MODE_KEYS.map((mode) => [mode, 'not_applicable']));

/** Rigidity proven by an elastic plate that is verified. */
const PROVEN = checked(elasticOutcome());

/** Returns the facts of a full solution with a plate that is proven to be rigid. */
function factsOf(input: CheckInput, answer: CheckResult, more: Facts = {}): Calculation {
  const { plateStress, plateYield, liveLeftOut = false, rigidity = PROVEN, assessed } = more;
  const plate = plateStress === undefined ? null : { max_von_mises: plateStress };
  return {
    input,
    answer,
    plate: plate as Calculation['plate'],
    profile: null,
    plateYield,
    assessed: { certification: 'ETA-20/0001', t_fix: 30, isUnusual: false, ...assessed },
    rigidity,
    uncovered: { ...NOTHING_UNCOVERED, liveLeftOut },
  };
}

function evaluated(change: Evaluated, form: (answer: CheckResult) => CheckResult = (answer) => answer) {
  const input = plainDesign({ ...PULLED, ...change });
  return verdictOf(factsOf(input, form(check(input)), change));
}

const codesOf = (change: Evaluated, form?: Parameters<typeof evaluated>[1]) =>
  evaluated(change, form).reservations.map(({ code }) => code);

const TOO_LOADED = { load: { N: 10, Vx: 200 }, product: { s_min: 200 } };
const COMPRESSED = { load: { N: -10 }, axials: [0, 0, 0, 0] };
const NOTHING_ACTS = { ...COMPRESSED, rigidity: checked(elasticOutcome(UNLOADED)) };

it.each<[string, Evaluated, string]>([
  ['passes without reservations', {}, 'verified'],
  ['passes below the minimum spacing', { product: { s_min: 200 } }, 'reservations'],
  ['fails and is also below the minimum spacing', TOO_LOADED, 'not_verified'],
  ['has neither tension nor shear, on the elastic plate either', NOTHING_ACTS, 'nothing'],
  ['has neither tension nor shear, but prying forces on the elastic plate', COMPRESSED, 'verified'],
])('verdictOf returns the verdict on a design that %s', (_, change, word) => {
  expect(evaluated(change).word).toBe(word);
  expect(evaluated(change, documented).word).toBe(word);
});

/** Codes of missing or doubtful record values, which have no clause. */
const OF_RECORDS: ReadonlySet<string> = new Set(['value_not_stored', 'figure_low', 'figure_high']);

const POSITIONS = 'anchor.coordinates';
const SCATTERED = { anchors: anchorsAt([0, 0], [80, 10], [-60, 90], [50, -80]) };
const WITHOUT_K_CR = { concrete: { cracked: true }, product: { k_cr: 0, k9: 1.7 } };
const AT_EDGE = { outline: { X1: 175 }, product: { c_min: 150 } };
const LOW_GRADE = { concrete: { f_ck: 16 } };

it.each<[string, Evaluated, string, string]>([
  ['a spacing below the minimum', { product: { s_min: 200 } }, 'spacing_below_minimum', POSITIONS],
  ['an edge distance below the minimum', AT_EDGE, 'edge_distance_below_minimum', 'base.base_points'],
  ['a member thinner than h_min', { concrete: { h: 130 } }, 'thickness_below_minimum', 'base.h'],
  ['an anchor layout outside the scope of the standard', SCATTERED, 'layout_not_rectangular', POSITIONS],
  ['a grade below those that assessments usually cover', LOW_GRADE, 'grade_outside_assessment', 'base.grade'],
  ['axial forces not in equilibrium with the load', { load: { N: 12 } }, 'axials_below_load', 'load'],
  ['a missing constant for cracked concrete', WITHOUT_K_CR, 'value_not_stored', 'anchor.type'],
  ['an improbably large value in the anchor record', { product: { A_s: 843 } }, 'figure_high', 'anchor.type'],
  ['an elastic modulus in the wrong unit', { product: { E_s: 210 } }, 'figure_low', 'anchor.type'],
  ['a cube strength below the cylinder strength', { concrete: { f_cuk: 16 } }, 'figure_low', 'base.grade'],
  ['a plate stress above the yield strength', { plateStress: 236 }, 'plate_above_yield', 'plate.thickness'],
  ['excluded live loads', { liveLeftOut: true }, 'live_left_out', 'load.Live'],
])('verdictOf reports a reservation for %s', (_, change, code, field) => {
  const { word, reservations } = evaluated(change);
  expect(word).toBe('reservations');
  expect(reservations.map((one) => [one.code, one.field])).toContainEqual([code, field]);
  const withoutClause = reservations.filter(({ clause, code: own }) => clause === '' && !OF_RECORDS.has(own));
  expect(withoutClause).toEqual([]);
  // The app reports the same reservations if a server sends no remarks.
  expect(codesOf(change, documented)).toEqual(codesOf(change));
});

it('verdictOf reports a reservation under JGJ145-2013 if only the linear check passes, because that standard has no linear check', () => {
  // The ratios are at the limit of the linear check (0.95 + 0.25 = 1.2), but above the limit of the
  // concrete check (0.95^1.5 + 0.25^1.5 = 1.051).
  const atLimit = (answer: CheckResult): CheckResult =>
    produce(answer, ({ combined, combinedVerdicts }) => {
      Object.assign(combined.concrete, { beta_N: 0.95, beta_V: 0.25, value: 0.95 ** 1.5 + 0.25 ** 1.5 });
      Object.assign(combined.linear, { beta_N: 0.95, beta_V: 0.25, value: 1.2 });
      combinedVerdicts.either = 'Satisfied';
    });
  const [jgj, en] = STANDARDS.toReversed().map((standard) => evaluated({ standard }, atLimit));
  expect(jgj.word).toBe('reservations');
  const alone = jgj.reservations.find(({ code }) => code === 'linear_sum_alone');
  expect(alone?.values.value).toBeCloseTo(1.051, 3);
  expect(en.reservations.map(({ code }) => code)).not.toContain('linear_sum_alone');
  expect(codesOf({ standard: 'JGJ145-2013' })).not.toContain('linear_sum_alone');
});

const YIELDS = reservation('plate_above_yield', 'EN 10025-2', { stress: 304 });
const STRESS_UNKNOWN = reservation('plate_stress_unknown', 'EN 10025-2');
const MINIMUM = reservation('spacing_below_minimum', 'EN 1992-4, 7.2.1.7');
const FAILS = elasticOutcome({ concrete_cone: 'not_satisfied' });
const YIELDING = elasticOutcome({ plate_stress: 'reservation' }, [YIELDS]);
const OPEN_STRESS = elasticOutcome({ plate_stress: 'reservation' }, [STRESS_UNKNOWN]);
const TOO_CLOSE = elasticOutcome({ minimum_distances: 'reservation' }, [MINIMUM]);
const OWN = ['spacing_below_minimum', 'figure_high'];

it.each<[string, CaseVerdict, string, string[], string[]]>([
  ['is verified', elasticOutcome(), 'verified', [], ['rigid_checked']],
  ['is not verified', FAILS, 'reservations', ['rigid_not_proven'], []],
  ['yields', YIELDING, 'reservations', ['rigid_not_proven', 'plate_above_yield'], []],
  ['is incomplete', elasticOutcome({ scope: 'not_judged' }), 'reservations', ['rigid_not_proven'], []],
  ['has an unknown stress', OPEN_STRESS, 'verified_rigid', [], ['rigid_without_stress']],
  ['has a reservation of the rigid plate itself', TOO_CLOSE, 'reservations', OWN, ['rigid_checked']],
])('the verdict on a rigid plate whose elastic plate %s is as expected', (_, elastic, word, codes, chips) => {
  const input = plainDesign({ ...PULLED, ...(codes === OWN && { product: { s_min: 200 } }) });
  const facts = factsOf(input, check(input), { rigidity: checked(elastic) });
  const verdict = verdictOf(facts);
  expect(verdict.word).toBe(word);
  expect(verdict.reservations.map(({ code }) => code)).toEqual(codes);
  expect(verdict.assumptions.filter((assumption) => assumption.startsWith('rigid'))).toEqual(chips);
  const ofElastic = verdictOf({ ...facts, input: { ...input, plate: { ...input.plate, rigid: false } } });
  expect(ofElastic.reservations.map(({ code }) => code)).not.toContain('rigid_not_proven');
});

it('the larger of both utilisations governs a rigid plate that its elastic plate proves', () => {
  const governing = { kind: 'mode', force: 'tension', mode: 'pull_out', anchors: '1' } as const;
  const withUtilisation = (utilisation: number) =>
    evaluated({ rigidity: checked({ ...elasticOutcome(), governing: { ...governing, utilisation } }) })
      .governing;
  expect(withUtilisation(99)).toEqual({ ...governing, utilisation: 99, plate: 'elastic' });
  expect(withUtilisation(0.1)).not.toHaveProperty('plate');
});

it('verdictOf reports a doubtful record value with its stored unit and the limit that it violates', () => {
  const [found] = evaluated({ product: { E_s: 210 } }).reservations;
  expect(found.values).toEqual({ symbol: 'E_s', value: 0.21, unit: 'GPa', limit: 100 });
});

it('verdictOf compares the plate stress with the yield strength for the plate thickness', () => {
  expect(codesOf({ plateStress: 234 })).toEqual([]);
  expect(codesOf({ plateStress: 230, plate: { thickness: 20 } })).toEqual(['plate_above_yield']);
});

it('verdictOf compares the plate stress with an entered yield strength, for any thickness', () => {
  expect(codesOf({ plateStress: 199, plateYield: 200 })).toEqual([]);
  expect(codesOf({ plateStress: 201, plateYield: 200 })).toEqual(['plate_yield_exceeded']);
  expect(codesOf({ plateStress: 354, plateYield: 355, plate: { thickness: 20 } })).toEqual([]);
});

it.each([
  ['bounds on both sides of an entered yield strength leave the stress open', [190, 230], 200, 'not_judged'],
  ['an upper bound below an entered yield strength suffices', [240, 350], 355, 'satisfied'],
  ['a lower bound above an entered yield strength suffices', [210, 230], 200, 'reservation'],
])('%s', (_, [least, bound], plateYield, state) => {
  const input = plainDesign({ ...PULLED, plate: { rigid: false } });
  const plate = { max_von_mises_least: least, max_von_mises_bound: bound } as unknown as Calculation['plate'];
  const facts = { ...factsOf(input, check(input), { plateYield }), plate, stressFollows: true as const };
  expect(verdictOf(facts).cells.plate_stress).toBe(state);
});

it("verdictOf returns a server's text for a reservation that only the server defines, and ignores the server's notes", () => {
  const remark = { clause: '9.9', values: {}, text: 'Ask the manufacturer.' };
  const note = { ...remark, kind: 'information', code: 'note' } as const;
  const remarks = [{ ...remark, kind: 'outside_scope', code: 'own' } as const, note];
  const { reservations } = evaluated({}, (answer) => ({ ...answer, remarks }));
  expect(reservations).toEqual([{ ...remark, code: 'own', field: '' }]);
});

it('the verdict is incomplete if the tension checks are marked as not applicable although the anchors are in tension', () => {
  const without = (answer: CheckResult): CheckResult => {
    const { steel_shear, pry_out, concrete_edge } = answer.checks;
    return { ...answer, checks: { ...checkResult().checks, steel_shear, pry_out, concrete_edge } };
  };
  expect(evaluated({}, without)).toMatchObject({ word: 'incomplete', missing: [{ code: 'checks_missing' }] });
});

it('verdictOf compares the pressure with the concrete strength even if the response contains no compression force', () => {
  const without = (answer: CheckResult) =>
    produce(answer, ({ resultant }) => void Reflect.deleteProperty(resultant, 'compression'));
  const pressed = { load: { N: -50_000, Vx: 1 }, axials: [0, 0, 0, 0] };
  expect(codesOf(pressed, without)).toEqual(codesOf(pressed));
  expect(codesOf(pressed)).toContain('pressure_above_strength');
});

it('verdictOf returns assumptions without changing the verdict', () => {
  const cracked = { concrete: { cracked: true }, product: { k9: 1.7 } };
  const all = [{}, { assessed: { isUnusual: true } }, cracked].map((change) => evaluated(change));
  expect(all.map(({ word, assumptions }) => [word, ...assumptions])).toEqual([
    ['verified', 'uncracked', 'rigid_checked'],
    ['verified', 'uncracked', 'rigid_checked', 'unusual_installation'],
    ['verified', 'rigid_checked'],
  ]);
});

it.each([
  ['none (demonstration data)', true],
  ['无（演示数据）', true],
  ['ETA-20/0001', false],
])('the certification "%s" marks demonstration data: %s; the name does not', (certification, expected) => {
  const product = { name: 'Demo expansion anchor M12' };
  const { assumptions } = evaluated({ product, assessed: { certification } });
  expect(assumptions.includes('demonstration_data')).toBe(expected);
});

it('under JGJ145-2013, a record without t_fix leaves the fixture thickness unchecked', () => {
  const assessed = { t_fix: 0 };
  expect(evaluated({ standard: 'JGJ145-2013', assessed }).assumptions).toContain('fixture_unknown');
  expect(evaluated({ assessed }).assumptions).not.toContain('fixture_unknown');
});

const sheared = (Vx: number, plate: DesignChange['plate'], more: Partial<Calculation> = {}) => {
  const input = plainDesign({ load: { Vx }, plate, product: { V_Rk_s_0: 1000, k8: 100 } });
  return verdictOf({ ...factsOf(input, check(input), { plateStress: 0 }), ...more });
};

it.each([
  ['a rigid plate of 3 mm under 81 kN', 81, { thickness: 3 }, 'satisfied'],
  ['a rigid plate of 2 mm under 81 kN', 81, { thickness: 2 }, 'reservation'],
  ['an elastic plate of 1 mm under 54 kN', 54, { thickness: 1, rigid: false }, 'reservation'],
  ['an elastic plate of 2 mm under 54 kN', 54, { thickness: 2, rigid: false }, 'satisfied'],
] as const)('the bearing of %s is judged', (_, Vx, plate, state) => {
  const { cells, reservations } = sheared(Vx, plate);
  expect(cells.bearing).toBe(state);
  const found = reservations.filter(({ code }) => code === 'bearing_above_resistance');
  expect(found.map(({ field, values }) => [field, values.V])).toEqual(
    state === 'reservation' ? [['plate.thickness', Vx / 4]] : [],
  );
});

it('the bearing is assumed while the thickness of a rigid plate is unknown, and not applicable without shear', () => {
  const lacking = (lacks: 'thickness' | 'section' | 'both', Vx = 10) =>
    sheared(Vx, {}, { rigidity: { kind: 'unchecked', lacks } }).cells.bearing;
  expect(lacking('thickness')).toBe('assumed');
  expect(lacking('both')).toBe('assumed');
  expect(lacking('section')).toBe('satisfied');
  expect(lacking('both', 400)).toBe('reservation');
  expect(evaluated({ load: { N: 10 } }).cells.bearing).toBe('not_applicable');
});

it('a record without certification is a reservation', () => {
  expect(evaluated({ assessed: { certification: '' } })).toMatchObject({
    word: 'reservations',
    cells: { record: 'reservation' },
    reservations: [{ code: 'certification_missing', field: 'anchor.type' }],
  });
});

const WITH_GAP = { thickness: 20, installationPosition: 'grouted', baseDistance: 500 } as const;

it.each([
  ['a plate of 25 mm', { thickness: 25 }, 5, 25],
  ['a plate of 20 mm with a gap of 500 mm', WITH_GAP, 270, 520],
  ['a plate of 25 mm', { thickness: 25 }, 25, null],
  ['a plate of 10 mm with a gap that does not apply', { baseDistance: 30 }, 30, null],
  ['a record without t_fix', { thickness: 80 }, 0, null],
] as const)('the room for %s is compared with t_fix', (_, plate, t_fix, value) => {
  const { reservations, cells } = evaluated({ standard: 'JGJ145-2013', plate, assessed: { t_fix } });
  const found = reservations.filter(({ code }) => code === 'fixture_too_thick');
  expect(found.map(({ values }) => values)).toEqual(value === null ? [] : [{ value, limit: t_fix }]);
  expect(cells.room === 'reservation').toBe(value !== null);
});
