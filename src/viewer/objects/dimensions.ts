/**
 * Draws the dimension chains: edge distances and spacings, the plate's sides, the gap below the plate, the
 * embedment depth and the concrete thickness.
 */
import { along, between, minus, unit } from '@/drawing/plan/convex';
import { gapsOf, stopsAlong } from '@/drawing/plan/dimensions';
import type { Measure } from '@/drawing/plan/shapes';
import { formatInput } from '@/text/format/format-number';
import { DrawingBuilder, type Drawing, type Point2, type Point3 } from '@/viewer/drawing/drawing';
import type { SceneMessage } from '@/viewer/message';
import { blockOf, edgeLines, scaleOf } from '@/viewer/objects/measures';

interface Chain {
  /** Positions in the chain, and labels for the lengths between successive positions. */
  stops: readonly number[];
  texts: readonly string[];
  /** Quantity measured by each length; null if it is not an input of the design. */
  measures: readonly (Measure | null)[];
  /**
   * Functions that convert a position in the chain to a point in space: `at` returns the point on the chain,
   * `foot` the start of the extension line.
   */
  at: (place: number) => Point3;
  foot: (place: number) => Point3;
  tick: number;
}

/** Length of the oblique ticks as a fraction of the distance between rows. */
const TICK = 0.15;

/** Draws a chain: its line, extension lines, oblique ticks and values. */
function drawChain(sketch: DrawingBuilder, { stops, texts, measures, at, foot, tick }: Chain): void {
  if (stops.length < 2) return;
  const away = unit(minus(at(stops[0]), foot(stops[0])));
  const aside = unit(minus(at(stops[stops.length - 1]), at(stops[0])));
  const moved = (point: Point3, sideways: number, outwards: number): Point3 =>
    along(along(point, aside, sideways), away, outwards);
  sketch.line('dimension', at(stops[0]), at(stops[stops.length - 1]));
  for (const stop of stops) {
    const point = at(stop);
    sketch.line('dimension', moved(foot(stop), 0, tick * 0.6), moved(point, 0, tick));
    sketch.line('dimension', moved(point, -tick * 0.7, -tick * 0.7), moved(point, tick * 0.7, tick * 0.7));
  }
  texts.forEach((text, i) => {
    const measure = measures[i];
    sketch.label('dimension', text, between(at(stops[i]), at(stops[i + 1]), 0.5), measure ? { measure } : {});
  });
}

/**
 * Returns positions and lengths along one axis: edge, anchors, edge. Each length is the actual length, even
 * if the drawn block is cut off.
 */
function anchorStops(axis: 'x' | 'y', { bolts, foundation }: SceneMessage, ends: Point2): Stops {
  const stops = stopsAlong(axis, bolts, edgeLines(foundation), ends);
  const gaps = gapsOf(axis, stops);
  return {
    stops: stops.map(({ drawn }) => drawn),
    texts: gaps.map(({ length }) => formatInput(Math.round(length * 10) / 10)),
    measures: gaps.map(({ measure }) => measure),
  };
}

/** Groups of dimension chains that lie in the same plane and are readable from the same directions. */
export const SHEETS = ['planX', 'planY', 'heights', 'front', 'side'] as const;
export type DimensionSheet = (typeof SHEETS)[number];

/**
 * Cosine of the angle between a length and the line of sight; above this value the length appears as a
 * point.
 */
const END_ON = 0.96;

/**
 * Returns the groups of dimensions that are readable from a direction. A chain along the line of sight would
 * appear as a point, and the rows in a plane seen edge-on would overlap.
 */
export function sheetsSeenFrom([x, y, z]: Point3): ReadonlySet<DimensionSheet> {
  const along = { x: Math.abs(x) > END_ON, y: Math.abs(y) > END_ON, z: Math.abs(z) > END_ON };
  const seen: Record<DimensionSheet, boolean> = {
    planX: !along.x && !along.y,
    planY: !along.x && !along.y,
    heights: !along.z && !along.x,
    // In views in which the plan is seen edge-on, these chains replace the chains in the plan.
    front: along.y,
    side: along.x,
  };
  return new Set(SHEETS.filter((sheet) => seen[sheet]));
}

type Stops = Pick<Chain, 'stops' | 'texts' | 'measures'>;

const side = (plate: SceneMessage['plate'], name: 'length' | 'width'): Stops => ({
  stops: [-plate[name] / 2, plate[name] / 2],
  texts: [formatInput(plate[name])],
  measures: [{ of: 'plate', side: name }],
});
type Line = (offset: number) => (place: number) => Point3;

/** Draws the anchor chain next to the concrete and the plate chain beyond it. */
function twoRows(
  sketch: DrawingBuilder,
  [anchors, plate]: readonly [Stops, Stops],
  line: Line,
  gap: number,
): void {
  const tick = gap * TICK;
  drawChain(sketch, { ...anchors, at: line(gap), foot: line(0), tick });
  drawChain(sketch, { ...plate, at: line(2 * gap), foot: line(gap), tick });
}

/** Draws the dimension of the gap below the plate, next to a corner of the plate. */
function standOff(sketch: DrawingBuilder, plate: SceneMessage['plate'], line: Line, gap: number): void {
  if (plate.standOff <= 0) return;
  drawChain(sketch, {
    stops: [0, plate.standOff],
    texts: [formatInput(plate.standOff)],
    measures: [{ of: 'standOff' }],
    tick: gap * TICK,
    at: line(0.6 * gap),
    foot: line(0),
  });
}

/**
 * Draws the dimension of the embedment depth next to the concrete, and the dimension of the concrete
 * thickness beyond it.
 */
function heights(sketch: DrawingBuilder, scene: SceneMessage, line: Line, gap: number): void {
  const { bolts, foundation } = scene;
  const { depth } = blockOf(scene);
  const hef = Math.max(0, ...bolts.map((bolt) => bolt.hef ?? 0));
  const rows = [
    ...(hef > 0 && hef < depth ? [{ value: hef, text: `h_ef = ${formatInput(hef)}`, measure: null }] : []),
    { value: depth, text: `h = ${formatInput(foundation.h)}`, measure: { of: 'thickness' } as const },
  ];
  rows.forEach(({ value, text, measure }, row) =>
    drawChain(sketch, {
      stops: [0, -value],
      texts: [text],
      measures: [measure],
      tick: gap * TICK,
      at: line((row + 1) * gap),
      foot: line(row * gap),
    }),
  );
}

export function dimensionsGeometry(scene: SceneMessage): Readonly<Record<DimensionSheet, Drawing>> {
  const sketches = Object.fromEntries(SHEETS.map((sheet) => [sheet, new DrawingBuilder()])) as Record<
    DimensionSheet,
    DrawingBuilder
  >;
  const { bolts, plate } = scene;
  if (bolts.length > 0) {
    const block = blockOf(scene);
    const { left, right, bottom, top, depth } = block;
    const gap = 1.05 * scaleOf(scene);
    const x = anchorStops('x', scene, [left, right]);
    const y = anchorStops('y', scene, [bottom, top]);
    const [length, width] = [side(plate, 'length'), side(plate, 'width')];
    twoRows(sketches.planX, [x, length], (offset) => (place) => [place, bottom - offset, 0], gap);
    twoRows(sketches.planY, [y, width], (offset) => (place) => [right + offset, place, 0], gap);
    twoRows(sketches.front, [x, length], (offset) => (place) => [place, bottom, -depth - offset], gap);
    twoRows(sketches.side, [y, width], (offset) => (place) => [right, place, -depth - offset], gap);
    heights(sketches.heights, scene, (offset) => (z) => [left - offset, bottom, z], gap);
    const corner = [-plate.length / 2, -plate.width / 2] as const;
    standOff(sketches.heights, plate, (offset) => (z) => [corner[0] - offset, corner[1], z], gap);
    standOff(sketches.side, plate, (offset) => (z) => [-corner[0], corner[1] - offset, z], gap);
    heights(sketches.side, scene, (offset) => (z) => [right, bottom - offset, z], gap);
  }
  const drawn = SHEETS.map((sheet) => [sheet, sketches[sheet].drawing()] as const);
  return Object.fromEntries(drawn) as Record<DimensionSheet, Drawing>;
}
