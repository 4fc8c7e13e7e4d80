/** The run call: axial forces of the anchors under a plate. */
import type { PlateRunInput } from '../model/design';
import type { Outcome, PlateRunAnswer } from '../model/result';
import { impossiblePlace } from '../layout';
import { solveElasticPlate, type ElasticPlateProblem } from './elastic/elastic-plate';
import { placedOutline } from '../profiles/placement';
import { footprintOf } from './elastic/footprint';
import { fieldAt, type PlateField } from './elastic/plate-field';
import { loadAtOrigin, type PlateLoad } from './load-at-origin';
import type { PlateStress } from './plate-stress';
import { solveRigidPlate } from './rigid-plate';
import { anchorStiffness, concreteBedding, washerDiameter } from './stiffness';

export interface PlateRun {
  answer: PlateRunAnswer;
  /** What a picture of the stress shows; null for a rigid plate. */
  stress: PlateStress | null;
}

const N_PER_KN = 1000;
const NMM_PER_KNM = 1e6;
/** What a profile may reach beyond the plate, mm: rounding of its drawing. */
const FIT = 0.01;

/** Loads in N and N mm, at the profile's reference point. */
function loadInNewton({ load }: PlateRunInput): PlateLoad {
  return { Fz: load.N * N_PER_KN, Mx: load.Mx * NMM_PER_KNM, My: load.My * NMM_PER_KNM };
}

export function runPlate(input: PlateRunInput): Outcome<PlateRun> {
  const error = impossiblePlace('Anchor.PointCoordsList', input.anchors, [input.Lx, input.Ly]);
  if (error) return { ok: false, error };
  return input.rigid ? runRigidPlate(input) : runElasticPlate(input);
}

const NO_BALANCE: Outcome<PlateRun> = {
  ok: false,
  error: { field: 'Load', message: 'no equilibrium of anchors and concrete was found' },
};

function runRigidPlate(input: PlateRunInput): Outcome<PlateRun> {
  const solution = solveRigidPlate({
    Lx: input.Lx,
    Ly: input.Ly,
    anchors: input.anchors,
    k_a: anchorStiffness(input.E_s, input.A_s, input.h_ef),
    k_c: concreteBedding(input.f_ck, input.h_ef),
    ...loadAtOrigin(loadInNewton(input), [input.profile.ex, input.profile.ey]),
  });
  if (solution === null) return NO_BALANCE;
  const { tensions, maxDeflection } = solution;
  const answer = {
    join: tensions.map((T) => T / N_PER_KN),
    plate: { max_von_mises: null, max_deflection: maxDeflection, contact: contactOf(solution) },
  };
  return { ok: true, value: { answer, stress: null } };
}

interface Contact {
  contactForce: number;
  contactPoint: readonly [number, number] | null;
  maxPressure: number;
}

function contactOf({ contactForce, contactPoint, maxPressure }: Contact): PlateRunAnswer['plate']['contact'] {
  return {
    force: contactForce / N_PER_KN,
    x: contactPoint?.[0] ?? null,
    y: contactPoint?.[1] ?? null,
    max_pressure: maxPressure,
  };
}

/** Sum of forces or moments that may stay open, in relation to the largest of them. */
const BALANCE = 1e-6;
/** Deflections of the answer per side. */
const DEFORMATION_POINTS = 25;

/** What the solver takes, in N and mm; an error where the profile makes no footprint on the plate. */
export function elasticProblem(input: PlateRunInput): Outcome<ElasticPlateProblem> {
  const { profile, Lx, Ly } = input;
  const refused = (message: string): Outcome<ElasticPlateProblem> => ({
    ok: false,
    error: { field: 'Steel.SteelSectPars', message },
  });
  const footprint = footprintOf(profile);
  if (footprint === null) return refused('must describe a profile for an elastic plate');
  const { x1, x2, y1, y2 } = footprint.bounds;
  if (Math.max(-x1, x2) > Lx / 2 + FIT || Math.max(-y1, y2) > Ly / 2 + FIT) {
    return refused('the profile must stand on the plate with its whole section');
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
      k_a: anchorStiffness(input.E_s, input.A_s, input.h_ef),
      k_c: concreteBedding(input.f_ck, input.h_ef),
      washer: washerDiameter(input.A_s),
      footprint,
      depth: profile.H,
      width: profile.W || profile.H,
      centre: [profile.ex, profile.ey],
      ...loadInNewton(input),
    },
  };
}

function runElasticPlate(input: PlateRunInput): Outcome<PlateRun> {
  const problem = elasticProblem(input);
  if (!problem.ok) return problem;
  const solution = solveElasticPlate(problem.value);
  if (solution === null || !(solution.imbalance < BALANCE)) return NO_BALANCE;
  const { field, tensions } = solution;
  const answer: PlateRunAnswer = {
    join: tensions.map((T) => T / N_PER_KN),
    plate: {
      max_von_mises: solution.maxVonMises,
      max_von_mises_x: solution.maxVonMisesAt[0],
      max_von_mises_y: solution.maxVonMisesAt[1],
      max_deflection: Math.max(Math.abs(solution.maxDeflection), Math.abs(solution.minDeflection)),
      contact: contactOf(solution),
      contact_area: solution.contactArea,
      deformation: deformationOf(field, input.Lx, input.Ly),
      stress: stressOf(field, input.Lx, input.Ly),
    },
  };
  const stress = { ...problem.value, ...solution, outline: placedOutline(input.profile) };
  return { ok: true, value: { answer, stress } };
}

/**
 * Stresses of the answer per side: the answer stays small beside its picture, and the grid finer than a
 * profile's flange is wide.
 */
const STRESS_POINTS = 61;

/**
 * Von Mises stresses in MPa on a regular grid over the whole plate, row by row from the lower left, to a
 * tenth.
 */
function stressOf(field: PlateField, Lx: number, Ly: number): { nx: number; ny: number; v: number[] } {
  const n = STRESS_POINTS;
  const v = Array.from({ length: n * n }, (_, k) => {
    const i = k % n;
    const j = (k - i) / n;
    const stress = fieldAt(field, field.vonMises, (i / (n - 1) - 0.5) * Lx, (j / (n - 1) - 0.5) * Ly);
    return Math.round(10 * stress) / 10;
  });
  return { nx: n, ny: n, v };
}

/** Deflections in mm on a regular grid over the whole plate, row by row from the lower left. */
function deformationOf(field: PlateField, Lx: number, Ly: number): { nx: number; ny: number; w: number[] } {
  const n = DEFORMATION_POINTS;
  const w = Array.from({ length: n * n }, (_, k) => {
    const i = k % n;
    const j = (k - i) / n;
    return fieldAt(field, field.w, (i / (n - 1) - 0.5) * Lx, (j / (n - 1) - 0.5) * Ly);
  });
  return { nx: n, ny: n, w };
}
