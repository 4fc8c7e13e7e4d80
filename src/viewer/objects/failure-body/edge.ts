/** Breakout towards an edge: from the row of anchors at the surface to the edge face, A_c,V on that face. */
import type { Sketch } from '../../drawing/sketch';
import type { Bolt, BreakoutBody, EdgeName } from '../../message';
import { levelsBetween, loft, type Frame, type Section } from './loft';

type Edge = Extract<BreakoutBody, { kind: 'edge' }>;

/** Spread to each side and downwards for each mm towards the edge. */
const SPREAD = 1.5;

/** Which way out, which way along, and the edges at the two ends. */
const AXES: Readonly<Record<EdgeName, { axis: 0 | 1; sign: 1 | -1; ends: readonly [EdgeName, EdgeName] }>> = {
  X1: { axis: 0, sign: 1, ends: ['Y2', 'Y1'] },
  X2: { axis: 0, sign: -1, ends: ['Y2', 'Y1'] },
  Y1: { axis: 1, sign: 1, ends: ['X2', 'X1'] },
  Y2: { axis: 1, sign: -1, ends: ['X2', 'X1'] },
};

export function edgeBody(
  sketch: Sketch,
  { edge, c1 }: Edge,
  anchors: readonly Bolt[],
  lines: Readonly<Record<EdgeName, number>>,
  h: number,
): void {
  const { axis, sign, ends } = AXES[edge];
  const line = lines[edge];
  if (!Number.isFinite(line)) return;
  const places = anchors.map(({ x, y }) => (axis === 0 ? y : x));
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const [low, high] = [lines[ends[0]], lines[ends[1]]];
  const breaks = [from - low, high - to, h].map((distance) => distance / SPREAD);
  const sections = levelsBetween(0, c1, breaks).map((s): Section => ({
    level: line - sign * (c1 - s),
    a: [Math.max(low, from - SPREAD * s), Math.min(high, to + SPREAD * s)],
    b: [-Math.min(h, SPREAD * s), 0],
  }));
  const frame: Frame = (level, along, z) => (axis === 0 ? [level, along, z] : [along, level, z]);
  loft(sketch, sections, frame, 'A_c,V');
}
