/** A force below this counts as zero, kN. */
export const NEGLIGIBLE_FORCE = 1e-6;
