/** Implements the API call `run`: computes the axial forces in the anchors of a plate. */
import { loadAtOrigin, type PlateLoad } from '@/engineering/forces/loads';
import { impossiblePlace } from '@/engineering/layout/anchor-spacing';
import type { PlateRunInput } from '@/engineering/model/design';
import type { Outcome, PlateForcesAnswer, PlateRunAnswer } from '@/engineering/model/result';
import {
  anchorStiffness,
  concreteBedding,
  meanConcreteModulus,
  washerDiameter,
} from '@/engineering/plate/contact';
import { footprintOf } from '@/engineering/plate/elastic/footprint';
import type { ElasticPlateGeometry } from '@/engineering/plate/elastic/grid-levels';
import { fieldAt, type PlateField } from '@/engineering/plate/elastic/plate-field';
import {
  PreparedPlate,
  type ElasticPlateSolution,
  type ForcesAccuracy,
} from '@/engineering/plate/elastic/prepared-plate';
import { solveRigidPlate, type RigidPlateSolution } from '@/engineering/plate/rigid-plate';
import { placedOutline } from '@/engineering/profiles/placement';

type Plate = Pick<ElasticPlateGeometry, 'Lx' | 'Ly' | 't' | 'anchors' | 'washer'>;
type StressValues =
  | 'field'
  | 'maxVonMises'
  | 'maxVonMisesAt'
  | 'maxDeflection'
  | 'minDeflection'
  | 'maxPressure';

export interface PlateStress
  extends Plate, Pick<ElasticPlateSolution, StressValues | 'contactForce' | 'tensions'> {
  /** Outline of the profile on the plate. */
  outline: readonly (readonly (readonly [number, number])[])[];
}

interface PlateRun {
  answer: PlateRunAnswer;
  /** Data for the stress drawing; null for a rigid plate. */
  stress: PlateStress | null;
}

const N_PER_KN = 1000;
const NMM_PER_KNM = 1e6;
/** Distance by which the profile may extend beyond the plate, mm; allows for rounding of coordinates. */
const FIT = 0.01;

/** Returns the loads at the profile's reference point, in N and N mm. */
export function loadInNewton({ load }: PlateRunInput): PlateLoad {
  return { Fz: load.N * N_PER_KN, Mx: load.Mx * NMM_PER_KNM, My: load.My * NMM_PER_KNM };
}

/** Input to the API call `run`, without loads. */
export type PlateInput = Omit<PlateRunInput, 'load'>;

/** Returns a prepared plate, either from a cache or newly created. */
export type PlateSource = (input: PlateInput) => Outcome<PreparedPlate>;

const ANCHORS = 'Anchor.PointCoordsList';
const IN_LINE =
  'in one line cannot carry a moment across their line if the plate does not touch the concrete';

function refusalOf(input: PlateRunInput): Outcome<never> | null {
  const { anchors, Lx, Ly, contact } = input;
  const error = impossiblePlace(ANCHORS, anchors, [Lx, Ly]);
  if (error) return { ok: false, error };
  if (contact !== 'none' || rigidPlate(input) !== null) return null;
  return { ok: false, error: { field: ANCHORS, message: IN_LINE } };
}

export function runPlate(input: PlateRunInput, prepare: PlateSource = preparePlate): Outcome<PlateRun> {
  return refusalOf(input) ?? (input.rigid ? runRigidPlate(input) : runElasticPlate(input, prepare));
}

/** Computes forces without stresses: much faster than in full, even more so for a list (`ManyLoads`). */
export function runPlateForces(
  input: PlateRunInput,
  prepare: PlateSource = preparePlate,
  accuracy: ForcesAccuracy = {},
): Outcome<PlateForcesAnswer> {
  const refusal = refusalOf(input);
  if (refusal) return refusal;
  if (input.rigid) {
    const run = runRigidPlate(input);
    if (!run.ok) return run;
    const { join, plate } = run.value.answer;
    return {
      ok: true,
      value: {
        join,
        plate: { ...plate, force_estimate: 0, max_von_mises_least: null, max_von_mises_bound: null },
      },
    };
  }
  const plate = prepare(input);
  if (!plate.ok) return plate;
  const forces = plate.value.forces(loadInNewton(input), accuracy);
  if (forces === null || !(forces.imbalance < BALANCE)) return NO_BALANCE;
  return {
    ok: true,
    value: {
      join: forces.tensions.map((T) => T / N_PER_KN),
      plate: {
        force_estimate: forces.estimate,
        max_von_mises_least: forces.leastStress,
        max_von_mises_bound: forces.stressBound,
        contact: {
          ...resultantOf(forces),
          mean_pressure_least: forces.leastPressure,
          mean_pressure_bound: forces.pressureBound,
        },
      },
    },
  };
}

const NO_BALANCE: Outcome<never> = {
  ok: false,
  error: { field: 'Load', message: 'no equilibrium of anchors and concrete was found' },
};

/** Returns the stiffness of an anchor, N/mm, and of the concrete, N/mm3; 0 without contact. */
const stiffnesses = ({ E_s, A_s, h_ef, f_ck, contact }: PlateInput) => ({
  k_a: anchorStiffness(E_s, A_s, h_ef),
  k_c: contact === 'none' ? 0 : concreteBedding(f_ck, h_ef),
});

function rigidPlate(input: PlateRunInput): RigidPlateSolution | null {
  const { Lx, Ly, anchors, profile } = input;
  const load = loadAtOrigin(loadInNewton(input), [profile.ex, profile.ey]);
  return solveRigidPlate({ Lx, Ly, anchors, ...stiffnesses(input), ...load });
}

function runRigidPlate(input: PlateRunInput): Outcome<PlateRun> {
  const solution = rigidPlate(input);
  if (solution === null) return NO_BALANCE;
  const { tensions, maxDeflection, plane } = solution;
  const [w_0, b_x, b_y] = plane;
  const answer = {
    join: tensions.map((T) => T / N_PER_KN),
    plate: {
      max_von_mises: null,
      max_deflection: maxDeflection,
      contact: contactOf(solution),
      rigid: { w_0, b_x, b_y, ...stiffnesses(input), E_cm: meanConcreteModulus(input.f_ck) },
    },
  };
  return { ok: true, value: { answer, stress: null } };
}

type Contact = Pick<RigidPlateSolution, 'contactForce' | 'contactPoint' | 'loadedArea' | 'maxPressure'>;

const resultantOf = ({ contactForce, contactPoint, loadedArea }: Omit<Contact, 'maxPressure'>) => ({
  force: contactForce / N_PER_KN,
  x: contactPoint?.[0] ?? null,
  y: contactPoint?.[1] ?? null,
  loaded_area: loadedArea?.area ?? null,
  loaded_length: loadedArea?.length ?? null,
  loaded_width: loadedArea?.width ?? null,
});

const contactOf = (contact: Contact): PlateRunAnswer['plate']['contact'] => ({
  ...resultantOf(contact),
  max_pressure: contact.maxPressure,
});

/** Largest allowed imbalance of forces and moments, relative to the largest ones. */
const BALANCE = 1e-6;
/** Number of deflections per side in the response. */
const DEFORMATION_POINTS = 25;

/** Returns the geometry for the solver; an error without a profile that fits on the plate. */
function elasticGeometry(input: PlateInput): Outcome<ElasticPlateGeometry> {
  const { profile, Lx, Ly } = input;
  const refused = (message: string): Outcome<never> => ({
    ok: false,
    error: { field: 'Steel.SteelSectPars', message },
  });
  const footprint = footprintOf(profile);
  if (footprint === null) return refused('must describe a profile for an elastic plate');
  const { x1, x2, y1, y2 } = footprint.bounds;
  if (Math.max(-x1, x2) > Lx / 2 + FIT || Math.max(-y1, y2) > Ly / 2 + FIT) {
    return refused('the whole cross-section of the profile must lie on the base plate');
  }
  return {
    ok: true,
    value: {
      Lx,
      Ly,
      t: input.t,
      E: input.E_plate,
      nu: input.nu_plate,
      anchors: input.anchors,
      ...stiffnesses(input),
      f_ck: input.f_ck,
      washer: washerDiameter(input.A_s),
      footprint,
      depth: profile.H,
      width: profile.W || profile.H,
      centre: [profile.ex, profile.ey],
    },
  };
}

/** Prepares the data that all loads on a plate share. */
export function preparePlate(input: PlateInput): Outcome<PreparedPlate> {
  const geometry = elasticGeometry(input);
  return geometry.ok ? { ok: true, value: new PreparedPlate(geometry.value) } : geometry;
}

function runElasticPlate(input: PlateRunInput, prepare: PlateSource): Outcome<PlateRun> {
  const plate = prepare(input);
  if (!plate.ok) return plate;
  const solution = plate.value.solve(loadInNewton(input));
  if (solution === null || !(solution.imbalance < BALANCE)) return NO_BALANCE;
  const { field, tensions } = solution;
  const stresses = gridOf(field, field.vonMises, input, STRESS_POINTS);
  const answer: PlateRunAnswer = {
    join: tensions.map((T) => T / N_PER_KN),
    plate: {
      max_von_mises: solution.maxVonMises,
      max_von_mises_x: solution.maxVonMisesAt[0],
      max_von_mises_y: solution.maxVonMisesAt[1],
      max_deflection: Math.max(Math.abs(solution.maxDeflection), Math.abs(solution.minDeflection)),
      contact: contactOf(solution),
      contact_area: solution.contactArea,
      deformation: { ...square(DEFORMATION_POINTS), w: gridOf(field, field.w, input, DEFORMATION_POINTS) },
      stress: { ...square(STRESS_POINTS), v: stresses.map((stress) => Math.round(10 * stress) / 10) },
    },
  };
  const stress = { ...plate.value.geometry, ...solution, outline: placedOutline(input.profile) };
  return { ok: true, value: { answer, stress } };
}

/**
 * Number of stress values per side in the response: the values take little space compared with the image in
 * the same response, and the grid spacing is smaller than the width of a profile's flange.
 */
const STRESS_POINTS = 61;

const square = (n: number) => ({ nx: n, ny: n });

/** Returns n x n values on a regular grid over the whole plate, row by row from the lower left. */
function gridOf(field: PlateField, values: Float64Array, { Lx, Ly }: PlateInput, n: number): number[] {
  return Array.from({ length: n * n }, (_, k) => {
    const i = k % n;
    const j = (k - i) / n;
    return fieldAt(field, values, (i / (n - 1) - 0.5) * Lx, (j / (n - 1) - 0.5) * Ly);
  });
}
