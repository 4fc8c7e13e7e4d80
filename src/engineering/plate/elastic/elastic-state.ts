/** A displacement state of plate and section, and its unbalanced forces. */
import type { Section } from '@/engineering/plate/elastic/elastic-model';

export interface ElasticState {
  /** Displacements of the plate: w, px, py per node. */
  u: Float64Array;
  /** Displacements of the section: deflection, and slopes times the model's scale. */
  r: Section;
}

/** Unbalanced forces of a state, and its active anchors and contact points. */
export interface Forces {
  /** Forces per unknown of the plate and of the section. */
  plate: Float64Array;
  section: [number, number, number];
  contact: Float64Array;
  stretch: Float64Array;
}
