/** Steel resistances and partial factors calculated from the steel strength, for use as anchor data. */

interface SteelGrade {
  /** Tensile and yield strength, MPa. */
  f_uk: number;
  f_yk: number;
}

/** Returns the partial factor in tension, table 4.1: 1.2 f_uk / f_yk, at least 1.4. */
export function steelFactorInTension({ f_uk, f_yk }: SteelGrade): number {
  return Math.max(1.4, (1.2 * f_uk) / f_yk);
}

/**
 * Returns the partial factor in shear, table 4.1: f_uk / f_yk, at least 1.25, if f_uk is at most 800 MPa and
 * f_yk / f_uk at most 0.8; otherwise 1.5.
 */
export function steelFactorInShear({ f_uk, f_yk }: SteelGrade): number {
  return f_uk <= 800 && f_yk / f_uk <= 0.8 ? Math.max(1.25, f_uk / f_yk) : 1.5;
}

/**
 * Returns N_Rk_s in kN from the stressed cross-section in mm2; `thread` is below 1 if the resistance of cut
 * threads is reduced.
 */
export function steelResistanceInTension(A_s: number, { f_uk }: SteelGrade, thread = 1): number {
  return (thread * A_s * f_uk) / 1000;
}

/** Returns V0_Rk_s in kN (7.34): 0.6 A_s f_uk for f_uk up to 500 MPa, 0.5 A_s f_uk above. */
export function steelResistanceInShear(A_s: number, { f_uk }: SteelGrade): number {
  return ((f_uk <= 500 ? 0.6 : 0.5) * A_s * f_uk) / 1000;
}
