/** Clearance hole in the plate by the documented rule: plus 1 below 10, plus 2 below 24, else plus 3 mm. */

function holeFor(diameter: number): number {
  if (diameter < 10) return diameter + 1;
  return diameter < 24 ? diameter + 2 : diameter + 3;
}

/** Anchors whose sleeve passes through the plate: the hole follows the sleeve, not the thread. */
const SLEEVE_IN_PLATE = /\bHSL\b|sleeve/i;
const THREAD = /\bM(\d+)\b/;

/** mm; from the thread size in the name, or from `d_nom` for sleeve anchors and names without a size. */
export function boreHole(name: string, d_nom: number): number {
  const thread = Number(THREAD.exec(name)?.[1] ?? 0);
  const diameter = thread > 0 && !SLEEVE_IN_PLATE.test(name.replace(/-\d/g, ' ')) ? thread : d_nom;
  return diameter > 0 ? holeFor(diameter) : 0;
}
