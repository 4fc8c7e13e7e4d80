/** Dimension chains in the plan: edge distances and spacings; sides of the plate and their edge distances. */
import type { ConcreteBox } from '@/drawing/plan/concrete-box';
import { numberBox, touch, type Rectangle } from '@/drawing/plan/labels';
import { formatLength, line, type Dimension, type Measure, type Point } from '@/drawing/plan/shapes';
import type { AnchorPoint, ConcreteOutline } from '@/engineering';
import { EDGES_ACROSS, type EdgeName } from '@/quantities/edges';

type Axis = 'x' | 'y';

/** Positions closer together than this, in mm, are treated as equal. */
const SAME = 0.1;

interface Stop {
  /** Actual coordinate (`at`), and coordinate in the drawing (`drawn`), mm. */
  at: number;
  drawn: number;
  /** Number of the anchor at this position; null for an edge. */
  anchor: number | null;
}

/** Returns the stops of a chain: edge, anchors, edge. Missing edges and repeated positions are omitted. */
export function stopsAlong(
  axis: Axis,
  anchors: readonly Pick<AnchorPoint, 'no' | Axis>[],
  edges: ConcreteOutline,
  [lowest, highest]: Point,
): Stop[] {
  const places = anchors
    .toSorted((a, b) => a[axis] - b[axis])
    .map((anchor): Stop => ({ at: anchor[axis], drawn: anchor[axis], anchor: anchor.no }))
    .filter(({ at }, index, all) => index === 0 || at - all[index - 1].at > SAME);
  const edge = (name: EdgeName, drawn: number): Stop[] =>
    Number.isFinite(edges[name]) ? [{ at: edges[name], drawn, anchor: null }] : [];
  const [low, high] = EDGES_ACROSS[axis];
  return [...edge(low, lowest), ...places, ...edge(high, highest)];
}

/** Returns the quantity that a length measures. `gap` is the number of the spacing, from 1. */
function measureOf(axis: Axis, from: Stop, to: Stop, gap: number): Measure {
  const [low, high] = EDGES_ACROSS[axis];
  if (from.anchor === null) return { of: 'edge', edge: low };
  if (to.anchor === null) return { of: 'edge', edge: high };
  return { of: 'spacing', axis, gap, anchor: to.anchor };
}

export function gapsOf(axis: Axis, stops: readonly Stop[]) {
  const first = stops.findIndex(({ anchor }) => anchor !== null);
  return stops.slice(1).map((to, index) => {
    const from = stops[index];
    // The drawn length is shorter than the actual length if the concrete is cut off.
    return { from, to, length: to.at - from.at, measure: measureOf(axis, from, to, index - first + 1) };
  });
}

/** Distance between a line and the centre of its label, in text heights. */
export const BESIDE = 0.75;

/** Returns a line with ticks, and the centre of its label: above the line, or to its left if upright. */
export function drawnLength(
  from: Point,
  to: Point,
  size: number,
): Pick<Dimension, 'lines' | 'at' | 'upright'> {
  const upright = from[0] === to[0];
  const tick = size * 0.32;
  const ticks = [from, to].map(([x, y]) => line('dimension', [x - tick, y - tick], [x + tick, y + tick]));
  return {
    lines: [line('dimension', from, to), ...ticks],
    at: upright
      ? [from[0] - size * BESIDE, (from[1] + to[1]) / 2]
      : [(from[0] + to[0]) / 2, from[1] + size * BESIDE],
    upright,
  };
}

/** Possible distances of a label from its line, text heights: next to it, on its other side, farther away. */
const ACROSS = [BESIDE, -BESIDE, 1.95, -1.95, 3.15] as const;

/** Moves a label that would overlap an earlier one to the first free position across its line, if any. */
function figuresApart(dimensions: readonly Dimension[], size: number): Dimension[] {
  const taken: Rectangle[] = [];
  return dimensions.map((one) => {
    const [first] = one.lines;
    const [x, y] = [(first.from[0] + first.to[0]) / 2, (first.from[1] + first.to[1]) / 2];
    const places = ACROSS.map((across): Point =>
      one.upright ? [x - across * size, y] : [x, y + across * size],
    );
    const boxAt = (at: Point) =>
      numberBox({ at, upright: one.upright, text: formatLength(one.length) }, size);
    const at = places.find((place) => !taken.some((other) => touch(boxAt(place), other))) ?? one.at;
    taken.push(boxAt(at));
    return { ...one, at };
  });
}

type DimensionLine = Pick<Dimension, 'length' | 'measure'> & { from: Point; to: Point };

const dimension = ({ from, to, ...line }: DimensionLine, size: number): Dimension => ({
  kind: 'dimension',
  style: 'dimension',
  ...line,
  ...drawnLength(from, to, size),
});

/** Distances of the chains from the concrete, in text heights. */
export const ROWS = { anchors: 1.6, length: 1, width: 1.9 } as const;

interface DimensionParts {
  plate: { length: number; width: number };
  anchors: readonly AnchorPoint[];
  edges: ConcreteOutline;
  box: ConcreteBox;
  /** Text height, mm. */
  size: number;
}

export function dimensionsOf({ plate, anchors, edges, box, size }: DimensionParts): Dimension[] {
  const chain = (axis: Axis, ends: Point, point: (place: number) => Point): Dimension[] =>
    gapsOf(axis, stopsAlong(axis, anchors, edges, ends)).map(({ from, to, length, measure }) =>
      dimension({ from: point(from.drawn), to: point(to.drawn), length, measure }, size),
    );
  const below = box.bottom - ROWS.anchors * size;
  const beside = box.left - ROWS.anchors * size;
  const above = box.top + ROWS.length * size;
  const right = box.right + ROWS.width * size;
  const [halfX, halfY] = [plate.length / 2, plate.width / 2];
  const whole = (side: 'length' | 'width', from: Point, to: Point) =>
    dimension({ from, to, length: plate[side], measure: { of: 'plate', side } }, size);
  /** Returns the dimension from the side of the plate to the concrete edge beyond it. */
  const gap = (edge: EdgeName, from: Point, to: Point, length: number): Dimension[] =>
    Number.isFinite(edges[edge]) && length > SAME
      ? [dimension({ from, to, length, measure: null }, size)]
      : [];
  return figuresApart(
    [
      ...chain('x', [box.left, box.right], (x) => [x, below]),
      ...chain('y', [box.bottom, box.top], (y) => [beside, y]),
      whole('length', [-halfX, above], [halfX, above]),
      ...gap('X2', [box.left, above], [-halfX, above], -halfX - edges.X2),
      ...gap('X1', [halfX, above], [box.right, above], edges.X1 - halfX),
      whole('width', [right, -halfY], [right, halfY]),
      ...gap('Y2', [right, box.bottom], [right, -halfY], -halfY - edges.Y2),
      ...gap('Y1', [right, halfY], [right, box.top], edges.Y1 - halfY),
    ],
    size,
  );
}
