/** Plates that stand off without grout: their anchors alone carry N, Mx and My, as springs of both signs. */
import { expect, it } from 'vitest';
import { loadAtOrigin } from '@/engineering/forces/loads';
import type { PlateRunInput } from '@/engineering/model/design';
import { runPlate, runPlateForces } from '@/engineering/plate/run-plate';
import { howMany } from '@/testing/run/how-many';
import { check, valueOf } from '@/verification/check-helpers';
import { randomPlate } from '@/verification/plate/random-plate';
import { plainDesign } from '@/verification/test-design';

const PROFILE = { type: 42, H: 100, W: 100, T: 8, FT: 0, ex: 0, ey: 0, rotation: 0 };
const CONCRETE_PLATE = { Lx: 400, Ly: 400, t: 15, f_ck: 25, A_s: 157, h_ef: 100, E_s: 210000 };
const plate = (change: Partial<PlateRunInput>, load: Partial<PlateRunInput['load']>): PlateRunInput => ({
  rigid: true,
  ...CONCRETE_PLATE,
  anchors: [],
  profile: PROFILE,
  E_plate: 210000,
  nu_plate: 0.3,
  contact: 'none',
  ...change,
  load: { N: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0, ...load },
});

const joinOf = (input: PlateRunInput): number[] => [...valueOf(runPlate(input)).answer.join];

const around = (s: number) =>
  [-s, 0, s].flatMap((x) => [-s, 0, s].map((y) => [x, y] as const)).filter(([x, y]) => x !== 0 || y !== 0);
const FOUR = [
  [-100, -150],
  [100, -150],
  [-100, 150],
  [100, 150],
] as const;

/** Returns the largest imbalance of forces and moments, relative to the largest force and its arm. */
function imbalance({ anchors, load, profile, Lx, Ly }: PlateRunInput, join: readonly number[]): number {
  const { Fz, Mx, My } = loadAtOrigin({ Fz: load.N, Mx: 1000 * load.Mx, My: 1000 * load.My }, [
    profile.ex,
    profile.ey,
  ]);
  const sum = (of: (i: number) => number) => join.reduce((total, N, i) => total + N * of(i), 0);
  const force = Math.max(Math.abs(Fz), ...join.map(Math.abs));
  const moment = Math.max(Math.abs(Mx), Math.abs(My), (force * Math.min(Lx, Ly)) / 2);
  return Math.max(
    Math.abs(sum(() => 1) - Fz) / force,
    Math.abs(sum((i) => anchors[i][1]) - Mx) / moment,
    Math.abs(sum((i) => anchors[i][0]) + My) / moment,
  );
}

it('eight anchors around a square carry N / 8 and the moment by their second moment of 6 s²', () => {
  // 26.25 / 8 = 3.28125 kN; 3000 kNmm / (6 · 190 mm) = 2.63158 kN.
  const join = joinOf(plate({ Lx: 480, Ly: 480, anchors: around(190) }, { N: 26.25, Mx: 3 }));
  const expected = around(190).map(([, y]) => 3.28125 + (2.631578947 * y) / 190);
  join.forEach((N, i) => expect(N).toBeCloseTo(expected[i], 8));
  expect(Math.min(...join)).toBeCloseTo(0.65, 3);
  expect(Math.max(...join)).toBeCloseTo(5.913, 3);
});

it('an eccentric profile on four anchors adds the moments of N, with compression in two anchors', () => {
  // N = 8 kN at e = (30, -20) mm, Mx = 2 kNm: Mx0 = 2 - 0.16 = 1.84 kNm, My0 = -0.24 kNm.
  // N_i = 8 / 4 ± 1840 / (4 · 150) ± 240 / (4 · 100) = 2 ± 3.066667 ± 0.6 kN.
  const input = plate({ anchors: FOUR, profile: { ...PROFILE, ex: 30, ey: -20 } }, { N: 8, Mx: 2 });
  const expected = FOUR.map(([x, y]) => 2 + (3.0666666667 * y) / 150 + (0.6 * x) / 100);
  joinOf(input).forEach((N, i) => expect(N).toBeCloseTo(expected[i], 8));
  expect(Math.min(...expected)).toBeLessThan(-1);
});

it('an elastic plate is in equilibrium, tends to the rigid plate as it thickens, and has no pressure', () => {
  const input = plate({ anchors: around(150), rigid: false }, { N: -12, Mx: 3, My: -2 });
  const rigid = joinOf({ ...input, rigid: true });
  const gap = (t: number) =>
    Math.max(...joinOf({ ...input, t }).map((N, i) => Math.abs(N - rigid[i]))) / Math.max(...rigid);
  expect(gap(10)).toBeGreaterThan(0.2);
  expect(gap(400)).toBeLessThan(0.02);
  expect(gap(4000)).toBeLessThan(gap(400) / 5);
  const { answer } = valueOf(runPlate({ ...input, t: 10 }));
  expect(imbalance(input, answer.join)).toBeLessThan(1e-9);
  expect(answer.plate.contact).toMatchObject({ force: 0, x: null, max_pressure: 0, loaded_area: null });
  expect(answer.plate.contact_area).toBe(0);
  expect(answer.plate.max_von_mises).toBeGreaterThan(10);
});

it('a reversed load reverses the forces of an elastic plate and leaves its stress unchanged', () => {
  const input = plate({ anchors: FOUR, rigid: false }, { N: 5, Mx: 1, My: 2 });
  const reversed = plate({ anchors: FOUR, rigid: false }, { N: -5, Mx: -1, My: -2 });
  const [one, other] = [input, reversed].map((each) => valueOf(runPlate(each)).answer);
  one.join.forEach((N, i) => expect(other.join[i]).toBeCloseTo(-N, 7));
  expect(other.plate.max_von_mises! / one.plate.max_von_mises!).toBeCloseTo(1, 6);
});

const IN_LINE =
  'in one line cannot carry a moment across their line if the plate does not touch the concrete';

it.each([true, false])('anchors in a line carry N and the moment along their line (rigid: %s)', (rigid) => {
  const anchors = [[-100, -100], [0, 0], [100, 100]] as const; // prettier-ignore
  // Along the diagonal: second moment 2 · 2 · 100² mm², moment 1 · √2 kNm, so N = 10 / 3 ± 5 kN.
  const join = joinOf(plate({ anchors, rigid }, { N: 10, Mx: 1, My: -1 }));
  if (rigid) [10 / 3 - 5, 10 / 3, 10 / 3 + 5].forEach((N, i) => expect(join[i]).toBeCloseTo(N, 9));
  expect(imbalance(plate({ anchors }, { N: 10, Mx: 1, My: -1 }), join)).toBeLessThan(1e-9);
});

it.each([
  ['a single anchor under a moment', [[0, 0]], { N: 10, Mx: 0.1 }],
  ['a single anchor beside the load', [[20, 0]], { N: 10 }],
  ['a line of anchors under a moment across it', [[-100, 0], [100, 0]], { N: 10, Mx: 0.1 }], // prettier-ignore
  ['a slanted line beside the load', [[-100, -90], [100, 110]], { N: 10 }], // prettier-ignore
] as const)('%s is refused with the reason, rigid and elastic', (_, anchors, load) => {
  for (const rigid of [true, false])
    for (const run of [runPlate, runPlateForces])
      expect(run(plate({ anchors, rigid }, load))).toEqual({
        ok: false,
        error: { field: 'Anchor.PointCoordsList', message: IN_LINE },
      });
});

it('the forces of random stand-off plates are in equilibrium with the loads', () => {
  let [compared, pressed] = [0, 0];
  for (let seed = 1; compared < 200; seed++) {
    const random = { ...randomPlate(seed, 500), contact: 'none' as const };
    const rigid = runPlate({ ...random, rigid: true });
    if (!rigid.ok) continue;
    compared += 1;
    if (Math.min(...rigid.value.answer.join) < 0) pressed += 1;
    expect(imbalance(random, rigid.value.answer.join), `seed ${seed}`).toBeLessThan(1e-9);
    if (compared % howMany(50, 1) > 0) continue;
    const [full, forces] = [valueOf(runPlate(random)).answer, valueOf(runPlateForces(random))];
    expect(imbalance(random, full.join), `seed ${seed}, full`).toBeLessThan(1e-9);
    expect(imbalance(random, forces.join), `seed ${seed}, forces`).toBeLessThan(1e-9);
  }
  expect(pressed).toBeGreaterThan(50);
});

const standing = (
  axials: number[],
  load: Partial<PlateRunInput['load']>,
  installationPosition: 'clamped' | 'grouted' = 'clamped',
) => check(plainDesign({ axials, load, plate: { installationPosition, baseDistance: 30 } }));
const codes = ({ remarks }: ReturnType<typeof standing>) =>
  remarks.map(({ code }) => code).filter((code) => /^(stand_off|anchor_in|axials)/.test(code));

it.each([
  ['anchors that carry N', [2, 2, 2, 2], { N: 8 }, []],
  ['anchors that carry N, rounded', [2.67, 2.67, 2.67, 2.67], { N: 10.672 }, []],
  ['anchors that do not carry N', [2.2, 2, 2, 2], { N: 8 }, ['axials_not_balanced']],
  ['anchors that do not carry Mx', [2, 2, 2.1, 1.9], { N: 8, Mx: 0.5 }, ['axials_not_balanced']],
  ['forces of a plate on the concrete', [0, 0, 2.728, 2.728], { Mx: 1.5 }, ['axials_not_balanced']],
  ['compression below 1 % of the tension', [-0.049, -0.049, 5, 5], { N: 9.902, Mx: 0.75735 }, []],
  ['compression above 1 %', [-0.051, -0.051, 5, 5], { N: 9.898, Mx: 0.75765 }, ['anchor_in_compression']],
  ['compression below 0.1 kN alone', [-0.09, -0.09, -0.09, -0.09], { N: -0.36 }, []],
  ['compression above 0.1 kN alone', [-0.11, -0.11, -0.11, -0.11], { N: -0.44 }, ['anchor_in_compression']],
] as const)('the remarks on %s are correct', (_, axials, load, expected) => {
  expect(codes(standing([...axials], load))).toEqual(expected);
});

it('the results contain the compression of each anchor and no concrete stress; grout bears it instead', () => {
  const answer = standing([-1, -1, 3, 3], { N: 4, Mx: 0.6 });
  expect(answer.reaction.map(({ tension }) => tension)).toEqual([-1, -1, 3, 3]);
  expect(answer.resultant).toMatchObject({ tension: 6, compression: 2, max_concrete_stress: null });
  const [remark] = answer.remarks.filter(({ code }) => code === 'anchor_in_compression');
  expect(remark.values).toEqual({ no: 1, pressed: 1 });
  expect(answer.checks.concrete_cone.detail.psi_M_N).toBe(1);
  const given = answer.forces.trail.filter(({ symbol }) => /^N_\d$/.test(symbol));
  expect(given.map(({ value }) => value)).toEqual([-1, -1, 3, 3]);
  const grouted = standing([-1, -1, 3, 3], { N: 4, Mx: 0.6 }, 'grouted');
  expect(grouted.reaction.map(({ tension }) => tension)).toEqual([0, 0, 3, 3]);
});
