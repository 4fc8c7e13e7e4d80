/**
 * Sketches the projected area for a check as a list of shapes with the lengths used in the formula; for
 * screen and report.
 */
import { anchorNumbers } from '@/drawing/plan/area-sketch/anchor-numbers';
import { coneSketch } from '@/drawing/plan/area-sketch/cone-sketch';
import { ALONG, checkedAnchors, distanceChains, segmentsOf } from '@/drawing/plan/area-sketch/edge-distance';
import { edgeFace } from '@/drawing/plan/area-sketch/edge-face';
import {
  type AreaSketch,
  type SketchRooms,
  framed,
  line,
  sizeIn,
  type Chains,
  type SketchSize,
} from '@/drawing/plan/area-sketch/frame';
import {
  anchorShapes,
  areaShapes,
  boundsOf,
  concreteShapes,
  flatPoint,
  sidesAround,
} from '@/drawing/plan/area-sketch/parts';
import {
  breakoutShape,
  type Breakout,
  type Surroundings,
  type BreakoutShape,
  type EdgeBreakout,
} from '@/drawing/plan/breakout';
import type { Point3 } from '@/drawing/plan/convex';
import type { Point, Shape } from '@/drawing/plan/shapes';

const isOnSurface = (point: Point3): boolean => point[2] > -1e-6;

function edgePlan(
  breakout: EdgeBreakout,
  around: Surroundings,
  shape: BreakoutShape,
  room: SketchSize,
): AreaSketch {
  const { axis } = ALONG[breakout.edge];
  const areas = shape.faces
    .filter(({ kind, corners }) => kind === 'surface' && corners.every(isOnSurface))
    .map(({ corners }) => corners.map(flatPoint));
  const places = checkedAnchors(breakout, around).map(({ x, y }): Point => [x, y]);
  const sides = sidesAround(boundsOf([...areas, places]), around.edges, breakout.c1);
  const distances = distanceChains(breakout, around);
  const chains: Chains = axis === 1 ? { below: distances, left: [] } : { below: [], left: distances };
  const size = sizeIn(room, sides.box, chains);
  const drawn = anchorShapes(around.anchors, breakout.anchors, sides.box, size);
  const borders = [...shape.outline, ...shape.ridges].filter((ends) => ends.every(isOnSurface));
  const content: Shape[] = [
    ...concreteShapes(sides),
    ...areaShapes(areas),
    ...segmentsOf(borders, flatPoint).map((part) => line('border', ...part)),
    ...drawn.shapes,
  ];
  const { shown, taken } = drawn;
  const numbers = anchorNumbers(shown, breakout.anchors, { box: sides.box, taken, content, size });
  return { view: 'plan', ...framed([...content, ...numbers], sides.box, chains, size) };
}

export function areaSketches(breakout: Breakout, around: Surroundings, rooms: SketchRooms): AreaSketch[] {
  if (breakout.kind === 'cone') return [coneSketch(breakout, around, rooms)];
  const shape = breakoutShape(breakout, around);
  if (!shape.faces.some(({ kind }) => kind === 'area')) return [];
  return [edgeFace(breakout, around, shape, rooms.face), edgePlan(breakout, around, shape, rooms.plan)];
}
