/**
 * Sorts many load cases of an elastic plate so that similar load directions follow each other: each solution
 * can then start from the contact area of the previous case. Every result is assigned to its own case,
 * whatever the order.
 */
import type { Design } from '@/design/model/design-state';
import { designLoadValues } from '@/design/requests/factored-loads';

/** Number of cells along a side of the square into which the sphere of directions is unfolded. */
const CELLS = 256;
/** Number of cases at the start, evenly distributed over the directions. */
const FIRST = 64;
/** Minimum number of cases for which the order saves time. */
const FEWEST = 4 * FIRST;

/**
 * Returns the position of a cell along a Hilbert curve over CELLS x CELLS cells: adjacent positions belong
 * to adjacent cells.
 */
function alongCurve(x: number, y: number): number {
  let [i, j] = [x, y];
  let position = 0;
  for (let half = CELLS / 2; half >= 1; half /= 2) {
    const right = (i & half) > 0 ? 1 : 0;
    const upper = (j & half) > 0 ? 1 : 0;
    position += half * half * ((3 * right) ^ upper);
    if (upper === 1) continue;
    if (right === 1) [i, j] = [CELLS - 1 - i, CELLS - 1 - j];
    [i, j] = [j, i];
  }
  return position;
}

/**
 * Returns the position of a load direction on the curve. The octahedron of directions is unfolded into a
 * square, as in an octahedral map.
 */
function positionOf({ loads, plate }: Pick<Design, 'loads' | 'plate'>): number {
  const { Nz, Mx, My } = designLoadValues({ loads });
  // All in kN: moments are divided by half the plate's side length, so that forces and moments with similar
  // effects have similar values.
  const [a, b, c] = [(2000 * Mx) / plate.width, (2000 * My) / plate.length, Nz];
  const size = Math.abs(a) + Math.abs(b) + Math.abs(c);
  if (size === 0) return 0;
  const [u, v] = [a / size, b / size];
  const folded = (one: number, other: number) => (1 - Math.abs(other)) * (one < 0 ? -1 : 1);
  const cell = (value: number) => Math.min(CELLS - 1, Math.floor(((value + 1) * CELLS) / 2));
  return c < 0 ? alongCurve(cell(folded(u, v)), cell(folded(v, u))) : alongCurve(cell(u), cell(v));
}

/** Returns the cases ordered by direction; a short list keeps its order. */
export function inOrderOfDirection<Case extends { design: Design }>(cases: readonly Case[]): readonly Case[] {
  if (cases.length < FEWEST) return cases;
  const sorted = cases
    .map((one) => ({ one, position: positionOf(one.design) }))
    .sort((a, b) => a.position - b.position)
    .map(({ one }) => one);
  const step = Math.floor(cases.length / FIRST);
  const isFirst = (index: number) => index % step === 0;
  return [...sorted.filter((_, index) => isFirst(index)), ...sorted.filter((_, index) => !isFirst(index))];
}
