/** Sizes that several objects of the scene share: where the concrete is cut off, where the steel stands. */
import type { EdgeName, SceneMessage } from '../message';

export interface Rectangle {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export interface Block extends Rectangle {
  /** Height that is drawn. */
  depth: number;
  /** Sides cut off with a break line. */
  cut: Readonly<Record<EdgeName, boolean>>;
  cutBelow: boolean;
}

/** Coordinate of each edge line; infinite where the side is unbounded. */
export function edgeLines({ points, edges }: SceneMessage['foundation']): Record<EdgeName, number> {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    X1: edges.X1 ? Math.max(...xs) : Infinity,
    X2: edges.X2 ? Math.min(...xs) : -Infinity,
    Y1: edges.Y1 ? Math.max(...ys) : Infinity,
    Y2: edges.Y2 ? Math.min(...ys) : -Infinity,
  };
}

/** Breadth of concrete shown beyond plate and anchors where there is no edge. */
function openReach({ bolts, plate }: SceneMessage): number {
  const hef = Math.max(0, ...bolts.map((bolt) => bolt.hef));
  return Math.max(60, 1.6 * hef, 0.22 * Math.max(plate.length, plate.width));
}

/** An edge further away than this many times the open side's breadth is not drawn either. */
const FARTHEST = 5;

/** The part of the concrete that is drawn. */
export function blockOf(scene: SceneMessage): Block {
  const { bolts, plate, foundation } = scene;
  const lines = edgeLines(foundation);
  const reach = openReach(scene);
  const half = { x: plate.length / 2, y: plate.width / 2 };
  const most = (values: number[], sign: 1 | -1) => sign * Math.max(...values.map((value) => sign * value));
  const side = (edge: EdgeName, extremes: number[], sign: 1 | -1) => {
    const steel = most(extremes, sign);
    const cut = sign * (lines[edge] - steel) > FARTHEST * reach;
    return { at: cut ? steel + sign * reach : lines[edge], cut };
  };
  const xs = bolts.map(({ x }) => x);
  const ys = bolts.map(({ y }) => y);
  const [X1, X2] = [side('X1', [half.x, ...xs], 1), side('X2', [-half.x, ...xs], -1)];
  const [Y1, Y2] = [side('Y1', [half.y, ...ys], 1), side('Y2', [-half.y, ...ys], -1)];
  const deepest = Math.max(1.5 * Math.max(0, ...bolts.map(({ hef }) => hef)), X1.at - X2.at, Y1.at - Y2.at);
  return {
    right: X1.at,
    left: X2.at,
    top: Y1.at,
    bottom: Y2.at,
    depth: Math.min(foundation.h, deepest),
    cutBelow: foundation.h > deepest,
    cut: { X1: X1.cut, X2: X2.cut, Y1: Y1.cut, Y2: Y2.cut },
  };
}

/** Heights of the steel above the concrete. */
export function levelsOf({ plate, bolts }: SceneMessage): { underside: number; top: number; unit: number } {
  const diameter = Math.max(8, ...bolts.map((bolt) => bolt.diameter));
  return { underside: plate.standOff, top: plate.standOff + plate.thickness, unit: diameter };
}

/** Length that arrows, text distances and axes are measured in: a share of the plate. */
export function scaleOf({ plate }: SceneMessage): number {
  return Math.max(plate.length, plate.width) / 10;
}

/** Height of the piece of profile that is drawn. */
export function stubHeight(scene: SceneMessage): number {
  const { section } = scene;
  return Math.max(3.2 * scaleOf(scene), 0.9 * Math.max(section.H, section.W));
}
