/** Sketch of A_c,V in elevation: the face of the edge seen from outside. */
import { anchorNumbers } from '@/drawing/plan/area-sketch/anchor-numbers';
import { ALONG, NEAR, segmentsOf, usedDistance, type Along } from '@/drawing/plan/area-sketch/edge-distance';
import {
  framed,
  line,
  named,
  sizeIn,
  stretchesOf,
  type AreaSketch,
  type Chains,
  type SketchSize,
  type Stretch,
} from '@/drawing/plan/area-sketch/frame';
import {
  anchorShapes,
  areaShapes,
  boundsOf,
  concreteShapes,
  sidesAround,
} from '@/drawing/plan/area-sketch/parts';
import type { BreakoutShape, EdgeBreakout, Surroundings } from '@/drawing/plan/breakout';
import type { Box } from '@/drawing/plan/concrete-box';
import type { Point3 } from '@/drawing/plan/convex';
import type { Point, Shape } from '@/drawing/plan/shapes';
import type { ConcreteOutline } from '@/engineering';
import type { EdgeName } from '@/quantities/edges';

/** Spread of the breakout body along the edge and downwards, as a multiple of the edge distance. */
const SPREAD = 1.5;
/** Symbols for the distances from the outer anchors to the adjacent edges. */
const SIDE_SYMBOLS: Readonly<Record<EdgeName, string>> = {
  X1: 'c_2_b',
  X2: 'c_2_a',
  Y1: 'c_2_b',
  Y2: 'c_2_a',
};

/** Returns the member's side edges, surface and underside in the coordinates of the elevation. */
function faceEdges({ edges, h }: Surroundings, { sign, low, high }: Along): ConcreteOutline {
  return { X2: sign * edges[low], X1: sign * edges[high], Y1: 0, Y2: -h };
}

/** Returns the separate intervals along the edge that are covered by the area. */
function covered(areas: readonly (readonly Point[])[]): { from: number; to: number }[] {
  const parts = areas
    .map((outline) => boundsOf([outline]))
    .map(({ left, right }) => ({ from: left, to: right }))
    .sort((a, b) => a.from - b.from);
  const joined: { from: number; to: number }[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && part.from <= last.to + NEAR) last.to = Math.max(last.to, part.to);
    else joined.push({ ...part });
  }
  return joined;
}

interface FaceParts {
  bounds: Box;
  areas: readonly (readonly Point[])[];
  places: readonly number[];
  edges: ConcreteOutline;
  along: Along;
  c_1: { symbol: string; value: number };
}

function faceChains({ bounds, areas, places, edges, along, c_1 }: FaceParts): Chains {
  const reach = SPREAD * c_1.value;
  const endName = (end: number, edge: 'X1' | 'X2', length: number) => {
    if (Math.abs(end - edges[edge]) < NEAR) return SIDE_SYMBOLS[edge === 'X1' ? along.high : along.low];
    return Math.abs(length - reach) < NEAR ? `${SPREAD} ${c_1.symbol}` : null;
  };
  const parts = covered(areas);
  const stretches = parts.flatMap(({ from, to }) => {
    const own = places.filter((place) => place > from - NEAR && place < to + NEAR);
    return stretchesOf([from, ...own, to]).map((stretch, i, all): Stretch => {
      const length = stretch.to - stretch.from;
      const name =
        i === 0 ? endName(from, 'X2', length) : i === all.length - 1 ? endName(to, 'X1', length) : null;
      return name === null ? stretch : { ...stretch, texts: named(name, length) };
    });
  });
  // The calculation numbers the lengths in the direction of the plate's axis, which may point to the left in
  // this view.
  const numberOf = (i: number) => (along.sign > 0 ? i + 1 : parts.length - i);
  const wholes = parts.map(({ from, to }, i) => ({
    from,
    to,
    texts: named(parts.length === 1 ? 'l_c_V' : `l_${numberOf(i)}`, to - from),
  }));
  const depth = bounds.top - bounds.bottom;
  const symbol = Math.abs(depth - reach) < NEAR ? `${SPREAD} ${c_1.symbol}` : 'h';
  return {
    below: [stretches, wholes],
    left: [[{ from: bounds.bottom, to: bounds.top, texts: named(symbol, depth) }]],
  };
}

export function edgeFace(
  breakout: EdgeBreakout,
  around: Surroundings,
  shape: BreakoutShape,
  room: SketchSize,
): AreaSketch {
  const along = ALONG[breakout.edge];
  const point = (place: Point3): Point => [along.sign * place[along.axis], place[2]];
  const areas = shape.faces.filter(({ kind }) => kind === 'area').map(({ corners }) => corners.map(point));
  const bounds = boundsOf(areas);
  const edges = faceEdges(around, along);
  const sides = sidesAround(bounds, edges, breakout.c1);
  const onSurface = around.anchors.map(({ no, x, y }) => ({
    no,
    x: along.sign * (along.axis === 0 ? x : y),
    y: 0,
  }));
  const own = onSurface.filter(({ no }) => breakout.anchors.includes(no));
  const places = own.map(({ x }) => x);
  const c_1 = usedDistance(breakout, around);
  const chains = faceChains({ bounds, areas, places, edges, along, c_1 });
  const size = sizeIn(room, sides.box, chains);
  const drawn = anchorShapes(own, breakout.anchors, sides.box, size);
  const content: Shape[] = [
    ...concreteShapes(sides),
    ...areaShapes(areas),
    ...segmentsOf(shape.overlaps, point).map((part) => line('failure', ...part)),
    ...segmentsOf(shape.outline, point).map((part) => line('border', ...part)),
    ...drawn.shapes,
  ];
  const { shown, taken } = drawn;
  const numbers = anchorNumbers(shown, breakout.anchors, { box: sides.box, taken, content, size });
  return { view: 'face', ...framed([...content, ...numbers], sides.box, chains, size) };
}
