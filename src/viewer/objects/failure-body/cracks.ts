/** Cracks of splitting: vertical through the member, from each line of anchors to the nearest edge. */
import type { Point3 } from '@/viewer/drawing/drawing';
import type { Sketch } from '@/viewer/drawing/sketch';
import type { Bolt, EdgeName } from '@/viewer/message';

function rangeOf(values: readonly number[]): { from: number; to: number } {
  return { from: Math.min(...values), to: Math.max(...values) };
}

export function cracks(
  sketch: Sketch,
  anchors: readonly Bolt[],
  lines: Readonly<Record<EdgeName, number>>,
  bottom: number,
): void {
  const x = rangeOf(anchors.map((anchor) => anchor.x));
  const y = rangeOf(anchors.map((anchor) => anchor.y));
  const sides = [
    { c: lines.X1 - x.to, ends: [x.from, lines.X1], alongX: true },
    { c: x.from - lines.X2, ends: [lines.X2, x.to], alongX: true },
    { c: lines.Y1 - y.to, ends: [y.from, lines.Y1], alongX: false },
    { c: y.from - lines.Y2, ends: [lines.Y2, y.to], alongX: false },
  ];
  const nearest = sides.reduce((best, one) => (one.c < best.c ? one : best));
  if (!Number.isFinite(nearest.c)) return;
  const [from, to] = nearest.ends;
  const across = nearest.alongX ? y : x;
  for (const place of new Set([across.from, across.to])) {
    const at = (along: number, z: number): Point3 => (nearest.alongX ? [along, place, z] : [place, along, z]);
    const face = [at(from, bottom), at(to, bottom), at(to, 0), at(from, 0)] as const;
    sketch.quad('failureCut', face);
    sketch.polyline('failure', face, true);
  }
}
