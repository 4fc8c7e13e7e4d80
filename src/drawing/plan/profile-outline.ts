/** Cross-section of a profile as drawn: with rounded steel corners, which calculations ignore. */
import type { Point } from '@/drawing/plan/shapes';
import { placedOutline, seriesByCode, type ProfileInput, type Shape } from '@/engineering';

/**
 * Usual corner radii as multiples of the adjacent wall thickness, because profile records contain no radii.
 * Rolled sections have fillets between web and flange; tubes have bent corners.
 */
const ROOT = 1.2;
const TUBE = { outside: 2, inside: 1 };
const ROLLED: ReadonlySet<Shape> = new Set(['I', 'Z', 'T', 'L', 'U']);
const TUBES: ReadonlySet<Shape> = new Set(['RHS', 'SHS']);

/** Number of segments that approximate a quarter circle. */
const STEPS = 4;

const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [
    from[0] + ((to[0] - from[0]) * distance) / length,
    from[1] + ((to[1] - from[1]) * distance) / length,
  ];
};

/**
 * Replaces the right-angled corners of an outline with arcs; `radiusAt` returns the radius of a re-entrant
 * (`isHollow`) or projecting corner, or 0 for a sharp corner.
 */
function rounded(outline: readonly Point[], radiusAt: (isHollow: boolean) => number): Point[] {
  const at = (i: number): Point => outline[(i + outline.length) % outline.length];
  return outline.flatMap((corner, i): Point[] => {
    const [before, after] = [at(i - 1), at(i + 1)];
    const side = (end: Point) => Math.hypot(end[0] - corner[0], end[1] - corner[1]);
    const radius = Math.min(radiusAt(turn(before, corner, after) < 0), 0.5 * side(before), 0.5 * side(after));
    if (!(radius > 0)) return [corner];
    const [from, to] = [towards(corner, before, radius), towards(corner, after, radius)];
    const centre: Point = [from[0] + to[0] - corner[0], from[1] + to[1] - corner[1]];
    return Array.from({ length: STEPS + 1 }, (_, step): Point => {
      const angle = (Math.PI / 2) * (step / STEPS);
      const [p, q] = [Math.cos(angle), Math.sin(angle)];
      return [
        centre[0] + p * (from[0] - centre[0]) + q * (to[0] - centre[0]),
        centre[1] + p * (from[1] - centre[1]) + q * (to[1] - centre[1]),
      ];
    });
  });
}

export function drawnOutline(profile: Parameters<typeof placedOutline>[0]): readonly (readonly Point[])[] {
  const outlines = placedOutline(profile);
  const shape = seriesByCode(profile.type)?.shape;
  const { T, FT }: Pick<ProfileInput, 'T' | 'FT'> = profile;
  if (shape === undefined) return outlines;
  if (ROLLED.has(shape)) {
    const root = ROOT * (shape === 'L' ? T : Math.max(T, FT || T));
    return outlines.map((outline) => rounded(outline, (isHollow) => (isHollow ? root : 0)));
  }
  if (TUBES.has(shape))
    return outlines.map((outline, i) => rounded(outline, () => (i === 0 ? TUBE.outside : TUBE.inside) * T));
  return outlines;
}
