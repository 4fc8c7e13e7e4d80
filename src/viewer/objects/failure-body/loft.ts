/** A body whose cross-sections are upright rectangles, from level to level, in any of the three directions. */
import type { Point3 } from '../../drawing/drawing';
import type { Sketch } from '../../drawing/sketch';

export interface Section {
  /** Place along the body's direction. */
  level: number;
  /** Ends along the two other directions. */
  a: readonly [number, number];
  b: readonly [number, number];
}

/** From a place along the body and across it to space. */
export type Frame = (level: number, a: number, b: number) => Point3;

function corners({ level, a, b }: Section, frame: Frame): [Point3, Point3, Point3, Point3] {
  return [
    frame(level, a[0], b[0]),
    frame(level, a[1], b[0]),
    frame(level, a[1], b[1]),
    frame(level, a[0], b[1]),
  ];
}

/** The last section is the projected area: filled, outlined and, with a name, named on its own. */
export function loft(sketch: Sketch, sections: readonly Section[], frame: Frame, area: string | null): void {
  const rings = sections.map((section) => corners(section, frame));
  rings.slice(1).forEach((upper, i) => {
    const lower = rings[i];
    for (let side = 0; side < 4; side++) {
      const next = (side + 1) % 4;
      sketch.quad('failure', [lower[side], lower[next], upper[next], upper[side]]);
      sketch.line('failure', lower[side], upper[side]);
    }
  });
  const [first, last] = [rings[0], rings[rings.length - 1]];
  sketch.quad('failure', [first[3], first[2], first[1], first[0]]);
  sketch.polyline('failure', first, true);
  sketch.quad('failureArea', last);
  sketch.polyline('failure', last, true);
  if (area === null) return;
  sketch.label('failure', area, [
    (last[0][0] + last[1][0]) / 2,
    (last[0][1] + last[1][1]) / 2,
    (last[0][2] + last[1][2]) / 2,
  ]);
}

/** Levels at which something changes, within the two ends, in order. */
export function levelsBetween(from: number, to: number, breaks: readonly number[]): number[] {
  const inside = breaks.filter((level) => Number.isFinite(level) && level > from + 1e-6 && level < to - 1e-6);
  return [from, ...[...new Set(inside)].sort((a, b) => a - b), to];
}
