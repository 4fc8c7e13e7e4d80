/** Room for the hole, washer and nut of each anchor next to the profile and at the plate edge. */
import {
  distanceToSteel,
  steelOutlines,
  type AnchorPoint,
  type CheckInput,
  type ProfileInput,
} from '@/engineering';

export interface TightAnchor {
  code: 'no_room_beside_profile' | 'no_room_at_plate_edge';
  no: number;
  /** Distance from the anchor axis to the profile or the plate edge, and its required minimum, mm. */
  distance: number;
  limit: number;
}

interface Placed {
  anchors: readonly Pick<AnchorPoint, 'no' | 'x' | 'y'>[];
  plate: Pick<CheckInput['plate'], 'length' | 'width'>;
  product: Pick<CheckInput['product'], 'd_nom' | 'd_f'>;
}

const ROUNDING = 1e-6;

/**
 * Radius of the hole or washer, whichever is larger, mm. The washer is assumed to be twice as wide as the
 * anchor, and the nut smaller than the washer.
 */
const radiusOf = ({ d_nom, d_f }: Placed['product']): number => Math.max(d_nom, d_f / 2);

/**
 * Returns the anchors without enough room; distances to the profile are checked only if the profile is
 * known.
 */
export function tightAnchors(
  { anchors, plate, product }: Placed,
  profile: ProfileInput | null,
): TightAnchor[] {
  const limit = radiusOf(product);
  const steel = profile === null ? [] : steelOutlines(profile);
  return anchors.flatMap(({ no, x, y }): TightAnchor[] => {
    const toEdge = Math.min(plate.length / 2 - Math.abs(x), plate.width / 2 - Math.abs(y));
    const toSteel = distanceToSteel(steel, [x, y]);
    return [
      { code: 'no_room_beside_profile' as const, no, distance: toSteel, limit },
      { code: 'no_room_at_plate_edge' as const, no, distance: toEdge, limit },
    ].filter(({ distance }) => distance < limit - ROUNDING);
  });
}
