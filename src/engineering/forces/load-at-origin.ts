/** Plate loads moved to the plate's origin. */

export interface PlateLoad {
  /** Force in N, positive away from the concrete. */
  Fz: number;
  /** Moments about the x and y axes, N mm. */
  Mx: number;
  My: number;
}

/**
 * Converts loads at the profile's reference point (ex, ey), in mm from the origin, to loads at the origin,
 * in N and N mm.
 */
export function loadAtOrigin({ Fz, Mx, My }: PlateLoad, [ex, ey]: readonly [number, number]): PlateLoad {
  return { Fz, Mx: Mx + Fz * ey, My: My - Fz * ex };
}
