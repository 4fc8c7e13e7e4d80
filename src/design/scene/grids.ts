/** Values of an elastic plate on a grid: its deflections and its stresses. */
import type { RunResult } from '@/design/verdict/calculation';

export interface DeflectionGrid {
  nx: number;
  ny: number;
  /** Deflections in mm, row by row from the lower left; negative if the plate is pressed down. */
  w: number[];
}

/**
 * Returns the grid; null for a rigid plate or a malformed field, which must not prevent the rest of the
 * drawing.
 */
export function deflectionGrid(plate: RunResult['plate']): DeflectionGrid | null {
  const field = plate?.deformation;
  if (typeof field !== 'object' || field === null) return null;
  const { nx, ny, w } = field as Record<string, unknown>;
  const numbers = Array.isArray(w) && w.every((value) => typeof value === 'number' && Number.isFinite(value));
  if (typeof nx !== 'number' || typeof ny !== 'number' || !numbers || w.length !== nx * ny) return null;
  return { nx, ny, w: w as number[] };
}

export interface StressGrid {
  nx: number;
  ny: number;
  /** Stresses in MPa, row by row from the lower left. */
  v: readonly number[];
}

export function stressGrid(plate: RunResult['plate']): StressGrid | null {
  const field = plate?.stress;
  if (typeof field !== 'object' || field === null) return null;
  const { nx, ny, v } = field as Record<string, unknown>;
  const numbers = Array.isArray(v) && v.every((value) => typeof value === 'number' && Number.isFinite(value));
  if (typeof nx !== 'number' || typeof ny !== 'number' || nx < 2 || ny < 2) return null;
  return numbers && v.length === nx * ny ? { nx, ny, v: v as number[] } : null;
}

/**
 * Returns the interpolated stress at a point of the plate; x and y range from 0 to 1, starting at the lower
 * left.
 */
export function stressAt({ nx, ny, v }: StressGrid, x: number, y: number): number {
  const place = (share: number, n: number): readonly [number, number] => {
    const at = Math.min(1, Math.max(0, share)) * (n - 1);
    const low = Math.min(n - 2, Math.floor(at));
    return [low, at - low];
  };
  const [[i, a], [k, b]] = [place(x, nx), place(y, ny)];
  const at = k * nx + i;
  const low = v[at] * (1 - a) + v[at + 1] * a;
  const high = v[at + nx] * (1 - a) + v[at + nx + 1] * a;
  return low * (1 - b) + high * b;
}
