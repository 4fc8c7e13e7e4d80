/** Draws calculation results in the plan: anchor forces to scale, breakout areas, compression zone. */
import { arrow } from '@/drawing/plan/arrows';
import { breakoutShape, type Breakout } from '@/drawing/plan/breakout-body';
import type { Label } from '@/drawing/plan/labels';
import { area, line, type Point, type Shape } from '@/drawing/plan/shapes';
import type { AnchorPoint, ConcreteOutline } from '@/engineering';

type PlanForces = Record<'no' | 'tension' | 'vx' | 'vy', number>;

export interface ResultOverlay {
  forces: readonly PlanForces[];
  /** Returns the label for an anchor's forces; '' if there are none. */
  forceText: (forces: PlanForces) => string;
  /** Breakout bodies, each with its area label. */
  breakouts: readonly { breakout: Breakout; text: string }[];
  /** Outlines of the compression zone. */
  zone: readonly (readonly Point[])[];
  /** Label for the largest pressure, or for the resultant if there is no compression zone. */
  pressure: { text: string } | null;
}

/** Radius of the circle for the largest tension, length of the arrow for the largest shear, text heights. */
const LARGEST = { tension: 1.5, shear: 4 };

/** Returns circles whose areas are proportional to the tensions. */
export function tensionShapes(
  { forces }: Pick<ResultOverlay, 'forces'>,
  anchors: readonly AnchorPoint[],
  size: number,
): Shape[] {
  const largest = Math.max(0, ...forces.map(({ tension }) => tension));
  return anchors.flatMap(({ no, x, y }): Shape[] => {
    const tension = forces.find((force) => force.no === no)?.tension ?? 0;
    if (!(tension > 0)) return [];
    const radius = LARGEST.tension * size * Math.sqrt(tension / largest);
    return [{ kind: 'circle', style: 'tension', at: [x, y], radius }];
  });
}

/** Returns arrows proportional to the shear forces, by anchor; `share` is a fraction of the full length. */
export function shearArrows(
  { forces }: Pick<ResultOverlay, 'forces'>,
  anchors: readonly AnchorPoint[],
  size: number,
  share: number,
): { no: number; shapes: Shape[] }[] {
  const largest = Math.max(0, ...forces.map(({ vx, vy }) => Math.hypot(vx, vy)));
  const scale = largest > 0 ? (share * LARGEST.shear * size) / largest : 0;
  return anchors.flatMap(({ no, x, y }) => {
    const force = forces.find((one) => one.no === no);
    return force
      ? [{ no, shapes: arrow('shear', [x, y], [x + force.vx * scale, y + force.vy * scale], size) }]
      : [];
  });
}

export function breakoutShapes(
  breakouts: ResultOverlay['breakouts'],
  anchors: readonly AnchorPoint[],
  edges: ConcreteOutline,
) {
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  for (const { breakout, text } of breakouts) {
    // The thickness of the concrete is not visible in plan, so any large value is suitable.
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
      ...onSurface.map(({ corners }) => area('failure', corners.map(flat))),
      ...borders.filter(isLevel).map(([a, b]) => line('border', flat(a), flat(b))),
      ...overlaps.filter(isLevel).map(([a, b]) => line('failure', flat(a), flat(b))),
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

export const zoneShapes = ({ zone }: Pick<ResultOverlay, 'zone'>): Shape[] =>
  zone.length > 0 ? [area('pressure', ...zone)] : [];
