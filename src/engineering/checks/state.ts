/** State shared by all checks of one run, and the symbols and clauses of a standard. */
import type { AnchorShear, PulledAnchor, TensionResultants, UnevenTension } from '@/engineering/forces';
import type { AnchorPoint, AnchorProduct, CheckInput } from '@/engineering/model/design';

export interface ShearedAnchor extends AnchorPoint, AnchorShear {}

/** Product fields used only by scope or plate, and the fields from which `k_cone` follows. */
type Unresolved = 'name' | 'A_s' | 'E_s' | 'd_0' | 'd_f' | 's_min' | 'c_min' | 'k_ucr' | 'k_cr';

/** Values with the standard's defaults filled in; positive, but N_Rk_p_0 and what the load does not need. */
export interface ResolvedProduct extends Omit<AnchorProduct, Unresolved> {
  h_min: number;
  /** Cone constant for the crack state. */
  k_cone: number;
  /** Strength that the cone and edge formulas take, MPa. */
  strength: number;
}

/** How a standard writes its values. */
export interface Notation {
  k_cone: string;
  strength: string;
  /** The root of the strength as a formula over the strength's symbol. */
  root: string;
  k8: string;
  gamma_Ms_N: string;
  gamma_Ms_V: string;
  gamma_Mc: string;
  gamma_Msp: string;
  gamma_Mcp: string;
  gamma_Mcv: string;
}

/** Clauses for the quantities that the shared checks compute. */
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
   * Resistance over partial factor, and action not above it, where the clause of a mode's own is not secured;
   * null where each mode states them.
   */
  basis: string | null;
}

/**
 * A plate that stands off: distance from the surface to the restraint, as a share of d_nom (0 clamped, 0.5
 * otherwise).
 */
export interface LeverArm {
  restraintShare: 0 | 0.5;
}

export interface StandardSpec {
  notation: Notation;
  clauses: Clauses;
  /** Null where the plate counts as lying on the concrete. */
  leverArm: (input: CheckInput) => LeverArm | null;
  /**
   * Anchors farther apart than the characteristic spacing are groups of their own; else all loaded anchors
   * are one.
   */
  separateGroups: boolean;
  /** Factor on axial tension that spreads unevenly; null where the standard has none. */
  unevenTension: UnevenTension | null;
}

export interface CheckOptions {
  /** Importance factor of JGJ145-2013, 4.3.3; the product has no field for it and keeps it in the loads. */
  gamma_0?: number;
  /** False: the same figures and verdicts without trail and details, several times as fast. */
  trail?: boolean;
}

export interface CheckState {
  input: CheckInput;
  spec: StandardSpec;
  product: ResolvedProduct;
  /** Importance factor on every action; 1 where the standard has none. */
  gamma_0: number;
  /** Trail and details are noted; else figures and verdicts alone. */
  trail: boolean;
  /** Anchors with tension, in order. */
  pulled: readonly PulledAnchor[];
  /** All anchors with their shear, in order. */
  sheared: readonly ShearedAnchor[];
  resultants: TensionResultants;
  /** Normal force and shear at the origin, kN. */
  N: number;
  Vx: number;
  Vy: number;
  /** Torsion about the stiffness centre, kNm. */
  T: number;
}
