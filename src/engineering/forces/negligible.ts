/** Magnitude below which a force is treated as zero, kN. */
export const NEGLIGIBLE_FORCE = 1e-6;
