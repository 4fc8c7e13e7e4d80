/** Plan sketch of the body that breaks out towards an edge. */
import { anchorNumbers } from '@/drawing/plan/area-sketch/anchor-numbers';
import {
  ALONG,
  BEYOND,
  checkedAnchors,
  distanceChains,
  segmentsOf,
} from '@/drawing/plan/area-sketch/edge-distance';
import {
  framed,
  line,
  sizeIn,
  type AreaSketch,
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
import type { BreakoutShape, EdgeBreakout, Surroundings } from '@/drawing/plan/breakout';
import type { Point3 } from '@/drawing/plan/convex';
import type { Point, Shape } from '@/drawing/plan/shapes';

const isOnSurface = (point: Point3): boolean => point[2] > -1e-6;

export function edgePlan(
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
  const sides = sidesAround(boundsOf([...areas, places]), around.edges, {
    open: BEYOND.open * breakout.c1,
    edge: BEYOND.edge * breakout.c1,
  });
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
