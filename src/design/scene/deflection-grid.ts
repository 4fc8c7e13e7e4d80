/**
 * The deflections of an elastic plate on their grid, as far as an answer or an old store holds them whole.
 */
import type { StoredResult } from '@/design/verdict/stored-result';

export interface DeflectionGrid {
  nx: number;
  ny: number;
  /** mm, row by row from the lower left; negative where the plate is pressed down. */
  w: number[];
}

/** Null for a rigid plate, and for a field of another shape: a broken one must not cost the whole picture. */
export function deflectionGrid(plate: StoredResult['plate']): DeflectionGrid | null {
  const field = plate?.deformation;
  if (typeof field !== 'object' || field === null) return null;
  const { nx, ny, w } = field as Record<string, unknown>;
  const numbers = Array.isArray(w) && w.every((value) => typeof value === 'number' && Number.isFinite(value));
  if (typeof nx !== 'number' || typeof ny !== 'number' || !numbers || w.length !== nx * ny) return null;
  return { nx, ny, w: w as number[] };
}
