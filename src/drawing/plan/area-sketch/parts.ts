/** Elements of a sketch: the concrete around the area, the area itself, and the anchors. */
import { line } from '@/drawing/plan/area-sketch/frame';
import type { Place } from '@/drawing/plan/breakout';
import type { Box, ConcreteBox } from '@/drawing/plan/concrete-box';
import type { Point3 } from '@/drawing/plan/convex';
import type { Rectangle } from '@/drawing/plan/label-places';
import { rectangle, type Point, type Shape } from '@/drawing/plan/shapes';
import type { ConcreteOutline } from '@/engineering';
import { boxBetween, EDGES, EDGES_AROUND, forEachEdge, outermost } from '@/quantities/edges';

export const flatPoint = ([x, y]: Point3): Point => [x, y];

export function boundsOf(outlines: readonly (readonly Point[])[]): Box {
  const points = outlines.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}

/**
 * `open`: width of concrete shown beyond the area on a side without an edge; `edge`: distance up to which an
 * edge is shown; both are multiples of the reach of the breakout body.
 */
const BEYOND = { open: 0.3, edge: 0.8 };

export interface Sides {
  box: Box;
  cut: ConcreteBox['cut'];
}

/**
 * Returns the limits of the concrete shown around an area: on each side the edge if it is close, otherwise a
 * line at a fixed distance.
 */
export function sidesAround({ left, right, bottom, top }: Box, edges: ConcreteOutline, reach: number): Sides {
  const corners = [left, right].flatMap((x) => [bottom, top].map((y) => ({ x, y })));
  const sides = forEachEdge((name) => {
    const end = outermost(corners, name);
    const { sign } = EDGES[name];
    const cut = sign * (edges[name] - end) > BEYOND.edge * reach;
    return { at: cut ? end + sign * BEYOND.open * reach : edges[name], cut };
  });
  return {
    box: boxBetween(forEachEdge((name) => sides[name].at)),
    cut: forEachEdge((name) => sides[name].cut),
  };
}

export function concreteShapes({ box: { left, right, bottom, top }, cut }: Sides): Shape[] {
  const corners = rectangle(left, bottom, right, top);
  return [
    { kind: 'area', style: 'concrete', outlines: [corners] },
    ...EDGES_AROUND.map((name, i) => line(cut[name] ? 'open' : 'edge', corners[i], corners[(i + 1) % 4])),
  ];
}

export const areaShapes = (outlines: readonly (readonly Point[])[]): Shape[] =>
  outlines.map((outline) => ({ kind: 'area', style: 'failure', outlines: [outline] }));

const RADIUS = 0.36;

interface DrawnAnchors {
  shapes: Shape[];
  shown: readonly Place[];
  taken: Rectangle[];
}

/** Draws the anchors inside the box: checked anchors as filled circles, other anchors as outlines. */
export function anchorShapes(
  anchors: readonly Place[],
  checked: readonly number[],
  { left, right, bottom, top }: Box,
  size: number,
): DrawnAnchors {
  const radius = RADIUS * size;
  const shown = anchors.filter(({ x, y }) => x >= left && x <= right && y >= bottom && y <= top);
  return {
    shapes: shown.map(({ no, x, y }) => ({
      kind: 'circle',
      style: checked.includes(no) ? 'anchor' : 'slot',
      at: [x, y],
      radius,
    })),
    shown,
    taken: shown.map(({ x, y }) => ({ x, y, width: 2 * radius, height: 2 * radius })),
  };
}
