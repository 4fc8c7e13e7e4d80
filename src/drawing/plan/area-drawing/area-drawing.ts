/** Draws the projected area of a check with the lengths of its formula; an edge in elevation and in plan. */
import {
  anchorNumbers,
  anchorShapes,
  areaShapes,
  boundsOf,
  flatPoint,
  sidesAround,
} from '@/drawing/plan/area-drawing/area-shapes';
import { coneDrawing } from '@/drawing/plan/area-drawing/cone-drawing';
import {
  framed,
  named,
  namedInterval,
  withNamedEnds,
  NEAR,
  sizeIn,
  intervalsOf,
  type AreaDrawing,
  type Chains,
  type DrawingSizes,
  type DrawingSize,
  type Interval,
} from '@/drawing/plan/area-drawing/drawing-frame';
import {
  breakoutShape,
  type Breakout,
  type BreakoutShape,
  type EdgeBreakout,
  type Place,
  type Surroundings,
} from '@/drawing/plan/breakout-body';
import type { Box, ConcreteBox } from '@/drawing/plan/concrete-box';
import type { Point3, Segment } from '@/drawing/plan/convex-bodies';
import { concreteShapes } from '@/drawing/plan/plan';
import { line, type Point, type Shape } from '@/drawing/plan/shapes';
import type { ConcreteOutline } from '@/engineering';
import { EDGES, EDGES_ACROSS, forEachEdge, type EdgeName } from '@/quantities/edges';

/** Axis parallel to an edge, as seen by a viewer in front of the edge, and the two adjacent edges. */
interface Along {
  axis: 0 | 1;
  /** 1 if the axis points to the viewer's right, -1 if it points to the left. */
  sign: 1 | -1;
  low: EdgeName;
  high: EdgeName;
}

const ALONG: Readonly<Record<EdgeName, Along>> = forEachEdge((name) => {
  const { axis, sign: outwards } = EDGES[name];
  const along = axis === 'x' ? 'y' : 'x';
  const sign = axis === 'x' ? outwards : outwards === 1 ? -1 : 1;
  const [low, high] = sign === 1 ? EDGES_ACROSS[along] : EDGES_ACROSS[along].toReversed();
  return { axis: along === 'x' ? 0 : 1, sign, low, high };
});

const distanceTo = (edge: EdgeName, { edges }: Surroundings, { x, y }: Place): number =>
  Math.abs(edges[edge] - (ALONG[edge].axis === 0 ? y : x));

const checkedAnchors = ({ anchors: checked }: EdgeBreakout, { anchors }: Surroundings): Place[] =>
  anchors.filter(({ no }) => checked.includes(no));

/** Returns the edge distance used in the check, with a different symbol if it is a reduced distance. */
function usedDistance(breakout: EdgeBreakout, around: Surroundings) {
  const isTrue = checkedAnchors(breakout, around).some(
    (anchor) => Math.abs(distanceTo(breakout.edge, around, anchor) - breakout.c1) < NEAR,
  );
  return { symbol: isTrue ? 'c_1' : 'c_1_used', value: breakout.c1 };
}

function distanceChains(breakout: EdgeBreakout, around: Surroundings): Interval[][] {
  const used = usedDistance(breakout, around);
  const anchors = checkedAnchors(breakout, around);
  const distances = anchors.map((anchor) => distanceTo(breakout.edge, around, anchor));
  const isLow = breakout.edge.endsWith('2');
  const line = around.edges[breakout.edge];
  const chain = (symbol: string, length: number): Interval[] => {
    const inner = isLow ? line + length : line - length;
    return [{ from: Math.min(line, inner), to: Math.max(line, inner), texts: named(symbol, length) }];
  };
  const own = chain(used.symbol, used.value);
  return used.symbol === 'c_1' ? [own] : [own, chain('c_1', Math.min(...distances))];
}

const segmentsOf = (segments: readonly Segment[], point: (place: Point3) => Point): [Point, Point][] =>
  segments.map(([a, b]) => [point(a), point(b)]);

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
    return withNamedEnds(intervalsOf([from, ...own, to]), (end, isLow, length) =>
      endName(end, isLow ? 'X2' : 'X1', length),
    );
  });
  // The calculation numbers the lengths in the direction of the plate's axis, which may point to the left in
  // this view.
  const numberOf = (i: number) => (along.sign > 0 ? i + 1 : parts.length - i);
  const wholes = parts.map(({ from, to }, i) =>
    namedInterval(parts.length === 1 ? 'l_c_V' : `l_${numberOf(i)}`, from, to),
  );
  const depth = bounds.top - bounds.bottom;
  const symbol = Math.abs(depth - reach) < NEAR ? `${SPREAD} ${c_1.symbol}` : 'h';
  return {
    below: [stretches, wholes],
    left: [[namedInterval(symbol, bounds.bottom, bounds.top)]],
  };
}

interface DrawingParts {
  anchors: readonly Place[];
  checked: readonly number[];
  areas: readonly (readonly Point[])[];
  lines: readonly Shape[];
  sides: ConcreteBox;
  chains: Chains;
}

function drawingOf(view: 'face' | 'plan', parts: DrawingParts, room: DrawingSize): AreaDrawing {
  const { anchors, checked, areas, lines, sides, chains } = parts;
  const size = sizeIn(room, sides, chains);
  const { shapes, shown, taken } = anchorShapes(anchors, checked, sides, size);
  const content = [...concreteShapes(sides), ...areaShapes(areas), ...lines, ...shapes];
  const numbers = anchorNumbers(shown, checked, { box: sides, taken, content, size });
  return { view, ...framed([...content, ...numbers], sides, chains, size) };
}

/** Sketch of A_c,V in elevation: the face of the edge seen from outside. */
function edgeFace(
  breakout: EdgeBreakout,
  around: Surroundings,
  shape: BreakoutShape,
  room: DrawingSize,
): AreaDrawing {
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
  const lines = [
    ...segmentsOf(shape.overlaps, point).map((part) => line('failure', ...part)),
    ...segmentsOf(shape.outline, point).map((part) => line('border', ...part)),
  ];
  return drawingOf('face', { anchors: own, checked: breakout.anchors, areas, lines, sides, chains }, room);
}

const isOnSurface = (point: Point3): boolean => point[2] > -1e-6;

function edgePlan(
  breakout: EdgeBreakout,
  around: Surroundings,
  shape: BreakoutShape,
  room: DrawingSize,
): AreaDrawing {
  const { axis } = ALONG[breakout.edge];
  const areas = shape.faces
    .filter(({ kind, corners }) => kind === 'surface' && corners.every(isOnSurface))
    .map(({ corners }) => corners.map(flatPoint));
  const places = checkedAnchors(breakout, around).map(({ x, y }): Point => [x, y]);
  const sides = sidesAround(boundsOf([...areas, places]), around.edges, breakout.c1);
  const distances = distanceChains(breakout, around);
  const chains: Chains = axis === 1 ? { below: distances, left: [] } : { below: [], left: distances };
  const borders = [...shape.outline, ...shape.ridges].filter((ends) => ends.every(isOnSurface));
  const lines = segmentsOf(borders, flatPoint).map((part) => line('border', ...part));
  const { anchors } = around;
  return drawingOf('plan', { anchors, checked: breakout.anchors, areas, lines, sides, chains }, room);
}

export function areaDrawings(breakout: Breakout, around: Surroundings, rooms: DrawingSizes): AreaDrawing[] {
  if (breakout.kind === 'cone') return [coneDrawing(breakout, around, rooms)];
  const shape = breakoutShape(breakout, around);
  if (!shape.faces.some(({ kind }) => kind === 'area')) return [];
  return [edgeFace(breakout, around, shape, rooms.face), edgePlan(breakout, around, shape, rooms.plan)];
}
