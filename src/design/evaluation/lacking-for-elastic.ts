/** Determines which inputs a design with a rigid plate lacks for a calculation with an elastic plate. */
import type { Design } from '@/design/model/design-state';
import type { Rigidity } from '@/design/verdict/rigidity';
import type { ProfileInput } from '@/engineering';

/**
 * Returns the profile that the designer chose, or null. The locked profile of a rigid plate does not count as
 * chosen; the profile chosen earlier for an elastic plate counts if it is of the same series.
 */
function chosenSection({ plate, profile, unlocked, elastic }: Design): Section | null {
  if (plate.stiffness === 'elastic' || unlocked.section) return profile.chosen === null ? null : profile;
  return elastic?.series === profile.series && elastic.chosen !== null ? elastic : null;
}

type Section = Pick<Design['profile'], 'series' | 'H' | 'W' | 'T' | 'FT' | 'rotation'>;

/** Returns the chosen profile at its position on the plate; null if no profile is chosen. */
export function profileOnPlate(design: Design): ProfileInput | null {
  const section = chosenSection(design);
  if (section === null) return null;
  const { series, H, W, T, FT, rotation } = section;
  const { ex, ey } = design.profile;
  return { type: Number(series), H, W, T, FT, ex, ey, rotation };
}

/** Returns the missing inputs; undefined if none is missing or if the plate is elastic. */
export function lackingForElastic(design: Design): Rigidity | undefined {
  const { plate, unlocked, elastic } = design;
  if (plate.stiffness === 'elastic') return undefined;
  const hasThickness = unlocked.thickness || elastic !== null;
  const hasSection = chosenSection(design) !== null;
  if (hasThickness && hasSection) return undefined;
  return { kind: 'unchecked', lacks: hasThickness ? 'section' : hasSection ? 'thickness' : 'both' };
}
