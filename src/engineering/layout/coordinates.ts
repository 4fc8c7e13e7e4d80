/** Coordinates of a group's anchors; except in custom groups, their bounding box is centred on the origin. */
import { groupByCode, type AnchorGroup } from '@/engineering/layout/groups';
import type { AnchorPoint } from '@/engineering/model/design';
import type { SpacingName } from '@/quantities/inputs';

type Point = [number, number];
type Spacings = Readonly<Record<SpacingName, number>>;

/** Returns the coordinates of two columns or rows, centred on 0, with the given spacing. */
const two = (spacing: number): [number, number] => [-spacing / 2, spacing / 2];

/** Returns the coordinates of three columns or rows, centred on 0, with the given spacings. */
function three(first: number, second: number): [number, number, number] {
  const half = (first + second) / 2;
  return [-half, first - half, half];
}

const GEOMETRIES: Readonly<
  Record<Exclude<AnchorGroup['geometry'], 'custom2' | 'custom3'>, (s: Spacings) => Point[]>
> = {
  single: () => [[0, 0]],
  rowX2: ({ Sx1 }) => two(Sx1).map((x) => [x, 0]),
  rowY2: ({ Sy1 }) => two(Sy1).map((y) => [0, y]),
  rowX3: ({ Sx1, Sx2 }) => three(Sx1, Sx2).map((x) => [x, 0]),
  rowY3: ({ Sy1, Sy2 }) => three(Sy1, Sy2).map((y) => [0, y]),
  triangleUp: ({ Sx1, Sy1 }) => paired([-Sx1 / 2, Sx1 / 2, 0], [-Sy1 / 2, -Sy1 / 2, Sy1 / 2]),
  triangleRight: ({ Sx1, Sy1 }) => paired([-Sx1 / 2, Sx1 / 2, -Sx1 / 2], [-Sy1 / 2, 0, Sy1 / 2]),
  triangleDown: ({ Sx1, Sy1 }) => paired([0, -Sx1 / 2, Sx1 / 2], [-Sy1 / 2, Sy1 / 2, Sy1 / 2]),
  triangleLeft: ({ Sx1, Sy1 }) => paired([Sx1 / 2, -Sx1 / 2, Sx1 / 2], [-Sy1 / 2, 0, Sy1 / 2]),
  rectangle4: ({ Sx1, Sy1 }) => grid(two(Sx1), two(Sy1)),
  grid3x2: ({ Sx1, Sx2, Sy1 }) => grid(three(Sx1, Sx2), two(Sy1)),
  grid2x3: ({ Sx1, Sy1, Sy2 }) => grid(two(Sx1), three(Sy1, Sy2)),
  ring8: ({ Sx1, Sx2, Sy1, Sy2 }) =>
    // A 3 x 3 grid without the central anchor.
    grid(three(Sx1, Sx2), three(Sy1, Sy2)).filter((_, index) => index !== 4),
};

const paired = (xs: readonly number[], ys: readonly number[]): Point[] => xs.map((x, i) => [x, ys[i]]);

/** Returns the points of a grid row by row from the bottom, and from left to right within each row. */
function grid(xs: readonly number[], ys: readonly number[]): Point[] {
  return ys.flatMap((y) => xs.map((x): Point => [x, y]));
}

interface FreePoint {
  x: number;
  y: number;
}

/** Returns coordinates, mm: the given points for the two custom groups, none for an unknown code. */
export function groupCoordinates(
  code: string,
  spacings: Spacings,
  customPoints: readonly FreePoint[],
): Point[] {
  const group = groupByCode(code);
  if (!group) return [];
  if (group.geometry === 'custom2' || group.geometry === 'custom3') {
    return customPoints.slice(0, group.count).map(({ x, y }) => [x, y]);
  }
  return GEOMETRIES[group.geometry](spacings);
}

/** Returns the initial points of a custom group, mm. */
export function defaultCustomPoints(code: string): [FreePoint, FreePoint, FreePoint] {
  const last = { x: 90, y: 90 };
  const right = { x: 90, y: -90 };
  const first = { x: -90, y: -90 };
  return code === '3-0-0' ? [first, right, last] : [first, last, right];
}

/** Returns the anchors with numbers and directions of shear; `slots` replaces the group's slotted holes. */
export function groupAnchors(
  code: string,
  spacings: Spacings,
  customPoints: readonly FreePoint[],
  slots: readonly { x: boolean; y: boolean }[] | null,
): AnchorPoint[] {
  const group = groupByCode(code);
  return groupCoordinates(code, spacings, customPoints).map(([x, y], index) => ({
    no: index + 1,
    x,
    y,
    actsX: !(slots?.[index]?.x ?? group?.slottedX.includes(index + 1) ?? false),
    actsY: !(slots?.[index]?.y ?? group?.slottedY.includes(index + 1) ?? false),
  }));
}

export function centreOf(points: readonly (readonly [number, number])[]): FreePoint {
  const n = Math.max(1, points.length);
  const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0);
  return { x: sum(0) / n, y: sum(1) / n };
}

export function extentsOf(points: readonly (readonly [number, number])[]): {
  minX: number;
  maxX: number;
  minY: number;
  maxY: number;
} {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) };
}
