/** Projected areas of concrete breakout bodies, written into the trail as an engineer measures them. */
import { EDGE_NAMES, type AnchorPoint, type ConcreteOutline, type EdgeName } from '../model/design';
import { edgeDistances, isRectangle, unionStrips } from '../geometry';
import type { Calculation } from '../trail';

/** Notes the distances of a group to the edges that exist (`c_X1` ...) and returns their names. */
export function noteEdgeDistances(
  calculation: Calculation,
  anchors: readonly AnchorPoint[],
  outline: ConcreteOutline,
): EdgeName[] {
  const distances = edgeDistances(anchors, outline);
  const existing = EDGE_NAMES.filter((name) => Number.isFinite(distances[name]));
  for (const name of existing) calculation.given(`c_${name}`, distances[name], 'mm', 'layout');
  return existing;
}

/** Smallest edge distance `c` of a group, or null without edges. Call after `noteEdgeDistances`. */
export function smallestDistance(
  calculation: Calculation,
  existing: readonly EdgeName[],
  clause: string,
): number | null {
  if (existing.length === 0) return null;
  const names = existing.map((name) => `c_${name}`);
  return calculation.step('c', names.length === 1 ? names[0] : `min(${names.join(', ')})`, 'mm', clause);
}

/**
 * A_c_N: union of squares of side `side` (a symbol that is known already) round the anchors, cut at the edges, mm².
 * Call after `noteEdgeDistances`.
 */
export function coneArea(
  calculation: Calculation,
  anchors: readonly AnchorPoint[],
  outline: ConcreteOutline,
  existing: readonly EdgeName[],
  side: string,
  clause: string,
): number {
  const strips = unionStrips(anchors, calculation.value(side), outline);
  if (!isRectangle(strips)) {
    strips.forEach(({ width, length }, index) => {
      calculation.given(`b_${index + 1}`, width, 'mm', 'layout');
      calculation.given(`l_${index + 1}`, length, 'mm', 'layout');
    });
    const sum = strips.map((_, index) => `b_${index + 1} * l_${index + 1}`).join(' + ');
    return calculation.step('A_c_N', sum || '0', 'mm2', clause);
  }
  const reach = (name: EdgeName) =>
    existing.includes(name) ? `min(c_${name}, 0.5 * ${side})` : `0.5 * ${side}`;
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values);
  calculation.given('s_x', extent(anchors.map(({ x }) => x)), 'mm', 'layout');
  calculation.given('s_y', extent(anchors.map(({ y }) => y)), 'mm', 'layout');
  calculation.step('b_x', `${reach('X2')} + s_x + ${reach('X1')}`, 'mm', clause);
  calculation.step('b_y', `${reach('Y2')} + s_y + ${reach('Y1')}`, 'mm', clause);
  return calculation.step('A_c_N', 'b_x * b_y', 'mm2', clause);
}
