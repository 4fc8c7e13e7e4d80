/** Determines which inputs a design with a rigid plate lacks for a calculation with an elastic plate. */
import type { Design } from '@/design/model/design-state';
import type { Rigidity } from '@/design/verdict/outcome';
import type { ProfileInput } from '@/engineering';

/**
 * Returns the chosen profile at its position on the plate; null if no profile is chosen. The locked profile
 * of a rigid plate does not count as chosen, and a profile stored with an earlier elastic plate proves
 * nothing.
 */
export function profileOnPlate({ plate, profile, unlocked }: Design): ProfileInput | null {
  if ((plate.stiffness === 'rigid' && !unlocked.section) || profile.chosen === null) return null;
  const { series, H, W, T, FT, ex, ey, rotation } = profile;
  return { type: Number(series), H, W, T, FT, ex, ey, rotation };
}

/** Returns the missing inputs; undefined if none is missing or if the plate is elastic. */
export function lackingForElastic(design: Design): Rigidity | undefined {
  const { plate, unlocked } = design;
  if (plate.stiffness === 'elastic') return undefined;
  const hasThickness = unlocked.thickness;
  const hasSection = profileOnPlate(design) !== null;
  if (hasThickness && hasSection) return undefined;
  return { kind: 'unchecked', lacks: hasThickness ? 'section' : hasSection ? 'thickness' : 'both' };
}
