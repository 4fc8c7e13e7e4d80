/** The run call: axial forces of the anchors under a plate. */
import type { PlateRunInput } from '../model/design';
import type { Outcome, PlateRunAnswer } from '../model/result';
import { solveRigidPlate } from './rigid-plate';
import { anchorStiffness, concreteBedding } from './stiffness';

const N_PER_KN = 1000;
const NMM_PER_KNM = 1e6;

/** Loads in N and N mm, moved from the profile's reference point to the plate's origin. */
function loadsAtOrigin({ load, profile }: Pick<PlateRunInput, 'load' | 'profile'>): {
  Fz: number;
  Mx: number;
  My: number;
} {
  const Fz = load.N * N_PER_KN;
  return { Fz, Mx: load.Mx * NMM_PER_KNM + Fz * profile.ey, My: load.My * NMM_PER_KNM - Fz * profile.ex };
}

function anchorOutsidePlate({ anchors, Lx, Ly }: PlateRunInput): number {
  return anchors.findIndex(([x, y]) => Math.abs(x) > Lx / 2 || Math.abs(y) > Ly / 2);
}

export function runPlate(input: PlateRunInput): Outcome<PlateRunAnswer> {
  const outside = anchorOutsidePlate(input);
  if (outside >= 0) {
    return {
      ok: false,
      error: { field: `Anchor.PointCoordsList.${outside}`, message: 'lies outside the plate' },
    };
  }
  if (!input.rigid) {
    return {
      ok: false,
      error: {
        field: 'Plate.RigidPlate',
        message: 'an elastic plate is not computed by this engine yet; choose a rigid plate',
      },
    };
  }
  return runRigidPlate(input);
}

function runRigidPlate(input: PlateRunInput): Outcome<PlateRunAnswer> {
  const solution = solveRigidPlate({
    Lx: input.Lx,
    Ly: input.Ly,
    anchors: input.anchors,
    k_a: anchorStiffness(input.E_s, input.A_s, input.h_ef),
    k_c: concreteBedding(input.f_ck, input.h_ef),
    ...loadsAtOrigin(input),
  });
  if (solution === null) {
    return {
      ok: false,
      error: { field: 'Load', message: 'no equilibrium of anchors and concrete was found' },
    };
  }
  const { tensions, contactForce, contactPoint, maxPressure, maxDeflection } = solution;
  return {
    ok: true,
    value: {
      join: tensions.map((T) => T / N_PER_KN),
      plate: {
        max_von_mises: null,
        max_deflection: maxDeflection,
        contact: {
          force: contactForce / N_PER_KN,
          x: contactPoint?.[0] ?? null,
          y: contactPoint?.[1] ?? null,
          max_pressure: maxPressure,
        },
      },
    },
  };
}
