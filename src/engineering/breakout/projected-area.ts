/**
 * Edge distances and projected area A_c,N of a group of anchors. The calculation trail expresses the area in
 * terms of lengths that an engineer would measure.
 */
import { edgeDistances, isRectangle, unionStrips } from '@/engineering/geometry';
import type { AnchorPoint, ConcreteOutline } from '@/engineering/model/design';
import { formula, type Calculation } from '@/engineering/trail';
import { EDGE_NAMES, EDGES_ACROSS, forEachEdge, type EdgeName } from '@/quantities/edges';

/** Symbols for the distances from a group to the edges. */
const DISTANCE = forEachEdge((name) => `c_${name}`);

/** Returns the expression for the smallest of the distances to the given edges. */
function smallestOf(edges: readonly EdgeName[]): string {
  const [a, b, c, d] = edges.map((name) => DISTANCE[name]);
  if (edges.length === 1) return a;
  if (edges.length === 2) return formula`min(${a}, ${b})`;
  return edges.length === 3 ? formula`min(${a}, ${b}, ${c})` : formula`min(${a}, ${b}, ${c}, ${d})`;
}

/**
 * Returns the expression for the distance from the outermost anchors to the side of the squares around them,
 * or to the concrete edge if that is closer.
 */
const reach = (existing: readonly EdgeName[], edge: EdgeName, side: string): string =>
  existing.includes(edge) ? formula`min(${DISTANCE[edge]}, 0.5 * ${side})` : formula`0.5 * ${side}`;

/**
 * Records the distances (`c_X1` ...) from a group to the edges that exist, and returns the names of these
 * edges.
 */
export function noteEdgeDistances(
  calculation: Calculation,
  anchors: readonly AnchorPoint[],
  outline: ConcreteOutline,
): EdgeName[] {
  const distances = edgeDistances(anchors, outline);
  const existing = EDGE_NAMES.filter((name) => Number.isFinite(distances[name]));
  for (const name of existing) calculation.given(DISTANCE[name], distances[name], 'mm', 'layout');
  return existing;
}

/**
 * Computes the smallest edge distance `c` of a group, mm; null without edges. Call after
 * `noteEdgeDistances`.
 */
export function smallestDistance(
  calculation: Calculation,
  existing: readonly EdgeName[],
  clause: string,
): number | null {
  if (existing.length === 0) return null;
  return calculation.step('c', smallestOf(existing), 'mm', clause);
}

interface ConeEdges {
  outline: ConcreteOutline;
  existing: readonly EdgeName[];
  /** Symbol for the side length of the squares around the anchors. */
  side: string;
  clause: string;
}

/**
 * Computes A_c_N in mm²: the union of squares around the anchors, cut off at the edges. `side` is the symbol
 * for the side length of the squares and must have a value. Call after `noteEdgeDistances`.
 */
export function coneArea(
  calculation: Calculation,
  anchors: readonly AnchorPoint[],
  { outline, existing, side, clause }: ConeEdges,
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
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values);
  calculation.given('s_x', extent(anchors.map(({ x }) => x)), 'mm', 'layout');
  calculation.given('s_y', extent(anchors.map(({ y }) => y)), 'mm', 'layout');
  for (const axis of ['x', 'y'] as const) {
    const [low, high] = EDGES_ACROSS[axis].map((edge) => reach(existing, edge, side));
    calculation.step(`b_${axis}`, formula`${low} + s_${axis} + ${high}`, 'mm', clause);
  }
  return calculation.step('A_c_N', 'b_x * b_y', 'mm2', clause);
}
