/** Absolute force below which a force counts as zero, kN. */
export const NEGLIGIBLE_FORCE = 1e-6;
