/** What a rigid design does not say of the elastic plate that it would be. */
import type { Design } from '../model/design-state';
import type { Rigidity } from '../verdict/rigidity';

/** Undefined where it says all, and of an elastic plate. */
export function lackingForElastic({ plate, profile, unlocked, elastic }: Design): Rigidity | undefined {
  if (plate.stiffness === '0') return undefined;
  const hasThickness = unlocked.thickness || elastic !== null;
  const kept = elastic?.series === profile.series ? elastic.chosen : null;
  const hasSection = (unlocked.section ? profile.chosen : kept) !== null;
  if (hasThickness && hasSection) return undefined;
  return { kind: 'unchecked', lacks: hasThickness ? 'section' : hasSection ? 'thickness' : 'both' };
}
