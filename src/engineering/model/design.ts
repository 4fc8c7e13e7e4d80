/** Input of a check: plain numbers and booleans, no wire codes. */
import type {
  Kilonewtons,
  KilonewtonMetres,
  Megapascals,
  Millimetres,
  NewtonMetres,
  Ratio,
  SquareMillimetres,
} from '@/engineering/model/quantities';
import type { SentFigure } from '@/quantities/anchor';
import type { EdgeName } from '@/quantities/edges';

export const STANDARDS = ['EN1992-4', 'JGJ145-2013'] as const;
export type Standard = (typeof STANDARDS)[number];

/** Anchor of the group. `actsX`: takes shear along x, that is, has no slotted hole along x. */
export interface AnchorPoint {
  /** Number shown to the engineer, counted from 1. */
  no: number;
  x: Millimetres;
  y: Millimetres;
  actsX: boolean;
  actsY: boolean;
}

/** Coordinate of each concrete edge line; infinite, with the sign of its direction, on an unbounded side. */
export type ConcreteOutline = Record<EdgeName, Millimetres>;

/** Forces at the plate's origin or at the profile's reference point; N > 0 is tension. */
export interface LoadSet {
  N: Kilonewtons;
  Vx: Kilonewtons;
  Vy: Kilonewtons;
  Mx: KilonewtonMetres;
  My: KilonewtonMetres;
  Mz: KilonewtonMetres;
}

export interface FactoredLoadSet extends LoadSet {
  factor: Ratio;
}

/** '0' on the concrete, '1' clamped stand-off, '2' against, '3' grouted, '4' on supports. */
export type InstallationPosition = '0' | '1' | '2' | '3' | '4';

/** 0 none, 1 straight edge bars, 2 edge bars with close stirrups. */
export type EdgeReinforcement = 0 | 1 | 2;

export interface ConcreteInput {
  grade: string;
  /** Characteristic cylinder strength. */
  f_ck: Megapascals;
  /** Characteristic cube strength. */
  f_cuk: Megapascals;
  outline: ConcreteOutline;
  h: Millimetres;
  /** Smallest member thickness of the anchor's assessment; 0 = default of the standard. */
  h_min: Millimetres;
  cracked: boolean;
  denseReinforcement: boolean;
  edgeReinforcement: EdgeReinforcement;
  /** Reinforcement limits the crack width to 0.3 mm. */
  crackWidthLimited: boolean;
  nonStructural: boolean;
  /** Accidental design situation: concrete factors from gamma_c = 1.2 (EN 1992-4 only). */
  accidental: boolean;
  gamma_c: Ratio;
  gamma_inst: Ratio;
}

export interface PlateInput {
  /** Along x. */
  length: Millimetres;
  /** Along y. */
  width: Millimetres;
  thickness: Millimetres;
  rigid: boolean;
  installationPosition: InstallationPosition;
  baseDistance: Millimetres;
  /** alpha_M, 1.0 free to rotate to 2.0 fully restrained. */
  degreeOfRestraint: Ratio;
  /** The gap between anchor and plate is filled. */
  annularGapFilled: boolean;
}

/** Figures of the request that the check takes under another name or in another unit, or not at all. */
type Renamed = 'E' | 'V_Rk_s' | 'M0_Rk_s' | 'N_Rk_p' | 'h_nom';

/**
 * Product data of the anchor, by the symbols of `src/quantities/anchor.ts`. A 0 stands for "take the default
 * of the standard" where the standard has one. Of the cone constants the larger serves uncracked, the smaller
 * cracked concrete; k9 is chosen by crack state.
 */
export interface AnchorProduct extends Record<Exclude<SentFigure, Renamed>, number> {
  name: string;
  E_s: Megapascals;
  V_Rk_s_0: Kilonewtons;
  M_Rk_s_0: NewtonMetres;
  /** C20/25; 0 = pull-out is not decisive. */
  N_Rk_p_0: Kilonewtons;
}

export interface ProfileInput {
  /** Series code 11 to 101, 0 for none. */
  type: number;
  H: Millimetres;
  W: Millimetres;
  T: Millimetres;
  FT: Millimetres;
  ex: Millimetres;
  ey: Millimetres;
  /** Degrees, counter-clockwise. */
  rotation: number;
}

export interface CheckInput {
  standard: Standard;
  concrete: ConcreteInput;
  plate: PlateInput;
  product: AnchorProduct;
  anchors: readonly AnchorPoint[];
  profile: ProfileInput;
  dead: FactoredLoadSet;
  live: FactoredLoadSet;
  /** Axial force per anchor in kN, tension positive, in the order of `anchors`. */
  axials: readonly Kilonewtons[];
}

/** The run call: what decides how axial forces spread over the anchors. */
export interface PlateRunInput {
  rigid: boolean;
  /** Along x and y. */
  Lx: Millimetres;
  Ly: Millimetres;
  t: Millimetres;
  f_ck: Megapascals;
  A_s: SquareMillimetres;
  h_ef: Millimetres;
  /** Modulus of the anchor steel. */
  E_s: Megapascals;
  anchors: readonly (readonly [Millimetres, Millimetres])[];
  profile: ProfileInput;
  /** Plate steel; the solver takes 210 000 MPa and 0.3 where the request says nothing. */
  E_plate: Megapascals;
  nu_plate: Ratio;
  /** Factored loads at the profile's reference point. */
  load: LoadSet;
}
