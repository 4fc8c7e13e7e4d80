import { expect, it } from 'vitest';
import type { PlateLoad } from '@/engineering/forces/loads';
import { footprintOf } from '@/engineering/plate/elastic/footprint';
import type { ElasticPlateGeometry } from '@/engineering/plate/elastic/grid-levels';
import { PreparedPlate } from '@/engineering/plate/elastic/prepared-plate';
import { solveRigidPlate } from '@/engineering/plate/rigid-plate';
import { preparePlate, runPlate, type PlateInput } from '@/engineering/plate/run-plate';
import { type PlateCase, PLATE_CASES } from '@/examples/case';
import { plateInput } from '@/examples/plates';
import { howMany, shareOf } from '@/testing/run/how-many';
import { valueOf } from '@/verification/check-helpers';
import { expectNear } from '@/verification/near';
import { M12_IN_C20 } from '@/verification/plate/four-anchor-plate';
import { randomPlate } from '@/verification/plate/random-plate';

type ElasticPlateProblem = ElasticPlateGeometry & PlateLoad;

const solveElasticPlate = ({ Fz, Mx, My, ...geometry }: ElasticPlateProblem) =>
  new PreparedPlate(geometry).solve({ Fz, Mx, My });

const geometryOf = (input: PlateInput): ElasticPlateGeometry => valueOf(preparePlate(input)).geometry;

function problemOf(example: PlateCase): ElasticPlateProblem {
  const { ka, kc, ks, nu, load } = example.input;
  const geometry = geometryOf(plateInput(example));
  const { k_a, k_c } = geometry;
  return {
    ...geometry,
    nu: nu ?? geometry.nu,
    k_a: ka ?? k_a,
    k_c: kc ?? k_c,
    ...(ks !== undefined && { k_s: ks }),
    ...load,
  };
}

/** Returns the largest difference between two sets of anchor forces, relative to the largest force. */
function forceGap(a: readonly number[], b: readonly number[]): number {
  const largest = Math.max(...a, ...b, 1e-9);
  return Math.max(...a.map((T, i) => Math.abs(T - b[i]))) / largest;
}

const refined = PLATE_CASES.filter(({ id }) => /^E0[134567]/.test(id)).map((one) => [one.id, one] as const);

it.each(shareOf(refined.toReversed(), 2))(
  'on a grid twice as fine, plate %s has the same anchor tensions to 0.5 per cent and the same stress to 3 per cent',
  (_, example) => {
    const coarse = solveElasticPlate(problemOf(example))!;
    const fine = solveElasticPlate({ ...problemOf(example), sizes: { fine: 12.5, coarse: 20 } })!;
    expect(fine.unknowns).toBeGreaterThan(2 * coarse.unknowns);
    expect(forceGap(coarse.tensions, fine.tensions)).toBeLessThan(0.005);
    expectNear(coarse.maxVonMises, fine.maxVonMises, 0.03);
  },
  30_000,
);

it('the contact length and deflection of a pressed strip agree with the closed form for a beam on compression-only bedding', () => {
  const strip = PLATE_CASES.find(({ id }) => id.startsWith('P10'))!;
  const solution = solveElasticPlate(problemOf(strip))!;
  expectNear(solution.contactForce, 500, 1e-6);
  // Closed form: a thin beam is in contact over a length of pi / (2 lambda) on either side.
  expectNear(solution.contactArea / (2 * strip.input.Ly), 72.26689253575391, 0.02);
  expectNear(-solution.minDeflection, 0.09874787949591958, 0.01);
});

const PROFILE = { type: 11, H: 100, W: 55, T: 4.1, FT: 5.7, ex: 0, ey: 0, rotation: 0 };

/** Returns a compact plate of 200 x 200 mm with four anchors and an IPE-like profile. */
const compact = (t: number): ElasticPlateProblem => ({
  ...geometryOf({
    ...M12_IN_C20,
    rigid: false,
    Lx: 200,
    Ly: 200,
    t,
    profile: PROFILE,
    anchors: [-70, 70].flatMap((y) => [-70, 70].map((x) => [x, y] as const)),
  }),
  Fz: 20000,
  Mx: 3e6,
  My: 1e6,
});

const gapAt = (load: Partial<ElasticPlateProblem>, t: number): number => {
  const problem = { ...compact(t), ...load };
  const rigid = solveRigidPlate(problem)!;
  return forceGap(solveElasticPlate(problem)!.tensions, rigid.tensions);
};

it.each([
  ['tension alone', { Mx: 0, My: 0 }],
  ['tension and bending about one axis', { My: 0 }],
  ['tension and small bending about two axes', { Mx: 5e5, My: 2e5 }],
])(
  'the anchor forces of an elastic plate under %s approach those of a rigid plate: within 0.5 % at 60 mm thickness',
  (_, load) => {
    const gaps = [10, 20, 60].map((t) => gapAt(load, t));
    expect(gaps[2]).toBeLessThan(0.005);
    expect(gaps[1]).toBeLessThan(gaps[0]);
  },
);

// A plate 60 mm thick that is pressed on only one corner is not yet rigid (3 %), because the stiff concrete
// bends the corner.
it('the anchor forces of an elastic plate pressed on one corner approach those of a rigid plate: within 0.5 % at 200 mm thickness', () => {
  const gaps = [20, 60, 200].map((t) => gapAt({}, t));
  expect(gaps[2]).toBeLessThan(0.005);
  expect(gaps[1]).toBeLessThan(gaps[0]);
  expect(gaps[2]).toBeLessThan(gaps[1]);
});

it('prying increases as the plate becomes thinner', () => {
  const pull = (t: number): number =>
    solveElasticPlate({ ...compact(t), Mx: 0, My: 0 })!.tensions.reduce((sum, T) => sum + T, 0);
  expect(pull(8)).toBeGreaterThan(pull(12));
  expect(pull(12)).toBeGreaterThan(pull(20));
  expect(pull(20)).toBeGreaterThanOrEqual(20000 - 1e-3);
});

const base = compact(10);

it('the solution of an elastic plate is proportional to the load', () => {
  const one = solveElasticPlate(base)!;
  const three = solveElasticPlate({ ...base, Fz: 3 * base.Fz, Mx: 3 * base.Mx, My: 3 * base.My })!;
  expect(
    forceGap(
      three.tensions,
      one.tensions.map((T) => 3 * T),
    ),
  ).toBeLessThan(1e-7);
  expectNear(three.maxVonMises, 3 * one.maxVonMises, 1e-6);
  expectNear(three.maxPressure, 3 * one.maxPressure, 1e-6);
});

it('a symmetric elastic plate has mirrored anchor forces if the moment about one axis is reversed', () => {
  const [a, b, c, d] = solveElasticPlate(base)!.tensions;
  const mirrored = solveElasticPlate({ ...base, My: -base.My })!.tensions;
  expect(forceGap(mirrored, [b, a, d, c])).toBeLessThan(1e-7);
});

it('a square elastic plate has rotated anchor forces if its profile and its moments are rotated by 90 degrees', () => {
  const [a, b, c, d] = solveElasticPlate(base)!.tensions;
  // The counter-clockwise rotation turns a moment about x into a moment about y and moves each anchor to
  // the next corner.
  const turned = solveElasticPlate({
    ...base,
    footprint: footprintOf({ ...PROFILE, rotation: 90 })!,
    Mx: -base.My,
    My: base.Mx,
  })!.tensions;
  expect(forceGap(turned, [c, a, d, b])).toBeLessThan(1e-7);
});

it('the anchor forces and stress of an elastic plate are zero without a load', () => {
  const solution = solveElasticPlate({ ...base, Fz: 0, Mx: 0, My: 0 })!;
  expect(solution.tensions).toEqual([0, 0, 0, 0]);
  expect(solution.maxVonMises).toBe(0);
  expect(solution.contactPoint).toBeNull();
});

/**
 * Returns the maximum side length of the random plate for a seed, mm: 800 for every sixth plate, 350 for the
 * others.
 */
const longestOf = (seed: number) => (seed % 6 === 5 ? 800 : 350);

it.each(Array.from({ length: howMany(4, 24) }, (_, seed) => seed))(
  'random plate number %i is in equilibrium',
  (seed) => {
    const input = randomPlate(seed, longestOf(seed));
    const { join: forces, plate } = valueOf(runPlate(input)).answer;
    const { x, y, force } = plate.contact;
    const pull = forces.reduce((sum, T) => sum + T, 0);
    const size = Math.max(pull, force, Math.abs(input.load.N));
    for (const T of forces) expect(T).toBeGreaterThanOrEqual(0);
    expect(Math.abs(pull - force - input.load.N)).toBeLessThan(1e-6 * size);
    const moment = (axis: 0 | 1): number =>
      forces.reduce((sum, T, i) => sum + T * input.anchors[i][axis], 0) - force * ((axis === 0 ? x : y) ?? 0);
    const lever = Math.max(input.Lx, input.Ly) * size;
    const Mx = input.load.Mx * 1000 + input.load.N * input.profile.ey;
    const My = input.load.My * 1000 - input.load.N * input.profile.ex;
    expect(Math.abs(moment(1) - Mx)).toBeLessThan(1e-6 * Math.max(lever, Math.abs(Mx)));
    expect(Math.abs(moment(0) + My)).toBeLessThan(1e-6 * Math.max(lever, Math.abs(My)));
    expect(plate.max_von_mises).toBeGreaterThan(0);
    expect(Number.isFinite(plate.max_von_mises)).toBe(true);
  },
  30_000,
);

it.each([
  ['there is no profile', () => ({ type: 0 })],
  ['the profile extends beyond the plate', (good) => ({ ex: good.Lx / 2 })],
  ['the walls of the profile are too thick', (good) => ({ type: 41, T: good.profile.H })],
] as readonly (readonly [string, (good: PlateInput) => Partial<PlateInput['profile']>])[])(
  'the plate calculation reports the profile as the invalid field if %s',
  (_, change) => {
    const good = randomPlate(1);
    const answer = runPlate({ ...good, profile: { ...good.profile, ...change(good) } });
    expect(answer).toMatchObject({ ok: false, error: { field: 'Steel.SteelSectPars' } });
  },
);
