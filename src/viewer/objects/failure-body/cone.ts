/** Breakout over tensioned anchors: from their depth to the surface, A_c,N on top, cut at the edges. */
import type { Sketch } from '../../drawing/sketch';
import type { Bolt, BreakoutBody, EdgeName } from '../../message';
import { levelsBetween, loft, type Section } from './loft';

type Lines = Readonly<Record<EdgeName, number>>;
type Cone = Extract<BreakoutBody, { kind: 'cone' }>;

interface Range {
  from: number;
  to: number;
}

const rangeOf = (values: readonly number[]): Range => ({
  from: Math.min(...values),
  to: Math.max(...values),
});

/** The body over a rectangle of anchors. `share` runs from 0 at the depth to 1 at the surface. */
function sectionsOver(x: Range, y: Range, { reach, depth }: Cone, lines: Lines): Section[] {
  const clip = (range: Range, low: number, high: number, share: number): [number, number] => [
    Math.max(low, range.from - share * reach),
    Math.min(high, range.to + share * reach),
  ];
  const breaks = [x.from - lines.X2, lines.X1 - x.to, y.from - lines.Y2, lines.Y1 - y.to].map(
    (c) => c / reach,
  );
  return levelsBetween(0, 1, breaks).map((share) => ({
    level: (share - 1) * depth,
    a: clip(x, lines.X2, lines.X1, share),
    b: clip(y, lines.Y2, lines.Y1, share),
  }));
}

/** True where the squares round the anchors cover the whole rectangle round them, so that one body stands for all. */
export function coversRectangle(anchors: readonly Pick<Bolt, 'x' | 'y'>[], reach: number): boolean {
  const places = (values: readonly number[]) =>
    [...new Set(values.flatMap((value) => [value - reach, value + reach]))].sort((a, b) => a - b);
  const [xs, ys] = [places(anchors.map(({ x }) => x)), places(anchors.map(({ y }) => y))];
  const covered = (x: number, y: number) =>
    anchors.some((anchor) => Math.abs(anchor.x - x) <= reach && Math.abs(anchor.y - y) <= reach);
  return xs.slice(1).every((x, i) => ys.slice(1).every((y, k) => covered((xs[i] + x) / 2, (ys[k] + y) / 2)));
}

/** Cracks of splitting: upright through the member, from each anchor line to the nearest edge. */
function cracks(sketch: Sketch, x: Range, y: Range, lines: Lines, bottom: number): void {
  const sides = [
    { c: lines.X1 - x.to, ends: [x.from, lines.X1], alongX: true },
    { c: x.from - lines.X2, ends: [lines.X2, x.to], alongX: true },
    { c: lines.Y1 - y.to, ends: [y.from, lines.Y1], alongX: false },
    { c: y.from - lines.Y2, ends: [lines.Y2, y.to], alongX: false },
  ];
  const nearest = sides.reduce((best, side) => (side.c < best.c ? side : best));
  if (!Number.isFinite(nearest.c)) return;
  const [from, to] = nearest.ends;
  const across = nearest.alongX ? y : x;
  for (const place of new Set([across.from, across.to])) {
    const at = (along: number, z: number): [number, number, number] =>
      nearest.alongX ? [along, place, z] : [place, along, z];
    const face = [at(from, bottom), at(to, bottom), at(to, 0), at(from, 0)] as const;
    sketch.quad('failure', face);
    sketch.polyline('failure', face, true);
  }
}

export function coneBody(
  sketch: Sketch,
  body: Cone,
  anchors: readonly Bolt[],
  lines: Lines,
  bottom: number,
): void {
  const groups = coversRectangle(anchors, body.reach) ? [anchors] : anchors.map((anchor) => [anchor]);
  for (const [index, group] of groups.entries()) {
    const [x, y] = [rangeOf(group.map((anchor) => anchor.x)), rangeOf(group.map((anchor) => anchor.y))];
    loft(sketch, sectionsOver(x, y, body, lines), (z, a, b) => [a, b, z], index === 0 ? 'A_c,N' : null);
  }
  if (body.cracks) {
    const [x, y] = [rangeOf(anchors.map((anchor) => anchor.x)), rangeOf(anchors.map((anchor) => anchor.y))];
    cracks(sketch, x, y, lines, bottom);
  }
}
