/** Stiffness of concrete and anchors under a plate (strain compatibility of EN 1992-4, 6.2.1). */

/** Returns E_cm in MPa, calculated from the cylinder strength according to EN 1992-1-1, table 3.1. */
export function meanConcreteModulus(f_ck: number): number {
  return 22000 * ((f_ck + 8) / 10) ** 0.3;
}

/**
 * Returns the bedding stiffness in N/mm3: the concrete, like the anchors, is strained over the embedment
 * depth.
 */
export function concreteBedding(f_ck: number, h_ef: number): number {
  return meanConcreteModulus(f_ck) / h_ef;
}

/** Returns the axial stiffness of one anchor in N/mm. */
export function anchorStiffness(E_s: number, A_s: number, h_ef: number): number {
  return (E_s * A_s) / h_ef;
}

/**
 * Returns the diameter in mm of the disc by which an anchor holds down an elastic plate; close to the
 * diameter of ISO 7089 washers.
 */
export function washerDiameter(A_s: number): number {
  return 2.6 * Math.sqrt(A_s);
}
