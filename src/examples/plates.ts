/**
 * Converts the base plates in the examples to input of the run call, and compares its response with the
 * expected values.
 */
import type { ForcesAnswer } from '@/api/contract/anchor-forces-answer';
import { SERIES, type PlateRunInput } from '@/engineering';
import type { PlateCase, Tolerance, WorkedCase } from '@/examples/case';
import { expectedValue, type ExpectedValue, type PrintedValue } from '@/examples/expected-values';

const N_PER_KN = 1000;
const NMM_PER_KNM = 1e6;

const kN = (force: number): number => force / N_PER_KN;
const loadOf = (N: number, Mx: number, My: number) => ({ N, Vx: 0, Vy: 0, Mx, My, Mz: 0 });

const none = { type: 0, H: 0, W: 0, T: 0, FT: 0, ex: 0, ey: 0, rotation: 0 };

/** Steel used for all elastic plates in the examples. */
const STEEL = { E_plate: 210_000, nu_plate: 0.3 };

function profileOf({ input: { profile, ex, ey, rot = 0 } }: PlateCase): PlateRunInput['profile'] {
  if (!profile) return { ...none, ex, ey };
  const { shape, H, W = H, T = 0, FT = 0 } = profile;
  const type = SERIES.find((series) => series.shape === shape)?.code ?? 0;
  return { type, H, W, T, FT, ex, ey, rotation: rot };
}

export function plateInput(example: PlateCase): PlateRunInput {
  const { Lx, Ly, t, fc, hef, As, E_anchor, anchors, load } = example.input;
  return {
    rigid: example.kind === 'rigid',
    Lx,
    Ly,
    t,
    f_ck: fc,
    A_s: As,
    h_ef: hef,
    E_s: E_anchor,
    anchors,
    profile: profileOf(example),
    ...STEEL,
    load: loadOf(kN(load.Fz), load.Mx / NMM_PER_KNM, load.My / NMM_PER_KNM),
  };
}

type Wanted = readonly [symbol: string, unit: string, ours: PrintedValue, printed: number, by: Tolerance];

const listed = (values: readonly Wanted[]): ExpectedValue[] =>
  values.map(([symbol, unit, ours, printed, tolerance]) =>
    expectedValue(tolerance, { part: 'plate', symbol, unit, ours, printed }),
  );

const relative = (share: number, absolute = 0): Tolerance => ({ relative: share, absolute });
const one = (value: number | readonly number[]): number => value as number;

/**
 * Compares the values of a closed-form solution with the response, using the tolerances stated in the
 * example.
 */
function rigidFigures({ join, plate }: ForcesAnswer, example: PlateCase): ExpectedValue[] {
  const { expected, tolerance_rel, tolerance_abs_N } = example;
  const share = relative(tolerance_rel);
  const force = relative(tolerance_rel, kN(tolerance_abs_N));
  const { contact } = plate ?? {};
  const known: Readonly<Record<string, Wanted>> = {
    contact_force: ['C', 'kN', contact?.force, kN(one(expected.contact_force)), force],
    contact_x: ['x_C', 'mm', contact?.x, one(expected.contact_x), share],
    contact_y: ['y_C', 'mm', contact?.y, one(expected.contact_y), share],
    max_pressure: ['sigma_c', 'MPa', contact?.max_pressure, one(expected.max_pressure), share],
    ...Object.fromEntries(
      join.map((N, i) => [`T${i + 1}`, [`N_${i + 1}`, 'kN', N, kN(one(expected[`T${i + 1}`])), force]]),
    ),
  };
  // Skips the plane of the plate, which a server may omit from its response; a test of the library verifies
  // it.
  return listed(Object.keys(expected).flatMap((name) => (name in known ? [known[name]] : [])));
}

/**
 * Required relative accuracy of the elastic plate; the examples themselves require 2 % (forces, lift) and 8
 * % (stress, pressure).
 */
const HELD = { force: 0.002, lift: 0.002, stress: 0.03, pressure: 0.01 } as const;

function elasticFigures({ join, plate }: ForcesAnswer, { input, expected }: PlateCase): ExpectedValue[] {
  const forces = expected.anchor_forces as readonly number[];
  const force = relative(0, HELD.force * kN(Math.max(...forces)));
  const [x, y] = expected.contact_centroid as readonly [number, number];
  const place = relative(0, HELD.force * input.Lx);
  const { contact } = plate ?? {};
  return listed([
    ...forces.map((printed, i): Wanted => [`N_${i + 1}`, 'kN', join.at(i), kN(printed), force]),
    ['C', 'kN', contact?.force, kN(one(expected.contact_force)), relative(HELD.force)],
    ['x_C', 'mm', contact?.x, x, place],
    ['y_C', 'mm', contact?.y, y, place],
    ['sigma_c', 'MPa', contact?.max_pressure, one(expected.max_pressure), relative(HELD.pressure)],
    ['sigma_v', 'MPa', plate?.max_von_mises, one(expected.vm_max), relative(HELD.stress)],
    ['w_max', 'mm', plate?.max_deflection, one(expected.w_max), relative(HELD.lift)],
  ]);
}

export const plateExampleValues = (answer: ForcesAnswer, example: PlateCase): ExpectedValue[] =>
  example.kind === 'rigid' ? rigidFigures(answer, example) : elasticFigures(answer, example);

/**
 * Returns the input for the rigid plate in a report from a commercial program: two anchors under compression
 * and moment.
 */
export function reportedPlate({ inputs }: WorkedCase): PlateRunInput {
  const { plate, anchors, loads, As_mm2, Es_MPa } = inputs as {
    plate: { Lx_mm: number; Ly_mm: number };
    anchors: { x_mm: number; y_mm: number }[];
    loads: { Nz_kN: number; Mx_kNm: number; My_kNm: number };
    As_mm2: number;
    Es_MPa: number;
  };
  return {
    rigid: true,
    Lx: plate.Lx_mm,
    Ly: plate.Ly_mm,
    t: 10,
    // For this strength, E_cm equals E_c in the example.
    f_ck: 30,
    A_s: As_mm2,
    // The embedment depth has no effect: any depth gives the same forces.
    h_ef: 60,
    E_s: Es_MPa,
    anchors: anchors.map(({ x_mm, y_mm }) => [x_mm, y_mm] as const),
    profile: none,
    ...STEEL,
    load: loadOf(loads.Nz_kN, loads.Mx_kNm, loads.My_kNm),
  };
}

export function reportedPlateValues(
  { join, plate }: ForcesAnswer,
  { expected, tolerance, inputs }: WorkedCase,
): ExpectedValue[] {
  const { T_kN, C_kN, yC_mm, sigma_max_MPa, strain_max_permille } = expected as Record<string, number> & {
    T_kN: number[];
  };
  const { contact } = plate ?? {};
  const pressure = contact?.max_pressure;
  const y_C = contact && Math.abs(contact.y ?? NaN);
  const strain = pressure && (1000 * pressure) / (inputs.Ec_MPa as number);
  const found: readonly (readonly [string, string, PrintedValue, number, string?])[] = [
    ...T_kN.map((printed, i) => [`N_${i + 1}`, 'kN', join.at(i), printed] as const),
    ['C', 'kN', contact?.force, C_kN],
    ['y_C', 'mm', y_C, yC_mm, 'yC_mm'],
    ['sigma_c', 'MPa', pressure, sigma_max_MPa],
    ['epsilon_c', '‰', strain, strain_max_permille, 'strain_max_permille'],
  ];
  return found.map(([symbol, unit, ours, printed, path]) =>
    expectedValue(tolerance, { part: 'plate', symbol, unit, ours, printed, path }),
  );
}
