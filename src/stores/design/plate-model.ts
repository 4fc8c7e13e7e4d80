/**
 * Rigid or elastic plate. A rigid one fixes section, thickness and rotation: what they were comes back with
 * the elastic one.
 */
import type { Design, ElasticPart } from './design-state';

export type Stiffness = Design['plate']['stiffness'];

const elasticPartOf = ({ plate, profile }: Design): ElasticPart => {
  const { series, chosen, H, W, T, FT, rotation } = profile;
  return { thickness: plate.thickness, series, chosen, H, W, T, FT, rotation };
};

/**
 * Changes a design, or a draft of one. A section of another series than the profile's by now is not brought
 * back.
 */
export function setPlateModel(design: Design, stiffness: Stiffness): void {
  if (design.plate.stiffness === stiffness) return;
  if (stiffness === '1') design.elastic = elasticPartOf(design);
  design.plate.stiffness = stiffness;
  const kept = design.elastic;
  if (stiffness === '1' || kept === null) return;
  const { thickness, series, ...section } = kept;
  design.plate.thickness = thickness;
  if (series === design.profile.series) Object.assign(design.profile, section);
  design.elastic = null;
}
