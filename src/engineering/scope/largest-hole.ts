/**
 * Compares the clearance hole in the plate with the largest hole for which the standard assumes that the
 * anchor resists shear.
 */
import type { CheckInput } from '@/engineering/model/design';
import type { Remark } from '@/engineering/model/result';
import { remark } from '@/engineering/scope/remark';

/**
 * Largest clearance hole by thread or sleeve diameter, mm (EN 1992-4, table 6.1; the same values in
 * JGJ145-2013, 5.3.1).
 */
export const LARGEST_HOLE: Readonly<Record<number, number | undefined>> = {
  6: 7,
  8: 9,
  10: 12,
  12: 14,
  14: 16,
  16: 18,
  18: 20,
  20: 22,
  22: 24,
  24: 26,
  27: 30,
  30: 33,
};

/**
 * Returns the diameter in mm of the anchor inside the plate's hole: `d_nom`, or that of the threaded rod if
 * `d_nom` is the part in the concrete and does not fit through the hole `d_f` (0: unknown).
 */
export function rodInHole(d_nom: number, d_f: number): number {
  if (d_f === 0 || d_nom < d_f) return d_nom;
  const fitting = Object.entries(LARGEST_HOLE).filter(([, hole = Infinity]) => hole <= d_f);
  return Math.max(...fitting.map(([d]) => Number(d)), 0) || d_f;
}

/** Returns a remark if shear acts (`sheared`) and the clearance hole is too large. */
export function largestHole({ product }: CheckInput, sheared: boolean, clause: string): Remark[] {
  const { d_f, d_nom } = product;
  const limit = LARGEST_HOLE[d_nom];
  if (!sheared || d_f <= 0 || limit === undefined || d_f <= limit) return [];
  return [remark('hole_too_large', clause, { d_f, limit })];
}
