/** Switches between a rigid plate, which fixes profile, rotation and thickness, and an elastic one. */
import type { Design, ElasticPart } from '@/design/model/design-state';
import type { Lock } from '@/quantities/input-locks';

export type Stiffness = Design['plate']['stiffness'];

const elasticPartOf = ({ plate, profile }: Design): ElasticPart => {
  const { series, chosen, H, W, T, FT, rotation } = profile;
  return { thickness: plate.thickness, series, chosen, H, W, T, FT, rotation };
};

/**
 * Changes the plate model: rigid stores thickness and profile, elastic restores them unless unlocked or of
 * another series.
 */
export function setPlateModel(design: Design, stiffness: Stiffness): void {
  if (design.plate.stiffness === stiffness) return;
  if (stiffness === 'rigid') design.elastic = elasticPartOf(design);
  design.plate.stiffness = stiffness;
  const { elastic: kept, unlocked } = design;
  if (stiffness === 'rigid' || kept === null) return;
  if (!unlocked.thickness) design.plate.thickness = kept.thickness;
  if (!unlocked.section) bringBackSection(design, kept);
  design.elastic = null;
}

function bringBackSection({ profile }: Design, { thickness: _, series, ...section }: ElasticPart): void {
  if (series === profile.series) Object.assign(profile, section);
}

/** Opens or closes a lock; opening it restores the stored value of the elastic plate. */
export function setLock(design: Design, lock: Lock, isOpen: boolean): void {
  design.unlocked[lock] = isOpen;
  const { elastic: kept } = design;
  if (!isOpen || kept === null) return;
  if (lock === 'thickness') design.plate.thickness = kept.thickness;
  if (lock === 'section') bringBackSection(design, kept);
}
