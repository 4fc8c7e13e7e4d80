/** Facts about the scope of a standard: the design and its forces, without values of the checks. */
import type { CheckInput } from '@/engineering/model/design';
import type { Reaction } from '@/engineering/model/result';

export interface ScopeFacts {
  input: CheckInput;
  reaction: readonly Reaction[];
}

/** Returns the reach of an edge under shear, mm (EN 1992-4, 6.2.2.2; JGJ145-2013, 5.3.1). */
export function edgeReach({ product }: Pick<CheckInput, 'product'>): number {
  return Math.max(10 * product.h_ef, 60 * product.d_nom);
}

/** True if the plate presses on concrete or grout; a plate that stands off without grout does not. */
export const hasContact = ({
  plate,
}: {
  plate: Pick<CheckInput['plate'], 'installationPosition'>;
}): boolean => plate.installationPosition === 'flush' || plate.installationPosition === 'grouted';

/** Returns the thickness of what an anchor fixes, mm: the plate and the gap or grout under it. */
export const fixtureThickness = ({ plate }: Pick<CheckInput, 'plate'>): number =>
  plate.thickness + (plate.installationPosition === 'flush' ? 0 : plate.baseDistance);

/** True unless the plate bears on concrete, or on mortar not thicker than half the anchor's diameter. */
export function standsOff({ plate, product }: CheckInput): boolean {
  if (plate.installationPosition === 'grouted') return plate.baseDistance > 0.5 * product.d_nom;
  return plate.installationPosition !== 'flush';
}
