/**
 * Computes the shear in each anchor: elastic distribution with equal stiffness, slotted holes and torsion (EN
 * 1992-4, 6.2.2; JGJ145-2013, 5.3). An anchor whose hole is slotted in one direction resists no force in that
 * direction.
 */
import { NEGLIGIBLE_FORCE } from '@/engineering/forces/loads';
import type { AnchorPoint, LoadSet } from '@/engineering/model/design';
import type { Outcome } from '@/engineering/model/result';
import type { Calculation } from '@/engineering/trail/calculation';

export interface AnchorShear {
  /** Total shear of the anchor, kN. */
  Vx: number;
  Vy: number;
  V: number;
  /** Part of the shear caused by torsion, kN. */
  torsionX: number;
  torsionY: number;
}

interface ShearDistribution {
  anchors: readonly AnchorShear[];
  /** Torsion about the stiffness centre, kNm. */
  T: number;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export function shearDistribution(
  calculation: Calculation,
  anchors: readonly AnchorPoint[],
  { Vx, Vy, Mz }: LoadSet,
  clause: string,
): Outcome<ShearDistribution> {
  const inX = anchors.filter((anchor) => anchor.actsX);
  const inY = anchors.filter((anchor) => anchor.actsY);
  const fail = (message: string): Outcome<ShearDistribution> => ({
    ok: false,
    error: { field: 'anchor.weights', message },
  });
  if (Math.abs(Vx) > NEGLIGIBLE_FORCE && inX.length === 0)
    return fail('no anchor can carry the shear force along x');
  if (Math.abs(Vy) > NEGLIGIBLE_FORCE && inY.length === 0)
    return fail('no anchor can carry the shear force along y');

  calculation.given('n_x', inX.length, '', 'layout');
  calculation.given('n_y', inY.length, '', 'layout');
  const x_c = calculation.given('x_c', mean(inY.map((anchor) => anchor.x)), 'mm', 'layout');
  const y_c = calculation.given('y_c', mean(inX.map((anchor) => anchor.y)), 'mm', 'layout');
  let T = calculation.step('T_Ed', 'M_Ed_z - (x_c * V_Ed_y - y_c * V_Ed_x) / 1000', 'kNm', clause);
  // Rounding errors in the products x_c Vy and y_c Vx must not be mistaken for torsion.
  const scale = Math.abs(Mz) + Math.abs(x_c * Vy) / 1000 + Math.abs(y_c * Vx) / 1000;
  if (Math.abs(T) <= Math.max(NEGLIGIBLE_FORCE / 1000, 1e-12 * scale)) T = 0;
  const I =
    inX.reduce((sum, { y }) => sum + (y - y_c) ** 2, 0) + inY.reduce((sum, { x }) => sum + (x - x_c) ** 2, 0);
  if (T !== 0) {
    if (I < 1e-9) return fail('no pair of anchors can carry the torsion');
    calculation.given('I_p', I, 'mm2', 'layout');
  }

  const shears = anchors.map((anchor): AnchorShear => {
    const torsionX = anchor.actsX && T !== 0 ? (-1000 * T * (anchor.y - y_c)) / I : 0;
    const torsionY = anchor.actsY && T !== 0 ? (1000 * T * (anchor.x - x_c)) / I : 0;
    const { Vx: x, Vy: y, V } = forceOn(calculation, anchor, T !== 0, clause);
    return { Vx: x, Vy: y, V, torsionX, torsionY };
  });
  return { ok: true, value: { anchors: shears, T } };
}

const formulasOf = (no: number) => ({
  x: `x_${no}`,
  y: `y_${no}`,
  V_x: `V_${no}_x`,
  V_y: `V_${no}_y`,
  V: `V_${no}`,
  alongX: `V_Ed_x / n_x - 1000 * T_Ed * (y_${no} - y_c) / I_p`,
  alongY: `V_Ed_y / n_y + 1000 * T_Ed * (x_${no} - x_c) / I_p`,
  sum: `sqrt(V_${no}_x^2 + V_${no}_y^2)`,
});

/** Records the shear of an anchor in the trail. */
function forceOn(
  calculation: Calculation,
  { no, x, y, actsX, actsY }: AnchorPoint,
  torsion: boolean,
  clause: string,
): { Vx: number; Vy: number; V: number } {
  const formulas = formulasOf(no);
  if (torsion) {
    calculation.given(formulas.x, x, 'mm', 'layout');
    calculation.given(formulas.y, y, 'mm', 'layout');
  }
  const Vx = actsX
    ? calculation.step(formulas.V_x, torsion ? formulas.alongX : 'V_Ed_x / n_x', 'kN', clause)
    : calculation.given(formulas.V_x, 0, 'kN', 'layout');
  const Vy = actsY
    ? calculation.step(formulas.V_y, torsion ? formulas.alongY : 'V_Ed_y / n_y', 'kN', clause)
    : calculation.given(formulas.V_y, 0, 'kN', 'layout');
  return { Vx, Vy, V: calculation.step(formulas.V, formulas.sum, 'kN', clause) };
}
