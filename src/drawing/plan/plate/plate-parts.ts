/** The base plate as it is made: its outline, its holes and slots, and where the profile stands on it. mm. */
import type { AnchorPoint } from '../../../engineering';
import type { PlanInput } from '../plan';
import { drawnOutline } from '../section';
import { rectangle, type Point } from '../shapes';

/** A hole with the number of its anchor; longer one way than the other it is a slot. */
export interface PlateHole {
  no: number;
  at: Point;
  width: number;
  height: number;
}

export interface PlateParts {
  outline: readonly Point[];
  holes: readonly PlateHole[];
  /** Diameter of a hole, and across a slot. */
  diameter: number;
  profile: readonly (readonly Point[])[];
}

/** A slot is drawn so many hole diameters long: a design says of it only which way it runs. */
const SLOT_LENGTH = 2;

export function plateHoles(anchors: readonly AnchorPoint[], diameter: number): PlateHole[] {
  const side = (acts: boolean) => diameter * (acts ? 1 : SLOT_LENGTH);
  return anchors.map(({ no, x, y, actsX, actsY }) => ({
    no,
    at: [x, y],
    width: side(actsX),
    height: side(actsY),
  }));
}

export const isSlot = ({ width, height }: PlateHole, diameter: number): boolean =>
  Math.max(width, height) > diameter;

export function plateParts(
  { plate, anchors, profile }: Pick<PlanInput, 'plate' | 'anchors' | 'profile'>,
  diameter: number,
): PlateParts {
  const [x, y] = [plate.length / 2, plate.width / 2];
  return {
    outline: rectangle(-x, -y, x, y),
    holes: plateHoles(anchors, diameter),
    diameter,
    profile: drawnOutline(profile),
  };
}
