/** Displacements of plate and section, and their unbalanced forces. */
import type { Section } from '@/engineering/plate/elastic/elastic-model';

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
