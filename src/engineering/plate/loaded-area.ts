/**
 * Loaded area of the concrete under the plate, on which the pressure counts as uniform. The largest pressure
 * follows the assumed bedding, so the pressure is judged by its mean over this area.
 */
import type { Megapascals, Millimetres, SquareMillimetres } from '@/engineering/model/design';

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
  /**
   * Area A_c0 = F² / ∫ p² dA: under a uniform pressure the contact area, under a triangular one 3/4 of it.
   */
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
