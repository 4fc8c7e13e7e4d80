/** Draws the concrete block: smooth faces at edges, jagged faces where it is cut off. */
import { rectangle } from '@/drawing/plan/shapes';
import { EDGES_AROUND } from '@/quantities/edges';
import type { Point2, Point3, DrawingBuilder } from '@/viewer/drawing/drawing';
import { prism } from '@/viewer/drawing/solids';
import type { SceneMessage } from '@/viewer/message';
import { blockOf, type Block } from '@/viewer/objects/scene-geometry';

/** Offsets of the points on a break line, outwards and inwards: irregular, but the same in every drawing. */
const JAGS = [0.35, -0.6, 0.9, -0.25, 0.55, -0.9, 0.2, -0.4, 0.75, -0.7, 0.45, -0.15];
const JAG_COUNT = 12;

/** Returns the points of one side without its last corner; jagged if the side is cut off. */
function sidePoints(from: Point2, to: Point2, cut: boolean, size: number): Point2[] {
  if (!cut) return [from];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const outward: Point2 = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
  return Array.from({ length: JAG_COUNT }, (_, i): Point2 => {
    const share = i / JAG_COUNT;
    const jag = i === 0 ? 0 : JAGS[i] * size;
    return [
      from[0] + share * (to[0] - from[0]) + outward[0] * jag,
      from[1] + share * (to[1] - from[1]) + outward[1] * jag,
    ];
  });
}

/** Returns the outline counter-clockwise from the lower left; `broken` marks points on a cut-off side. */
function outlineOf({ left, right, bottom, top, cut }: Block): { points: Point2[]; broken: boolean[] } {
  const corners = rectangle(left, bottom, right, top);
  const size = 0.018 * Math.max(right - left, top - bottom);
  const sides = EDGES_AROUND.map((name, i) => ({
    isCut: cut[name],
    points: sidePoints(corners[i], corners[(i + 1) % 4], cut[name], size),
  }));
  return {
    points: sides.flatMap(({ points }) => points),
    broken: sides.flatMap(({ points, isCut }) => points.map(() => isCut)),
  };
}

export function drawFoundation(builder: DrawingBuilder, scene: SceneMessage): void {
  const block = blockOf(scene);
  const { points, broken } = outlineOf(block);
  const low = -block.depth;
  builder.solid('concrete', prism({ outline: points, bottom: low, top: 0 }));
  points.forEach(([x, y], i) => {
    const next = points[(i + 1) % points.length];
    const before = broken[(i + points.length - 1) % points.length];
    const at = (point: Point2, z: number): Point3 => [point[0], point[1], z];
    builder.line(broken[i] ? 'break' : 'edge', at([x, y], 0), at(next, 0));
    builder.line(broken[i] || block.cutBelow ? 'break' : 'edge', at([x, y], low), at(next, low));
    // A vertical edge is drawn where two sides meet, but not within a jagged side.
    if (!(broken[i] && before)) builder.line('edge', at([x, y], low), at([x, y], 0));
  });
}
