/**
 * Loaded area of the concrete under the plate, on which the pressure counts as uniform. The largest pressure
 * follows the assumed bedding, so the pressure is judged by its mean over this area.
 */
import type { Megapascals, Millimetres, SquareMillimetres } from '@/engineering/model/design';

/** Returns E_cm in MPa, calculated from the cylinder strength according to EN 1992-1-1, table 3.1. */
export function meanConcreteModulus(f_ck: number): number {
  return 22000 * ((f_ck + 8) / 10) ** 0.3;
}

/** Returns the bedding stiffness, N/mm3: the concrete is strained over the embedment depth. */
export function concreteBedding(f_ck: number, h_ef: number): number {
  return meanConcreteModulus(f_ck) / h_ef;
}

/** Returns the axial stiffness of one anchor in N/mm. */
export function anchorStiffness(E_s: number, A_s: number, h_ef: number): number {
  return (E_s * A_s) / h_ef;
}

/** Returns the diameter of the disc by which an anchor holds down a plate, mm: as of ISO 7089 washers. */
export function washerDiameter(A_s: number): number {
  return 2.6 * Math.sqrt(A_s);
}

/** Integrals of the pressure p over the contact area, N and mm: p, p y, p x, p x², p y² and p². */
export interface PressureSums {
  force: number;
  momentX: number;
  momentY: number;
  xx: number;
  yy: number;
  squares: number;
}

export const NO_PRESSURE: PressureSums = { force: 0, momentX: 0, momentY: 0, xx: 0, yy: 0, squares: 0 };

/** Adds the force of the pressure p on a part of the contact area at (x, y) to the sums. */
export function addPressure(sums: PressureSums, force: number, p: Megapascals, x: number, y: number): void {
  sums.force += force;
  sums.momentX += force * y;
  sums.momentY += force * x;
  sums.xx += force * x * x;
  sums.yy += force * y * y;
  sums.squares += force * p;
}

export interface LoadedArea {
  /** Area A_c0 = F² / ∫ p² dA: the contact area under uniform pressure, 3/4 of it under triangular. */
  area: SquareMillimetres;
  /** Sides along x and y of the rectangle with the same second moments as the pressure. */
  length: Millimetres;
  width: Millimetres;
}

/** Returns the loaded area; null if the plate does not press on the concrete. */
export function loadedAreaOf({ force, momentX, momentY, xx, yy, squares }: PressureSums): LoadedArea | null {
  if (!(force > 0 && squares > 0)) return null;
  const side = (second: number, first: number) =>
    Math.sqrt(12 * Math.max(0, second / force - (first / force) ** 2));
  return { area: force ** 2 / squares, length: side(xx, momentY), width: side(yy, momentX) };
}
