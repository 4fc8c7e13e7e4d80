/**
 * Clearance hole in the plate, as defined in the requirements documents: for a diameter below 10 mm, the hole
 * is 1 mm larger than the diameter; below 24 mm, 2 mm larger; otherwise, 3 mm larger.
 */
import { familyOf } from '@/design/records/anchor-make';
import { threadOf } from '@/quantities/plausible/anchor-quantity';

function holeFor(diameter: number): number {
  if (diameter < 10) return diameter + 1;
  return diameter < 24 ? diameter + 2 : diameter + 3;
}

/**
 * Returns the hole diameter in mm. For an undercut or bolt anchor, the part in the plate is the threaded rod,
 * whose size is in the name; for a sleeve anchor, it is the sleeve of diameter `d_nom`. A bolt anchor thicker
 * than its thread, and an anchor without a size in its name, count as sleeve anchors.
 */
export function clearanceHole(name: string, d_nom: number): number {
  const thread = threadOf(name);
  const family = familyOf(name);
  // The sleeve of an undercut anchor ends below the plate.
  const isSleeve = family === 'sleeve' || (family === 'expansion' && d_nom > thread);
  const diameter = thread === 0 || isSleeve ? d_nom : thread;
  return diameter > 0 ? holeFor(diameter) : 0;
}
