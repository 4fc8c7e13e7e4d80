/** Draws the anchor types. Positions are in mm along the axis, starting at the concrete surface. */
import type { AnchorKind } from '@/drawing/picture-names';
import {
  cone,
  cylinder,
  HOLE,
  INK,
  line,
  outline,
  polygon,
  rect,
  thin,
  threadLines,
  type Scale,
} from './pen';

/** Dimensions of an anchor, mm. */
export interface AnchorMeasures {
  kind: AnchorKind;
  thread: number;
  /** Outside diameter within the hole: of the thread for a bolt anchor, of the sleeve for other anchors. */
  outer: number;
  hef: number;
  hnom: number;
  /** Drill hole diameter (`d0`) and depth (`h1`). */
  d0: number;
  h1: number;
}

export interface Front {
  plate: number;
  washer: number;
  nut: number;
  overhang: number;
}

export function frontOf({ kind, thread }: AnchorMeasures): Front {
  return {
    plate: Math.max(8, thread),
    washer: 0.2 * thread,
    nut: kind === 'sleeve' ? 0.65 * thread : 0.8 * thread,
    overhang: kind === 'sleeve' ? 0 : 0.5 * thread,
  };
}

export function frontLength(front: Front): number {
  return front.plate + front.washer + front.nut + front.overhang;
}

/** Draws a hexagon nut or bolt head in side view: three faces visible, full width across the corners. */
function hexagon(s: Scale, from: number, to: number, thread: number): string {
  const corner = 1.85 * thread;
  const faces = [-0.5, -0.25, 0.25, 0.5].map((share) => share * corner);
  const fills = ['face1', 'face2', 'face3'];
  return fills
    .map((fill, i) =>
      rect(
        s.x(from),
        s.y(faces[i]),
        (to - from) * s.mm,
        (faces[i + 1] - faces[i]) * s.mm,
        `fill="url(#${fill})" ${outline}`,
      ),
    )
    .join('');
}

function washer(s: Scale, front: Front, diameter: number): string {
  return cylinder(s, -front.plate - front.washer, -front.plate, diameter, 'steel');
}

function boltAnchor(s: Scale, { thread: d, hnom }: AnchorMeasures, front: Front): string {
  const sleeveLength = 1.45 * d;
  const coneLength = 1.1 * d;
  const coneStart = hnom - coneLength;
  const sleeveStart = coneStart - sleeveLength + 0.35 * d;
  const sleeveEnd = sleeveStart + sleeveLength;
  const threadEnd = Math.min(sleeveStart - 0.6 * d, 0.45 * hnom);
  const slot = (offset: number) =>
    line(
      s.x(sleeveStart + 0.4 * d),
      s.y(offset),
      s.x(sleeveEnd),
      s.y(offset),
      `stroke="${INK}" stroke-width="3" stroke-linecap="round"`,
    );
  return [
    cylinder(s, -frontLength(front), sleeveStart, d, 'steel'),
    threadLines(s, -frontLength(front), threadEnd, d),
    cylinder(s, sleeveStart - 0.25 * d, sleeveStart, 0.98 * d, 'steel'),
    cone(s, coneStart - 0.35 * d, hnom - 0.35 * d, 0.72 * d, d, 'steel'),
    cylinder(s, hnom - 0.35 * d, hnom, d, 'steel'),
    // The cone spreads the end of the sleeve, so the end is wider than the drill hole.
    polygon(
      [
        [s.x(sleeveStart), s.y(-d / 2)],
        [s.x(sleeveEnd - 0.5 * d), s.y(-d / 2)],
        [s.x(sleeveEnd), s.y(-0.57 * d)],
        [s.x(sleeveEnd), s.y(0.57 * d)],
        [s.x(sleeveEnd - 0.5 * d), s.y(d / 2)],
        [s.x(sleeveStart), s.y(d / 2)],
      ],
      `fill="url(#sleeve)" ${outline}`,
    ),
    slot(-0.18 * d),
    slot(0.18 * d),
    washer(s, front, 2 * d),
    hexagon(s, -front.plate - front.washer - front.nut, -front.plate - front.washer, d),
  ].join('');
}

function sleeveAnchor(s: Scale, { thread: d, outer, hnom }: AnchorMeasures, front: Front): string {
  const coneLength = 1.3 * d;
  const shellLength = 2.1 * d;
  const shellEnd = hnom - 0.45 * coneLength;
  const shellStart = shellEnd - shellLength;
  const ring = 0.7 * d;
  const slots = [-0.2, 0.2].map((share) =>
    line(
      s.x(shellStart + 0.35 * d),
      s.y(share * outer),
      s.x(shellEnd),
      s.y(share * outer),
      `stroke="${INK}" stroke-width="3.4" stroke-linecap="round"`,
    ),
  );
  return [
    cylinder(s, shellStart, hnom + 0.25 * d, 0.86 * d, 'steel'),
    cone(s, hnom - coneLength, hnom, 0.78 * outer, 0.99 * outer, 'steel'),
    polygon(
      [
        [s.x(shellStart), s.y(-outer / 2)],
        [s.x(shellEnd - 0.9 * d), s.y(-outer / 2)],
        [s.x(shellEnd), s.y(-0.56 * outer)],
        [s.x(shellEnd), s.y(0.56 * outer)],
        [s.x(shellEnd - 0.9 * d), s.y(outer / 2)],
        [s.x(shellStart), s.y(outer / 2)],
      ],
      `fill="url(#sleeve)" ${outline}`,
    ),
    ...slots,
    cylinder(s, shellStart - ring, shellStart, 0.97 * outer, 'plastic'),
    cylinder(s, -front.plate, shellStart - ring, outer, 'steel'),
    washer(s, front, 1.55 * outer),
    hexagon(s, -front.plate - front.washer - front.nut, -front.plate - front.washer, d),
  ].join('');
}

function undercutAnchor(s: Scale, { thread: d, outer, hef, hnom }: AnchorMeasures, front: Front): string {
  const flare = 0.85 * outer;
  const sleeveEnd = Math.min(hef, hnom - 0.18 * outer);
  const flared = 1.42 * outer;
  const claws = [-0.17, 0.17].map((share) =>
    line(
      s.x(sleeveEnd - 2 * flare),
      s.y(share * outer),
      s.x(sleeveEnd),
      s.y(share * outer * 1.35),
      `stroke="${INK}" stroke-width="3" stroke-linecap="round"`,
    ),
  );
  return [
    // The undercut widens the hole in the concrete.
    polygon(
      [
        [s.x(sleeveEnd - flare), s.y(-outer / 2)],
        [s.x(sleeveEnd + 0.08 * outer), s.y(-flared / 2 - 0.4)],
        [s.x(sleeveEnd + 0.08 * outer), s.y(flared / 2 + 0.4)],
        [s.x(sleeveEnd - flare), s.y(outer / 2)],
      ],
      `fill="${HOLE}" stroke="${INK}" stroke-width="1.1"`,
    ),
    cylinder(s, -frontLength(front), 0.2 * d, d, 'steel'),
    threadLines(s, -frontLength(front), 0, d),
    cone(s, sleeveEnd - flare, sleeveEnd + 0.12 * outer, d, 1.12 * outer, 'steel'),
    cylinder(s, sleeveEnd + 0.12 * outer, hnom, 0.96 * outer, 'steel'),
    polygon(
      [
        [s.x(0), s.y(-outer / 2)],
        [s.x(sleeveEnd - flare), s.y(-outer / 2)],
        [s.x(sleeveEnd), s.y(-flared / 2)],
        [s.x(sleeveEnd), s.y(flared / 2)],
        [s.x(sleeveEnd - flare), s.y(outer / 2)],
        [s.x(0), s.y(outer / 2)],
      ],
      `fill="url(#sleeve)" ${outline}`,
    ),
    ...claws,
    line(s.x(0.55 * outer), s.y(-outer / 2), s.x(0.55 * outer), s.y(outer / 2), thin),
    washer(s, front, 2.1 * d),
    hexagon(s, -front.plate - front.washer - front.nut, -front.plate - front.washer, d),
  ].join('');
}

export const BODIES: Readonly<
  Record<AnchorKind, (s: Scale, measures: AnchorMeasures, front: Front) => string>
> = {
  bolt: boltAnchor,
  sleeve: sleeveAnchor,
  undercut: undercutAnchor,
};
