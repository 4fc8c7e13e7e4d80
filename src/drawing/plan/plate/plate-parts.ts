/** Base plate for fabrication: outline, holes and slots, and the position of the profile; mm. */
import type { PlanInput } from '@/drawing/plan/plan';
import { drawnOutline } from '@/drawing/plan/profile-outline';
import { rectangle, type Point } from '@/drawing/plan/shapes';
import type { AnchorPoint } from '@/engineering';

/** A hole with the number of its anchor; it is a slot if its width or height exceeds the hole diameter. */
export interface PlateHole {
  no: number;
  at: Point;
  width: number;
  height: number;
}

export interface PlateParts {
  outline: readonly Point[];
  holes: readonly PlateHole[];
  /** Diameter of a round hole and width of a slot, mm. */
  diameter: number;
  /** Outlines of the profile; empty if the profile is unknown. */
  profile: readonly (readonly Point[])[];
}

/** Hole sizes, mm; the width of a slot equals the diameter of a round hole. */
interface HoleSizes {
  diameter: number;
  slotLength: number;
}

export function plateHoles(
  anchors: readonly AnchorPoint[],
  { diameter, slotLength }: HoleSizes,
): PlateHole[] {
  const side = (acts: boolean) => (acts ? diameter : Math.max(diameter, slotLength));
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
  sizes: HoleSizes,
): PlateParts {
  const [x, y] = [plate.length / 2, plate.width / 2];
  return {
    outline: rectangle(-x, -y, x, y),
    holes: plateHoles(anchors, sizes),
    diameter: sizes.diameter,
    profile: profile ? drawnOutline(profile) : [],
  };
}
