/**
 * Elements shared by all drawings: colours, strokes, and the side views of cylinders, frustums and threads.
 * Positions and sizes are in px; those of cylinders, frustums and threads are in mm.
 */

export const INK = '#2b3a4a';
export const CONCRETE = '#d9d8d3';
export const AGGREGATE = '#c4c2bb';
export const HOLE = '#efeeea';

export const n = (value: number) => String(Math.round(value * 10) / 10);

export function rect(x: number, y: number, width: number, height: number, style: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${style}/>`;
}

export function polygon(points: readonly (readonly [number, number])[], style: string): string {
  return `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z" ${style}/>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, style: string): string {
  return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" ${style}/>`;
}

export const outline = `stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"`;
export const thin = `stroke="${INK}" stroke-width="1.1" fill="none"`;

/**
 * Scale of a drawing; converts distances in mm from the concrete surface (positive into the concrete) and
 * from the axis to px.
 */
export interface Scale {
  mm: number;
  x: (depth: number) => number;
  y: (offset: number) => number;
}

/** Draws the side view of a cylinder with the given diameter, shaded as if lit from above. */
export function cylinder(s: Scale, from: number, to: number, diameter: number, fill: string): string {
  return rect(
    s.x(from),
    s.y(-diameter / 2),
    (to - from) * s.mm,
    diameter * s.mm,
    `fill="url(#${fill})" ${outline}`,
  );
}

/** Draws the side view of a frustum whose diameter changes from `start` to `end`, shaded like a cylinder. */
export function cone(s: Scale, from: number, to: number, start: number, end: number, fill: string): string {
  return polygon(
    [
      [s.x(from), s.y(-start / 2)],
      [s.x(to), s.y(-end / 2)],
      [s.x(to), s.y(end / 2)],
      [s.x(from), s.y(start / 2)],
    ],
    `fill="url(#${fill})" ${outline}`,
  );
}

export function threadLines(s: Scale, from: number, to: number, diameter: number): string {
  const pitch = Math.max(1.25, diameter * 0.13);
  const lines: string[] = [];
  for (let depth = from + pitch; depth < to - pitch / 2; depth += pitch) {
    lines.push(line(s.x(depth), s.y(-diameter / 2), s.x(depth + pitch * 0.35), s.y(diameter / 2), ''));
  }
  return `<g stroke="${INK}" stroke-width="1" stroke-opacity="0.45">${lines.join('')}</g>`;
}
