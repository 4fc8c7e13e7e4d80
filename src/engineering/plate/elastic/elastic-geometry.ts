/** Geometry and load of an elastic plate. */
import type { Footprint } from '@/engineering/plate/elastic/footprint';
import type { ElementSizes } from '@/engineering/plate/elastic/mesh';
import type { PlateLoad } from '@/engineering/plate/load-at-origin';

export interface ElasticPlateGeometry {
  /** Plate along x and y and its thickness, mm. */
  Lx: number;
  Ly: number;
  t: number;
  /** MPa. */
  E: number;
  nu: number;
  anchors: readonly (readonly [number, number])[];
  /** Anchor stiffness, N/mm; bedding of the concrete, N/mm3. */
  k_a: number;
  k_c: number;
  /** Bedding of the profile's walls, N/mm3; from the profile's size where it is left out. */
  k_s?: number;
  /** Disc on which an anchor holds the plate, mm. */
  washer: number;
  footprint: Footprint;
  /** Depth and width of the profile, mm. */
  depth: number;
  width: number;
  /** Reference point of the profile, mm. */
  centre: readonly [number, number];
  /** Element sizes; chosen from the plate where left out. */
  sizes?: ElementSizes;
}

/** With its load at the reference point, N and N mm; Fz > 0 pulls off the concrete. */
export interface ElasticPlateProblem extends ElasticPlateGeometry, PlateLoad {}
