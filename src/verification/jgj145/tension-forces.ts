/**
 * Axial forces in a group in closed form, JGJ145-2013, 5.2.2 and 5.2.3, for bending about one axis. Used
 * only for comparison: the checks use the forces from the plate solver. The closed form ignores the
 * compressed concrete beyond the outermost row.
 */

interface TensionForces {
  /** Tension in each anchor, kN, not negative. */
  forces: number[];
  /** Largest force N_Sd_h and sum N_Sd_g, kN. */
  N_Sd_h: number;
  N_Sd_g: number;
}

/**
 * Returns the anchor forces. `places` are the anchors' coordinates perpendicular to the axis of bending
 * (mm); N in kN, tension positive; M in kNmm. A positive M puts the anchors with larger coordinates in
 * tension.
 */
export function tensionForces(places: readonly number[], N: number, M: number): TensionForces {
  const n = places.length;
  const centre = places.reduce((sum, place) => sum + place, 0) / n;
  const y = places.map((place) => place - centre);
  const squares = y.reduce((sum, value) => sum + value * value, 0);
  const slope = squares > 0 ? M / squares : 0;
  const allPulled = y.map((value) => N / n + slope * value);
  if (Math.min(...allPulled) >= 0) return summary(allPulled);
  // Some anchors are in compression: distances are measured from the outermost row on that side; L is the
  // distance from the line of action of N to that row.
  const side = M >= 0 ? 1 : -1;
  const fromRow = y.map((value) => side * value - Math.min(...y.map((other) => side * other)));
  const L = -Math.min(...y.map((value) => side * value));
  const moment = N * L + Math.abs(M);
  const sum = fromRow.reduce((total, value) => total + value * value, 0);
  if (moment <= 0 || sum === 0) return summary(places.map(() => 0));
  return summary(fromRow.map((value) => (moment * value) / sum));
}

function summary(forces: number[]): TensionForces {
  return { forces, N_Sd_h: Math.max(0, ...forces), N_Sd_g: forces.reduce((sum, force) => sum + force, 0) };
}
