/** Reads the grid of an elastic plate's deflections from the plate results of a response or stored result. */
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
