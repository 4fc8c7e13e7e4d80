/**
 * Edge towards which the concrete breaks out: axes for the sketches, and dimensions showing the edge
 * distance.
 */
import { named, type Stretch } from '@/drawing/plan/area-sketch/frame';
import type { EdgeBreakout, Place, Surroundings } from '@/drawing/plan/breakout';
import type { Point3, Segment } from '@/drawing/plan/convex';
import type { Point } from '@/drawing/plan/shapes';
import { EDGES, EDGES_ACROSS, forEachEdge, type EdgeName } from '@/quantities/edges';

/** Lengths that differ by less than this, in mm, are treated as equal. */
export const NEAR = 0.05;

/**
 * Axis parallel to an edge, as seen by a viewer who looks at the edge from outside, and the two adjacent
 * edges.
 */
export interface Along {
  axis: 0 | 1;
  /** 1 if the axis points to the viewer's right, -1 if it points to the left. */
  sign: 1 | -1;
  low: EdgeName;
  high: EdgeName;
}

export const ALONG: Readonly<Record<EdgeName, Along>> = forEachEdge((name) => {
  const { axis, sign: outwards } = EDGES[name];
  const along = axis === 'x' ? 'y' : 'x';
  const sign = axis === 'x' ? outwards : outwards === 1 ? -1 : 1;
  const [low, high] = sign === 1 ? EDGES_ACROSS[along] : EDGES_ACROSS[along].toReversed();
  return { axis: along === 'x' ? 0 : 1, sign, low, high };
});

const distanceTo = (edge: EdgeName, { edges }: Surroundings, { x, y }: Place): number =>
  Math.abs(edges[edge] - (ALONG[edge].axis === 0 ? y : x));

export const checkedAnchors = ({ anchors: checked }: EdgeBreakout, { anchors }: Surroundings): Place[] =>
  anchors.filter(({ no }) => checked.includes(no));

/** Returns the edge distance used in the check, with a different symbol if it is a reduced distance. */
export function usedDistance(breakout: EdgeBreakout, around: Surroundings) {
  const isTrue = checkedAnchors(breakout, around).some(
    (anchor) => Math.abs(distanceTo(breakout.edge, around, anchor) - breakout.c1) < NEAR,
  );
  return { symbol: isTrue ? 'c_1' : 'c_1_used', value: breakout.c1 };
}

export function distanceChains(breakout: EdgeBreakout, around: Surroundings): Stretch[][] {
  const used = usedDistance(breakout, around);
  const anchors = checkedAnchors(breakout, around);
  const distances = anchors.map((anchor) => distanceTo(breakout.edge, around, anchor));
  const isLow = breakout.edge.endsWith('2');
  const line = around.edges[breakout.edge];
  const chain = (symbol: string, length: number): Stretch[] => {
    const inner = isLow ? line + length : line - length;
    return [{ from: Math.min(line, inner), to: Math.max(line, inner), texts: named(symbol, length) }];
  };
  const own = chain(used.symbol, used.value);
  return used.symbol === 'c_1' ? [own] : [own, chain('c_1', Math.min(...distances))];
}

export const segmentsOf = (segments: readonly Segment[], point: (place: Point3) => Point): [Point, Point][] =>
  segments.map(([a, b]) => [point(a), point(b)]);
