/** State shared by all checks of one run, and a standard's symbols and clauses. */
import type { AnchorShear, TensionAnchor, TensionResultants, UnevenTension } from '@/engineering/forces';
import type { AnchorPoint, AnchorProduct, CheckInput } from '@/engineering/model/design';

export interface ShearedAnchor extends AnchorPoint, AnchorShear {}

/**
 * Product fields that the checks do not use directly: those needed only for the scope remarks or the plate
 * calculation, and the two constants from which `k_cone` is selected.
 */
type Unresolved = 'name' | 'A_s' | 'E_s' | 'd_0' | 'd_f' | 's_min' | 'c_min' | 'k_ucr' | 'k_cr';

/**
 * Product values with the standard's defaults filled in. All are positive except N_Rk_p_0 and steel
 * resistances that the loads do not require; these may be 0.
 */
export interface ResolvedProduct extends Omit<AnchorProduct, Unresolved> {
  h_min: number;
  /** Cone constant for cracked or uncracked concrete, as applicable. */
  k_cone: number;
  /** Concrete strength in the cone and edge formulas, MPa. */
  strength: number;
}

/** Symbols and formulas as the standard writes them. */
export interface Notation {
  k_cone: string;
  strength: string;
  /** Formula for the square root of the concrete strength. */
  root: string;
  k8: string;
  gamma_Ms_N: string;
  gamma_Ms_V: string;
  gamma_Mc: string;
  gamma_Msp: string;
  gamma_Mcp: string;
  gamma_Mcv: string;
}

/** Clauses for the quantities computed by the shared checks. */
export interface Clauses {
  forces: string;
  shearForces: string;
  steelTension: string;
  cone: {
    general: string;
    reducedDepth: string;
    basic: string;
    area: string;
    referenceArea: string;
    edge: string;
    shell: string;
    eccentricity: string;
    resistance: string;
  };
  steelShear: string;
  steelShearGroup: string;
  leverArm: string;
  leverArmLength: string;
  leverArmMoment: string;
  leverArmResistance: string;
  pryOut: string;
  pryOutResistance: string;
  edge: string;
  edgeAngle: string;
  edgeEccentricity: string;
  /**
   * Clause to cite for comparing action with design resistance if the clause of the failure mode could not
   * be verified; null if every mode has a verified clause.
   */
  basis: string | null;
}

/**
 * Lever arm of a stand-off plate. `restraintShare` is the distance from the concrete surface to the point of
 * restraint, divided by d_nom: 0 if clamped, otherwise 0.5.
 */
export interface LeverArm {
  restraintShare: 0 | 0.5;
}

export interface StandardSpec {
  notation: Notation;
  clauses: Clauses;
  /** Returns the lever arm of a design; null if shear acts without a lever arm. */
  leverArm: (input: CheckInput) => LeverArm | null;
  /**
   * True if anchors farther apart than the characteristic spacing form separate groups; otherwise all loaded
   * anchors are one group.
   */
  separateGroups: boolean;
  /** Factor for unevenly distributed axial tension; null if the standard has no such factor. */
  unevenTension: UnevenTension | null;
}

export interface CheckOptions {
  /** Importance factor of JGJ145-2013, 4.3.3; 1 by default. The input has no field for it. */
  gamma_0?: number;
  /**
   * If false, computes the same values and verdicts without trail and details, which is several times
   * faster.
   */
  trail?: boolean;
}

export interface CheckState {
  input: CheckInput;
  spec: StandardSpec;
  product: ResolvedProduct;
  /** Importance factor on all actions; 1 if the standard has no importance factor. */
  gamma_0: number;
  /** True if trail and details are recorded; if false, only values and verdicts are computed. */
  trail: boolean;
  /** Anchors in tension, in the order of the input. */
  pulled: readonly TensionAnchor[];
  /** All anchors with their shear, in the order of the input. */
  sheared: readonly ShearedAnchor[];
  resultants: TensionResultants;
  /** Normal force and shear at the origin, kN. */
  N: number;
  Vx: number;
  Vy: number;
  /** Torsion about the stiffness centre, kNm. */
  T: number;
}
