/** Geometry of an elastic plate, and the state of its solution. */
import type { Section } from '@/engineering/plate/elastic/elastic-model';
import type { Footprint } from '@/engineering/plate/elastic/footprint';
import type { ElementSizes } from '@/engineering/plate/elastic/mesh';

export interface ElasticPlateGeometry {
  /** Plate size along x and y, and plate thickness, mm. */
  Lx: number;
  Ly: number;
  t: number;
  /** Elastic modulus of the plate, MPa. */
  E: number;
  nu: number;
  anchors: readonly (readonly [number, number])[];
  /** Anchor stiffness, N/mm; stiffness of the concrete bedding, N/mm3, 0 for a plate without contact. */
  k_a: number;
  k_c: number;
  /** Concrete cylinder strength, MPa; if omitted, the pressure is not compared with it. */
  f_ck?: number;
  /** Stiffness of the profile walls' bedding, N/mm3; derived from the profile's size if omitted. */
  k_s?: number;
  /** Diameter of the disc by which an anchor holds down the plate, mm. */
  washer: number;
  footprint: Footprint;
  /** Depth and width of the profile, mm. */
  depth: number;
  width: number;
  /** Reference point of the profile, mm. */
  centre: readonly [number, number];
  /** Element sizes; derived from the plate if omitted. */
  sizes?: ElementSizes;
}

export interface ElasticState {
  /** Displacements of the plate: w, px, py per node. */
  u: Float64Array;
  /** Displacements of the section: deflection, and slopes multiplied by the model's scale. */
  r: Section;
}

/** Unbalanced forces of a state, the deflections at its contact points and the stretch of its anchors. */
export interface Forces {
  /** Forces for each unknown of the plate and of the section. */
  plate: Float64Array;
  section: [number, number, number];
  contact: Float64Array;
  stretch: Float64Array;
}
