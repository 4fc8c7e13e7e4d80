/** Input of a check: numbers and booleans instead of most numeric codes in the API. */
import type { ProductProperty } from '@/quantities/anchor';
import type { EdgeName } from '@/quantities/edges';
import type { CONCRETE } from '@/quantities/inputs';

// Aliases of `number` named after units. They document the code; the compiler does not distinguish them.
export type Millimetres = number;
export type SquareMillimetres = number;
export type Megapascals = number;
export type Kilonewtons = number;
type KilonewtonMetres = number;
export type KilonewtonMillimetres = number;
type Ratio = number;

export const STANDARDS = ['EN1992-4', 'JGJ145-2013'] as const;
export type Standard = (typeof STANDARDS)[number];

/** Name and edition of a standard: EN standards have a colon before the edition, JGJ standards a hyphen. */
const EDITIONS: Readonly<Record<Standard, readonly string[]>> = {
  'EN1992-4': ['EN 1992-4', ':', '2018'],
  'JGJ145-2013': ['JGJ145', '-', '2013'],
};

/** Returns the edition that the checks implement, as shown on screens and in reports. */
export const editionOf = (standard: Standard): string => EDITIONS[standard].join('');

/** Anchor of a group; `actsX` is true if its hole is not slotted along x, so it resists shear along x. */
export interface AnchorPoint {
  /** Number shown to the engineer, starting from 1. */
  no: number;
  x: Millimetres;
  y: Millimetres;
  actsX: boolean;
  actsY: boolean;
}

/** Coordinate of each concrete edge; Infinity or -Infinity, by its side, if the edge does not exist. */
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

/**
 * Position of the plate: on the concrete (`flush`), standing off with or without a nut that clamps it against
 * the concrete, grouted, or on supports.
 */
type InstallationPosition = (typeof CONCRETE.installationPosition.choices)[number];

/** Edge reinforcement: 0 none, 1 straight edge bars, 2 edge bars with closely spaced stirrups. */
export type EdgeReinforcement = 0 | 1 | 2;

interface ConcreteInput {
  grade: string;
  /** Characteristic cylinder strength. */
  f_ck: Megapascals;
  /** Characteristic cube strength. */
  f_cuk: Megapascals;
  outline: ConcreteOutline;
  h: Millimetres;
  /** Minimum member thickness from the anchor's assessment; 0 selects the default of the standard. */
  h_min: Millimetres;
  cracked: boolean;
  denseReinforcement: boolean;
  edgeReinforcement: EdgeReinforcement;
  /** True if reinforcement limits the crack width to 0.3 mm. */
  crackWidthLimited: boolean;
  nonStructural: boolean;
  /** Accidental design situation: the concrete factors are based on gamma_c = 1.2 (EN 1992-4 only). */
  accidental: boolean;
  gamma_c: Ratio;
  gamma_inst: Ratio;
}

interface PlateInput {
  /** Size of the plate along x. */
  length: Millimetres;
  /** Size of the plate along y. */
  width: Millimetres;
  thickness: Millimetres;
  rigid: boolean;
  installationPosition: InstallationPosition;
  baseDistance: Millimetres;
  /** alpha_M: 1.0 if the plate is free to rotate, up to 2.0 if it is fully restrained. */
  degreeOfRestraint: Ratio;
  /** True if the gap between anchor and plate is filled. */
  annularGapFilled: boolean;
}

/**
 * Product data of the anchor; `src/quantities/anchor.ts` lists the symbols. The value 0 selects the default
 * of the standard if it has one. The larger cone constant applies to uncracked concrete, and the smaller one
 * to cracked concrete; k9 depends on the crack state.
 */
export interface AnchorProduct extends Record<ProductProperty, number> {
  name: string;
}

export interface ProfileInput {
  /** Series code from 11 to 101, or 0 without a profile. */
  type: number;
  H: Millimetres;
  W: Millimetres;
  T: Millimetres;
  FT: Millimetres;
  ex: Millimetres;
  ey: Millimetres;
  /** Rotation in degrees, counter-clockwise. */
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

/** Input to the API call `run`: all that determines the axial forces of the anchors. */
export interface PlateRunInput {
  rigid: boolean;
  /** Plate size along x and y. */
  Lx: Millimetres;
  Ly: Millimetres;
  t: Millimetres;
  f_ck: Megapascals;
  A_s: SquareMillimetres;
  h_ef: Millimetres;
  /** Elastic modulus of the anchor steel. */
  E_s: Megapascals;
  anchors: readonly (readonly [Millimetres, Millimetres])[];
  profile: ProfileInput;
  /** Plate's steel; the solver uses 210 000 MPa and 0.3 if the request omits them. */
  E_plate: Megapascals;
  nu_plate: Ratio;
  /** `none` if the plate stands off without grout, so that its anchors alone carry the loads. */
  contact?: 'none' | undefined;
  /** Factored loads at the profile's reference point. */
  load: LoadSet;
}

/** Returns the reach of an edge under shear, mm (EN 1992-4, 6.2.2.2; JGJ145-2013, 5.3.1). */
export function edgeReach({ product }: Pick<CheckInput, 'product'>): number {
  return Math.max(10 * product.h_ef, 60 * product.d_nom);
}

/** True if the plate presses on concrete or grout; a plate that stands off without grout does not. */
export const hasContact = ({
  plate,
}: {
  plate: Pick<CheckInput['plate'], 'installationPosition'>;
}): boolean => plate.installationPosition === 'flush' || plate.installationPosition === 'grouted';

/** Returns the thickness of what an anchor fixes, mm: the plate and the gap or grout under it. */
export const fixtureThickness = ({ plate }: Pick<CheckInput, 'plate'>): number =>
  plate.thickness + (plate.installationPosition === 'flush' ? 0 : plate.baseDistance);

/** True unless the plate bears on concrete, or on mortar not thicker than half the anchor's diameter. */
export function standsOff({ plate, product }: CheckInput): boolean {
  if (plate.installationPosition === 'grouted') return plate.baseDistance > 0.5 * product.d_nom;
  return plate.installationPosition !== 'flush';
}
