/** Dimension chains on the concrete: edges and spacings, the plate's sides, thickness and embedment. */
import { formatInput } from '@/shared/format/format-number';
import type { Drawing, Point3 } from '../../drawing/drawing';
import { Sketch, unit, minus } from '../../drawing/sketch';
import type { SceneMessage } from '../../message';
import { blockOf, edgeLines, scaleOf, type Block } from '../../scene/measures';

interface Chain {
  /** Places along the chain with the value of each gap. */
  stops: readonly number[];
  texts: readonly string[];
  /** From a place along the chain to space, on the chain and on the object that is measured. */
  at: (place: number) => Point3;
  foot: (place: number) => Point3;
  tick: number;
}

const between = (a: Point3, b: Point3): Point3 => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

/** Chain line, extension lines, oblique ticks, values. */
function drawChain(sketch: Sketch, { stops, texts, at, foot, tick }: Chain): void {
  if (stops.length < 2) return;
  const away = unit(minus(at(stops[0]), foot(stops[0])));
  const along = unit(minus(at(stops[stops.length - 1]), at(stops[0])));
  const moved = (point: Point3, sideways: number, outwards: number): Point3 => [
    point[0] + sideways * along[0] + outwards * away[0],
    point[1] + sideways * along[1] + outwards * away[1],
    point[2] + sideways * along[2] + outwards * away[2],
  ];
  sketch.line('dimension', at(stops[0]), at(stops[stops.length - 1]));
  for (const stop of stops) {
    const point = at(stop);
    sketch.line('dimension', moved(foot(stop), 0, tick * 0.6), moved(point, 0, tick));
    sketch.line('dimension', moved(point, -tick * 0.7, -tick * 0.7), moved(point, tick * 0.7, tick * 0.7));
  }
  texts.forEach((text, i) => sketch.label('dimension', text, between(at(stops[i]), at(stops[i + 1]))));
}

const distinct = (values: readonly number[]): number[] =>
  [...new Set(values)].sort((a, b) => a - b).filter((value, i, all) => i === 0 || value - all[i - 1] > 1e-6);

/** Places and values along one axis: edge, anchors, edge. The value is the true one even where the block is cut off. */
function anchorStops(
  anchors: readonly number[],
  lines: readonly [number, number],
  drawn: readonly [number, number],
): { stops: number[]; texts: string[] } {
  const places = distinct(anchors);
  const true_ = [lines[0], ...places, lines[1]];
  const shown = [drawn[0], ...places, drawn[1]];
  const from = Number.isFinite(lines[0]) ? 0 : 1;
  const to = Number.isFinite(lines[1]) ? true_.length : true_.length - 1;
  const values = true_.slice(from, to);
  return {
    stops: shown.slice(from, to),
    texts: values.slice(1).map((value, i) => formatInput(Math.round((value - values[i]) * 10) / 10)),
  };
}

function planChains(sketch: Sketch, scene: SceneMessage, block: Block, gap: number): void {
  const { bolts, plate, foundation } = scene;
  const lines = edgeLines(foundation);
  const tick = gap * 0.15;
  const front =
    (offset: number) =>
    (place: number): Point3 => [place, block.bottom - offset, 0];
  const right =
    (offset: number) =>
    (place: number): Point3 => [block.right + offset, place, 0];
  const size = (value: number) => ({ stops: [-value / 2, value / 2], texts: [formatInput(value)] });
  const x = anchorStops(
    bolts.map((bolt) => bolt.x),
    [lines.X2, lines.X1],
    [block.left, block.right],
  );
  const y = anchorStops(
    bolts.map((bolt) => bolt.y),
    [lines.Y2, lines.Y1],
    [block.bottom, block.top],
  );
  drawChain(sketch, { ...x, at: front(gap), foot: front(0), tick });
  drawChain(sketch, { ...y, at: right(gap), foot: right(0), tick });
  drawChain(sketch, { ...size(plate.length), at: front(2 * gap), foot: front(gap), tick });
  drawChain(sketch, { ...size(plate.width), at: right(2 * gap), foot: right(gap), tick });
}

export function dimensionsGeometry(scene: SceneMessage): Drawing {
  const sketch = new Sketch();
  const { bolts, foundation } = scene;
  if (bolts.length === 0) return sketch.drawing();
  const block = blockOf(scene);
  const gap = 1.05 * scaleOf(scene);
  planChains(sketch, scene, block, gap);
  const tick = gap * 0.15;
  const left =
    (offset: number) =>
    (z: number): Point3 => [block.left - offset, block.bottom, z];
  const depth = (value: number, text: string, row: number) =>
    drawChain(sketch, {
      stops: [0, -value],
      texts: [text],
      tick,
      at: left(row * gap),
      foot: left((row - 1) * gap),
    });
  const hef = Math.max(...bolts.map((bolt) => bolt.hef));
  if (hef < block.depth) depth(hef, `h_ef = ${formatInput(hef)}`, 1);
  depth(block.depth, `h = ${formatInput(foundation.h)}`, 2);
  return sketch.drawing();
}
