/**
 * Bearing of the base plate at its holes under each component of the anchors' shear (EN 1993-1-8, 3.6.1,
 * table 3.4 with notes 1 and 3), for both standards. The net section is not verified.
 */
import { NEGLIGIBLE_FORCE } from '@/engineering/forces/loads';
import { plateSteel } from '@/engineering/model/bearing-strength';
import type { AnchorPoint, CheckInput } from '@/engineering/model/design';
import { largestBy } from '@/engineering/model/largest-result';
import type { Reaction } from '@/engineering/model/result';

/** Largest clearance hole by thread or sleeve diameter, mm (EN 1992-4, table 6.1; JGJ145-2013, 5.3.1). */
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
function rodInHole(d_nom: number, d_f: number): number {
  if (d_f === 0 || d_nom < d_f) return d_nom;
  const fitting = Object.entries(LARGEST_HOLE).filter(([, hole = Infinity]) => hole <= d_f);
  return Math.max(...fitting.map(([d]) => Number(d)), 0) || d_f;
}

/** Most utilised hole of a plate. */
export interface HoleBearing {
  no: number;
  axis: 'x' | 'y';
  /** Shear component and bearing resistance, kN. */
  V_Ed: number;
  F_b_Rd: number;
  /** Utilisation, per cent; null if there is no resistance. */
  utilisation: number | null;
  /** Factors of table 3.4, dimensionless; `shape` is 1, 0.8 in an oversized hole, 0.6 across a slot. */
  k_1: number;
  alpha_b: number;
  shape: number;
  /** Ultimate strength of the plate's steel, MPa; diameter of the anchor in the plate and thickness, mm. */
  f_u: number;
  d: number;
  t: number;
}

export const GAMMA_M2 = 1.25;
/** Gap in a hole whose size is unknown, mm: the largest in EN 1992-4, table 6.1. */
const UNKNOWN_GAP = 3;
/** Multiples of the hole diameter within which two holes are in one line, or side by side (table 3.3). */
const [IN_LINE, BESIDE] = [1.2, 2.4];

/**
 * Returns the most utilised hole; null if no anchor is in shear. A hole bears on its anchor against the
 * direction of the shear on the anchor, so the end distance is measured in that direction. Every hole counts
 * as an end hole and as an inner hole: the smaller factor is used.
 */
export function holeBearing(
  { anchors, plate, product, standard }: Pick<CheckInput, 'anchors' | 'plate' | 'product' | 'standard'>,
  reaction: readonly Reaction[],
): HoleBearing | null {
  const { d_nom, d_f, N_Rk_s, A_s } = product;
  const d = rodInHole(d_nom, d_f);
  const d_0 = d_f > 0 ? d_f : d + UNKNOWN_GAP;
  const isOversized = d_0 > (LARGEST_HOLE[d] ?? Infinity);
  const { f_u } = plateSteel(standard);
  const f_ub = A_s > 0 ? (1000 * N_Rk_s) / A_s : Infinity;
  const t = plate.thickness;
  const half = { x: plate.length / 2, y: plate.width / 2 };
  const atHole = (anchor: AnchorPoint, axis: 'x' | 'y', V: number): HoleBearing => {
    const across = axis === 'x' ? 'y' : 'x';
    let [p_1, p_2] = [Infinity, Infinity];
    for (const other of anchors) {
      const along = Math.sign(V) * (anchor[axis] - other[axis]);
      const beside = Math.abs(anchor[across] - other[across]);
      if (along > 0 && beside < IN_LINE * d_0) p_1 = Math.min(p_1, along);
      if (Math.abs(along) < BESIDE * d_0 && beside >= IN_LINE * d_0) p_2 = Math.min(p_2, beside);
    }
    const e_1 = half[axis] + Math.sign(V) * anchor[axis];
    const e_2 = half[across] - Math.abs(anchor[across]);
    const alpha_b = Math.max(0, Math.min(e_1 / (3 * d_0), p_1 / (3 * d_0) - 0.25, f_ub / f_u, 1));
    const k_1 = Math.max(0, Math.min((2.8 * e_2) / d_0 - 1.7, (1.4 * p_2) / d_0 - 1.7, 2.5));
    const isSlotAcross = !(axis === 'x' ? anchor.actsY : anchor.actsX);
    const shape = isSlotAcross ? 0.6 : isOversized ? 0.8 : 1;
    const F_b_Rd = (shape * k_1 * alpha_b * f_u * d * t) / GAMMA_M2 / 1000;
    const V_Ed = Math.abs(V);
    const utilisation = F_b_Rd > 0 ? (100 * V_Ed) / F_b_Rd : null;
    return { no: anchor.no, axis, V_Ed, F_b_Rd, utilisation, k_1, alpha_b, shape, f_u, d, t };
  };
  const found = anchors.flatMap((anchor) => {
    const { shearx = 0, sheary = 0 } = reaction.find(({ no }) => no === anchor.no) ?? {};
    return [atHole(anchor, 'x', shearx), atHole(anchor, 'y', sheary)];
  });
  const inShear = found.filter(({ V_Ed }) => V_Ed > NEGLIGIBLE_FORCE);
  return largestBy(inShear, ({ utilisation }) => utilisation ?? Infinity) ?? null;
}
