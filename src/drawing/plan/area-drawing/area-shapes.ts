/** Elements of a sketch: the concrete around the area, the area itself, the anchors and their numbers. */
import type { Place } from '@/drawing/plan/breakout-body';
import { boxWithSides, type Box, type ConcreteBox } from '@/drawing/plan/concrete-box';
import type { Point3 } from '@/drawing/plan/convex-bodies';
import { distanceTo, segmentsOf, textBox, touch, type Rectangle } from '@/drawing/plan/labels';
import { area, text, type Point, type Shape, type Text } from '@/drawing/plan/shapes';
import type { ConcreteOutline } from '@/engineering';
import { EDGES, forEachEdge, outermost } from '@/quantities/edges';

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

/** Returns the limits of the concrete around an area: each edge if it is close, else a fixed distance. */
export function sidesAround(
  { left, right, bottom, top }: Box,
  edges: ConcreteOutline,
  reach: number,
): ConcreteBox {
  const corners = [left, right].flatMap((x) => [bottom, top].map((y) => ({ x, y })));
  return boxWithSides(
    forEachEdge((name) => {
      const end = outermost(corners, name);
      const { sign } = EDGES[name];
      const cut = sign * (edges[name] - end) > BEYOND.edge * reach;
      return { at: cut ? end + sign * BEYOND.open * reach : edges[name], cut };
    }),
  );
}

export const areaShapes = (outlines: readonly (readonly Point[])[]): Shape[] =>
  outlines.map((outline) => area('failure', outline));

const RADIUS = 0.36;

/** Draws the anchors inside the box: checked anchors as filled circles, other anchors as outlines. */
export function anchorShapes(
  anchors: readonly Place[],
  checked: readonly number[],
  { left, right, bottom, top }: Box,
  size: number,
) {
  const radius = RADIUS * size;
  const shown = anchors.filter(({ x, y }) => x >= left && x <= right && y >= bottom && y <= top);
  return {
    shapes: shown.map(({ no, x, y }): Shape => ({
      kind: 'circle',
      style: checked.includes(no) ? 'anchor' : 'slot',
      at: [x, y],
      radius,
    })),
    shown,
    taken: shown.map(({ x, y }) => ({ x, y, width: 2 * radius, height: 2 * radius })),
  };
}

/** Offsets from the anchor, in text heights: the first free one is used, if possible off all lines. */
const PLACES: readonly Point[] = [
  [0.85, 0.85],
  [0.85, -0.85],
  [-0.85, 0.85],
  [-0.85, -0.85],
  [1, 0],
  [-1, 0],
  [0, 1.1],
  [0, -1.1],
];

/** Minimum distance from a line to the centre of a number, in text heights; a closer line would cross it. */
const CLEAR = 0.5;

const isWithin = ({ x, y, width, height }: Rectangle, { left, right, bottom, top }: Box): boolean =>
  x - width / 2 >= left && x + width / 2 <= right && y - height / 2 >= bottom && y + height / 2 <= top;

interface Room {
  box: Box;
  taken: readonly Rectangle[];
  /** Shapes already drawn in the sketch. */
  content: readonly Shape[];
  size: number;
}

/** Returns the numbers of the checked anchors; a number without a free place would mislead and is omitted. */
export function anchorNumbers(
  shown: readonly Place[],
  checked: readonly number[],
  { box, taken, content, size }: Room,
): Text[] {
  const lines = segmentsOf(content.filter(({ kind }) => kind === 'line'));
  const isClear = ({ at }: Text) => lines.every((line) => distanceTo(at, line) >= CLEAR * size);
  const placed: Rectangle[] = [...taken];
  const distance = (a: Place, [x, y]: Point) => Math.hypot(a.x - x, a.y - y);
  return shown.flatMap((anchor): Text[] => {
    if (!checked.includes(anchor.no)) return [];
    const texts = PLACES.map(([right, up]): Text =>
      text('anchor', [anchor.x + right * size, anchor.y + up * size], String(anchor.no)),
    );
    const free = texts.filter((one) => {
      const own = textBox(one, size);
      const isNearest = shown.every((other) => distance(other, one.at) >= distance(anchor, one.at));
      return isNearest && isWithin(own, box) && !placed.some((other) => touch(own, other));
    });
    const number = free.find(isClear) ?? free.at(0);
    if (!number) return [];
    placed.push(textBox(number, size));
    return [number];
  });
}
