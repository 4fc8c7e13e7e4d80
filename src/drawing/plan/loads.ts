/**
 * The loads at the profile's reference point: forces as arrows, moments as arrows with two heads or as an
 * arc.
 */
import { arc, arrow } from './arrows';
import type { Label } from './labels';
import type { Point, Shape } from './shapes';

export interface PlanLoads {
  /** kN and kNm. */
  values: Readonly<Record<'Nz' | 'Vx' | 'Vy' | 'Mx' | 'My' | 'Mz', number>>;
  at: Point;
  /** A value with its unit. */
  text: (name: string, value: number) => string;
}

/** In heights of the figures. */
const SHEAR = { gap: 1.2, least: 3.2, more: 2.4 };
const MOMENT = { length: 4.2, beside: 1.5 };
const TURN = 2.2;
const NORMAL = 0.55;

const DIRECTIONS: Readonly<Record<'x' | 'y', Point>> = { x: [1, 0], y: [0, 1] };

export function loadShapes(
  { values, at: [x, y], text }: PlanLoads,
  size: number,
): { shapes: Shape[]; labels: Label[] } {
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  const place = ([u, v]: Point, along: number, beside = 0): Point => [
    x + (u * along - v * beside) * size,
    y + (v * along + u * beside) * size,
  ];
  const label = (style: Label['style'], name: keyof PlanLoads['values'], at: Point) =>
    labels.push({ style, at, text: text(name, values[name]), rank: 1, isNeeded: true });
  const largest = Math.max(Math.abs(values.Vx), Math.abs(values.Vy));
  for (const [axis, direction] of Object.entries(DIRECTIONS) as ['x' | 'y', Point][]) {
    const force = values[`V${axis}`];
    if (force !== 0) {
      const sign = Math.sign(force);
      const end = sign * (SHEAR.gap + SHEAR.least + (SHEAR.more * Math.abs(force)) / largest);
      shapes.push(...arrow('load', place(direction, sign * SHEAR.gap), place(direction, end), size));
      label('load', `V${axis}`, place(direction, end + sign * (axis === 'x' ? 3.6 : 0.9)));
    }
    const moment = values[`M${axis}`];
    if (moment !== 0) {
      const sign = Math.sign(moment);
      const [from, to] = [0, sign * MOMENT.length].map((along) => place(direction, along, MOMENT.beside));
      shapes.push(...arrow('moment', from, to, size, 2));
      label(
        'moment',
        `M${axis}`,
        place(direction, sign * (MOMENT.length + (axis === 'x' ? 3.8 : 0.9)), MOMENT.beside),
      );
    }
  }
  if (values.Mz !== 0) {
    shapes.push(...arc('moment', [x, y], TURN * size, Math.sign(values.Mz), size));
    label('moment', 'Mz', [x - (TURN + 3) * size, y - TURN * size]);
  }
  if (values.Nz !== 0) {
    // As an arrow is seen from its tip, or from its feathers.
    const r = NORMAL * size;
    shapes.push({ kind: 'circle', style: 'load', at: [x, y], radius: r });
    if (values.Nz > 0) shapes.push({ kind: 'circle', style: 'load', at: [x, y], radius: 0.15 * r });
    else
      for (const slope of [1, -1])
        shapes.push({
          kind: 'line',
          style: 'load',
          from: [x - 0.7 * r, y - slope * 0.7 * r],
          to: [x + 0.7 * r, y + slope * 0.7 * r],
        });
    label('load', 'Nz', [x, y - 1.6 * size]);
  }
  return { shapes, labels };
}
