/**
 * What a calculation found, as the plan shows it: forces of the anchors to scale, the breakout area of a row,
 * the compressed zone.
 */
import type { AnchorPoint, ConcreteOutline } from '../../engineering';
import { arrow } from './arrows';
import { breakoutShape, type Breakout } from './breakout';
import type { Label } from './labels';
import type { Point, Shape } from './shapes';

export interface PlanForces {
  no: number;
  /** kN. */
  tension: number;
  vx: number;
  vy: number;
}

export interface PlanFound {
  forces: readonly PlanForces[];
  /** Texts of an anchor's forces; '' for none. */
  forceText: (forces: PlanForces) => string;
  /** With the words of their areas. */
  breakouts: readonly { breakout: Breakout; text: string }[];
  /** Outlines of what is pressed on the concrete. */
  zone: readonly (readonly Point[])[];
  /** Where the pressure is largest, with its value; without a zone where its resultant is. */
  pressure: { at: Point; text: string } | null;
}

interface Drawn {
  shapes: Shape[];
  labels: Label[];
}

/** Radius of the largest tension and length of the largest shear, in heights of the figures. */
const LARGEST = { tension: 1.5, shear: 4 };

/** Circles whose areas, and arrows whose lengths, are as the forces. */
export function forceShapes(
  { forces, forceText }: Pick<PlanFound, 'forces' | 'forceText'>,
  anchors: readonly AnchorPoint[],
  size: number,
): Drawn {
  const largest = {
    tension: Math.max(0, ...forces.map(({ tension }) => tension)),
    shear: Math.max(0, ...forces.map(({ vx, vy }) => Math.hypot(vx, vy))),
  };
  const drawn = forces.flatMap((force) => {
    const anchor = anchors.find(({ no }) => no === force.no);
    if (!anchor) return [];
    const at: Point = [anchor.x, anchor.y];
    const radius =
      largest.tension > 0
        ? LARGEST.tension * size * Math.sqrt(Math.max(0, force.tension) / largest.tension)
        : 0;
    const scale = largest.shear > 0 ? (LARGEST.shear * size) / largest.shear : 0;
    const text = forceText(force);
    const shapes: Shape[] = [
      ...(radius > 0 ? [{ kind: 'circle', style: 'tension', at, radius } as const] : []),
      ...arrow('shear', at, [at[0] + force.vx * scale, at[1] + force.vy * scale], size),
    ];
    const labels: Label[] =
      text === ''
        ? []
        : [
            {
              style: 'tension',
              at: [at[0], at[1] - Math.max(radius, size) - size],
              text,
              rank: 2,
              isNeeded: true,
            },
          ];
    return [{ shapes, labels }];
  });
  return { shapes: drawn.flatMap(({ shapes }) => shapes), labels: drawn.flatMap(({ labels }) => labels) };
}

/** On the surface: the projected area of a cone, or what breaks off towards an edge. */
export function breakoutShapes(
  breakouts: PlanFound['breakouts'],
  anchors: readonly AnchorPoint[],
  edges: ConcreteOutline,
): Drawn {
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  for (const { breakout, text } of breakouts) {
    // Its depth is not seen from above.
    const { faces, outline, ridges, overlaps } = breakoutShape(breakout, { anchors, edges, h: 1e4 });
    const flat = ([x, y]: readonly number[]): Point => [x, y];
    const onSurface = faces.filter(({ kind, corners }) =>
      breakout.kind === 'cone'
        ? kind === 'area'
        : kind === 'surface' && corners.every(([, , z]) => z > -1e-6),
    );
    const borders = breakout.kind === 'cone' ? outline : [...outline, ...ridges];
    const isLevel = ([a, b]: (typeof outline)[number]) => Math.abs(a[2]) < 1e-6 && Math.abs(b[2]) < 1e-6;
    shapes.push(
      ...onSurface.map(({ corners }): Shape => ({
        kind: 'area',
        style: 'failure',
        outlines: [corners.map(flat)],
      })),
      ...borders
        .filter(isLevel)
        .map(([a, b]): Shape => ({ kind: 'line', style: 'border', from: flat(a), to: flat(b) })),
      ...overlaps
        .filter(isLevel)
        .map(([a, b]): Shape => ({ kind: 'line', style: 'failure', from: flat(a), to: flat(b) })),
    );
    const lowest = borders
      .filter(isLevel)
      .toSorted(([a, b], [c, d]) => a[1] + b[1] - c[1] - d[1])
      .at(0);
    if (lowest && text !== '') {
      const at: Point = [(lowest[0][0] + lowest[1][0]) / 2, (lowest[0][1] + lowest[1][1]) / 2];
      labels.push({ style: 'border', at, text, rank: 3, isNeeded: true });
    }
  }
  return { shapes, labels };
}

export function zoneShapes({ zone, pressure }: Pick<PlanFound, 'zone' | 'pressure'>): Drawn {
  return {
    shapes: zone.length > 0 ? [{ kind: 'area', style: 'pressure', outlines: zone }] : [],
    labels: pressure ? [{ style: 'pressure', ...pressure, rank: 4, isNeeded: false }] : [],
  };
}
