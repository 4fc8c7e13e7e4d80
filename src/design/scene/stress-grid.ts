/** Values of an elastic plate on a grid: its deflections and its stresses. */
import type { RunResult } from '@/design/verdict/run-result';

interface DeflectionGrid {
  nx: number;
  ny: number;
  /** Deflections in mm, row by row from the lower left; negative if the plate is pressed down. */
  w: number[];
}

export interface StressGrid {
  nx: number;
  ny: number;
  /** Stresses in MPa, row by row from the lower left. */
  v: readonly number[];
}

/** Null for a rigid plate, or a malformed field, which must not prevent the rest of the drawing. */
function gridOf(field: unknown, name: 'v' | 'w') {
  if (typeof field !== 'object' || field === null) return null;
  const { nx, ny, [name]: values } = field as Record<string, unknown>;
  if (typeof nx !== 'number' || typeof ny !== 'number' || nx < 2 || ny < 2) return null;
  if (!Array.isArray(values) || values.length !== nx * ny) return null;
  const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
  return values.every(isNumber) ? { nx, ny, values: values as number[] } : null;
}

export function deflectionGrid(plate: RunResult['plate']): DeflectionGrid | null {
  const grid = gridOf(plate?.deformation, 'w');
  return grid && { nx: grid.nx, ny: grid.ny, w: grid.values };
}

export function stressGrid(plate: RunResult['plate']): StressGrid | null {
  const grid = gridOf(plate?.stress, 'v');
  return grid && { nx: grid.nx, ny: grid.ny, v: grid.values };
}

/** Interpolates the stress; x and y range from 0 to 1 from the lower left. */
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
