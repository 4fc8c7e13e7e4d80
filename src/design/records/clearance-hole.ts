/** Clearance hole in the plate by the documented rule: add 1 mm below 10, 2 mm below 24, otherwise 3 mm. */
import { familyOf } from '@/design/records/anchor-make';
import { threadOf } from '@/quantities/plausible/anchor-quantity';

function holeFor(diameter: number): number {
  if (diameter < 10) return diameter + 1;
  return diameter < 24 ? diameter + 2 : diameter + 3;
}

/**
 * Returns the hole diameter in mm. Undercut and bolt anchors pass through the plate with the thread, whose
 * size is in the name; a sleeve passes through with `d_nom`. An anchor thicker than its thread, or without a
 * size in its name, counts as a sleeve anchor.
 */
export function clearanceHole(name: string, d_nom: number): number {
  const thread = threadOf(name);
  const family = familyOf(name);
  // The sleeve of an undercut anchor ends below the plate.
  const isSleeve = family === 'sleeve' || (family === 'expansion' && d_nom > thread);
  const diameter = thread === 0 || isSleeve ? d_nom : thread;
  return diameter > 0 ? holeFor(diameter) : 0;
}
