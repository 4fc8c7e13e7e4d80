/** Draws dimension chains: edge distances, spacings, plate sides, gap, embedment depth and thickness. */
import { along, between, minus, unit } from '@/drawing/plan/convex-bodies';
import { gapsOf, stopsAlong } from '@/drawing/plan/dimensions';
import type { Measure } from '@/drawing/plan/shapes';
import { formatInput } from '@/text/format/format-number';
import type { DrawingBuilder, Point2, Point3 } from '@/viewer/drawing/drawing';
import type { SceneMessage } from '@/viewer/message';
import { blockOf, edgeLines, scaleOf, type Block } from '@/viewer/objects/scene-geometry';

interface Chain {
  /** Positions in the chain, and labels for the lengths between successive positions. */
  stops: readonly number[];
  texts: readonly string[];
  /** Quantity measured by each length; null if it is not an input of the design. */
  measures: readonly (Measure | null)[];
  /** Convert a position in the chain: `at` to a point on the chain, `foot` to the extension line's start. */
  at: (place: number) => Point3;
  foot: (place: number) => Point3;
  tick: number;
}

/** Length of the oblique ticks as a fraction of the distance between rows. */
const TICK = 0.15;

/** Draws a chain: its line, extension lines, oblique ticks and values. */
function drawChain(builder: DrawingBuilder, { stops, texts, measures, at, foot, tick }: Chain): void {
  if (stops.length < 2) return;
  const away = unit(minus(at(stops[0]), foot(stops[0])));
  const aside = unit(minus(at(stops[stops.length - 1]), at(stops[0])));
  const moved = (point: Point3, sideways: number, outwards: number): Point3 =>
    along(along(point, aside, sideways), away, outwards);
  builder.line('dimension', at(stops[0]), at(stops[stops.length - 1]));
  for (const stop of stops) {
    const point = at(stop);
    builder.line('dimension', moved(foot(stop), 0, tick * 0.6), moved(point, 0, tick));
    builder.line('dimension', moved(point, -tick * 0.7, -tick * 0.7), moved(point, tick * 0.7, tick * 0.7));
  }
  texts.forEach((text, i) => {
    const measure = measures[i];
    builder.label(
      'dimension',
      text,
      between(at(stops[i]), at(stops[i + 1]), 0.5),
      measure ? { measure } : {},
    );
  });
}

/** Returns positions and actual lengths (the block may be cut off) along an axis: edge, anchors, edge. */
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

/** Cosine of the angle between a length and the line of sight above which it appears as a point. */
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

/** Distance between two rows of dimensions, mm. */
const gapOf = (scene: SceneMessage): number => 1.05 * scaleOf(scene);

/** Draws the anchor chain next to the concrete and the plate chain beyond it. */
function twoRows(builder: DrawingBuilder, scene: SceneMessage, axis: 'x' | 'y', line: Line): void {
  const { left, right, bottom, top } = blockOf(scene);
  const gap = gapOf(scene);
  const tick = gap * TICK;
  const anchors = anchorStops(axis, scene, axis === 'x' ? [left, right] : [bottom, top]);
  drawChain(builder, { ...anchors, at: line(gap), foot: line(0), tick });
  const plate = side(scene.plate, axis === 'x' ? 'length' : 'width');
  drawChain(builder, { ...plate, at: line(2 * gap), foot: line(gap), tick });
}

/** Draws the dimension of the gap below the plate, next to a corner of the plate. */
function standOff(builder: DrawingBuilder, scene: SceneMessage, line: Line): void {
  const { plate } = scene;
  const gap = gapOf(scene);
  if (plate.standOff <= 0) return;
  drawChain(builder, {
    stops: [0, plate.standOff],
    texts: [formatInput(plate.standOff)],
    measures: [{ of: 'standOff' }],
    tick: gap * TICK,
    at: line(0.6 * gap),
    foot: line(0),
  });
}

/** Draws the embedment depth next to the concrete, and the concrete thickness beyond it. */
function heights(builder: DrawingBuilder, scene: SceneMessage, line: Line): void {
  const { bolts, foundation } = scene;
  const { depth } = blockOf(scene);
  const gap = gapOf(scene);
  const hef = Math.max(0, ...bolts.map((bolt) => bolt.hef ?? 0));
  const rows = [
    ...(hef > 0 && hef < depth ? [{ value: hef, text: `h_ef = ${formatInput(hef)}`, measure: null }] : []),
    { value: depth, text: `h = ${formatInput(foundation.h)}`, measure: { of: 'thickness' } as const },
  ];
  rows.forEach(({ value, text, measure }, row) =>
    drawChain(builder, {
      stops: [0, -value],
      texts: [text],
      measures: [measure],
      tick: gap * TICK,
      at: line((row + 1) * gap),
      foot: line(row * gap),
    }),
  );
}

const CHAINS: Readonly<
  Record<DimensionSheet, (builder: DrawingBuilder, scene: SceneMessage, block: Block) => void>
> = {
  planX: (builder, scene, { bottom }) =>
    twoRows(builder, scene, 'x', (offset) => (place) => [place, bottom - offset, 0]),
  planY: (builder, scene, { right }) =>
    twoRows(builder, scene, 'y', (offset) => (place) => [right + offset, place, 0]),
  heights: (builder, scene, { left, bottom }) => {
    const { length, width } = scene.plate;
    heights(builder, scene, (offset) => (z) => [left - offset, bottom, z]);
    standOff(builder, scene, (offset) => (z) => [-length / 2 - offset, -width / 2, z]);
  },
  front: (builder, scene, { bottom, depth }) =>
    twoRows(builder, scene, 'x', (offset) => (place) => [place, bottom, -depth - offset]),
  side: (builder, scene, { right, bottom, depth }) => {
    const { length, width } = scene.plate;
    twoRows(builder, scene, 'y', (offset) => (place) => [right, place, -depth - offset]);
    standOff(builder, scene, (offset) => (z) => [length / 2, -width / 2 - offset, z]);
    heights(builder, scene, (offset) => (z) => [right, bottom - offset, z]);
  },
};

/** Returns the function that draws a group of dimensions; without anchors, it draws nothing. */
export const drawDimensions =
  (sheet: DimensionSheet) =>
  (builder: DrawingBuilder, scene: SceneMessage): void => {
    if (scene.bolts.length > 0) CHAINS[sheet](builder, scene, blockOf(scene));
  };
