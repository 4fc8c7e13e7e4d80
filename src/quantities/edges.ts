/** Single definition of the four concrete edges: names, axes, labels and default distances. */

interface Edge {
  /** Axis perpendicular to the edge, and the sign of the outward direction along it. */
  axis: 'x' | 'y';
  sign: 1 | -1;
  label: string;
  /** Default distance from the outermost anchor, mm. */
  initial: number;
}

export const EDGES = {
  X1: { axis: 'x', sign: 1, label: 'X+', initial: 225 },
  X2: { axis: 'x', sign: -1, label: 'X−', initial: 200 },
  Y1: { axis: 'y', sign: 1, label: 'Y+', initial: 200 },
  Y2: { axis: 'y', sign: -1, label: 'Y−', initial: 220 },
} as const satisfies Record<string, Edge>;

export type EdgeName = keyof typeof EDGES;
export const EDGE_NAMES = Object.keys(EDGES) as [EdgeName, ...EdgeName[]];

/** The two edges perpendicular to each axis: at its negative end and at its positive end. */
export const EDGES_ACROSS: Readonly<Record<'x' | 'y', readonly [low: EdgeName, high: EdgeName]>> = {
  x: ['X2', 'X1'],
  y: ['Y2', 'Y1'],
};

/** Edges in counter-clockwise order; the i-th edge starts at the i-th corner of `cornersBetween`. */
export const EDGES_AROUND: readonly EdgeName[] = ['Y2', 'X1', 'Y1', 'X2'];

export const forEachEdge = <T>(valueOf: (name: EdgeName) => T): Record<EdgeName, T> => ({
  X1: valueOf('X1'),
  X2: valueOf('X2'),
  Y1: valueOf('Y1'),
  Y2: valueOf('Y2'),
});

/** Returns the coordinate of the point that is farthest out in the direction of an edge. */
export function outermost(points: readonly Readonly<Record<'x' | 'y', number>>[], name: EdgeName): number {
  const { axis, sign } = EDGES[name];
  return sign * Math.max(...points.map((point) => sign * point[axis]));
}

/** Returns the sides of the rectangle between four edge lines. */
export const boxBetween = ({ X1, X2, Y1, Y2 }: Readonly<Record<EdgeName, number>>) => ({
  left: X2,
  right: X1,
  bottom: Y2,
  top: Y1,
});

/** Returns the corners between four edge lines, counter-clockwise from the lower left. */
export const cornersBetween = (at: Readonly<Record<EdgeName, number>>): [number, number][] => [
  [at.X2, at.Y2],
  [at.X1, at.Y2],
  [at.X1, at.Y1],
  [at.X2, at.Y1],
];
