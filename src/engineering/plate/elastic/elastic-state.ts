/** A state of the plate with its section, and what does not balance in it. */
import type { Section } from '@/engineering/plate/elastic/elastic-model';

export interface ElasticState {
  /** Plate: w, px, py per node. */
  u: Float64Array;
  /** Section: deflection, slopes times the model's scale. */
  r: Section;
}

/** Unbalanced forces of a state, and what acts in it. */
export interface Forces {
  /** Per unknown of the plate and of the section. */
  plate: Float64Array;
  section: [number, number, number];
  contact: Float64Array;
  stretch: Float64Array;
}
