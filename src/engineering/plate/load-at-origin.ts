/** Plate loads moved to the plate's origin. */

export interface PlateLoad {
  /** N, positive away from the concrete. */
  Fz: number;
  /** N mm. */
  Mx: number;
  My: number;
}

/**
 * Loads in N and N mm at the profile's reference point (ex, ey), in mm from the origin, as they act at the
 * origin.
 */
export function loadAtOrigin({ Fz, Mx, My }: PlateLoad, [ex, ey]: readonly [number, number]): PlateLoad {
  return { Fz, Mx: Mx + Fz * ey, My: My - Fz * ex };
}
