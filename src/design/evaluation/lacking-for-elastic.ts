/** Inputs that a rigid design lacks for its calculation as an elastic plate. */
import type { Design } from '@/design/model/design-state';
import type { Rigidity } from '@/design/verdict/rigidity';
import type { ProfileInput } from '@/engineering';

/** The section that the designer chose: the fixed one of a rigid plate stands for none. */
function chosenSection({ plate, profile, unlocked, elastic }: Design): Section | null {
  if (plate.stiffness === 'elastic' || unlocked.section) return profile.chosen === null ? null : profile;
  return elastic?.series === profile.series && elastic.chosen !== null ? elastic : null;
}

type Section = Pick<Design['profile'], 'series' | 'H' | 'W' | 'T' | 'FT' | 'rotation'>;

/** The profile where it stands on the plate; null where nobody has chosen it. */
export function profileOnPlate(design: Design): ProfileInput | null {
  const section = chosenSection(design);
  if (section === null) return null;
  const { series, H, W, T, FT, rotation } = section;
  const { ex, ey } = design.profile;
  return { type: Number(series), H, W, T, FT, ex, ey, rotation };
}

/** Undefined where it says all, and of an elastic plate. */
export function lackingForElastic(design: Design): Rigidity | undefined {
  const { plate, unlocked, elastic } = design;
  if (plate.stiffness === 'elastic') return undefined;
  const hasThickness = unlocked.thickness || elastic !== null;
  const hasSection = chosenSection(design) !== null;
  if (hasThickness && hasSection) return undefined;
  return { kind: 'unchecked', lacks: hasThickness ? 'section' : hasSection ? 'thickness' : 'both' };
}
