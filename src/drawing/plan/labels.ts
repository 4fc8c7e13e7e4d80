/** Places labels without overlaps, the most important first; others move or are omitted. y points upwards. */
import type { Box } from '@/drawing/plan/concrete-box';
import {
  type Point,
  type Shape,
  formatLength,
  text,
  type Dimension,
  type Style,
  type Text,
} from '@/drawing/plan/shapes';
import type { AnchorPoint } from '@/engineering';

/** Rectangle given by its centre and size. */
export type Rectangle = Record<'x' | 'y' | 'width' | 'height', number>;

export interface LabelBox extends Rectangle {
  /** Rank of the label; the most important label has the lowest rank. */
  rank: number;
  /** True if the label must be shown, so that it is moved farther away instead of omitted. */
  isNeeded: boolean;
}

/** Shift from the original position; null if the label is not shown. */
export type LabelShift = readonly [number, number] | null;

/** Area available for labels; the origin is at the lower left corner of the area. */
export interface FreeSpace {
  width: number;
  height: number;
  taken: readonly Rectangle[];
}

/** Twice the minimum gap between a label and an occupied rectangle, as a multiple of the label's height. */
const GAP = 0.1;
/** Shifts, in label heights, after which a reader still associates the label with its original position. */
const NEAR: readonly (readonly [number, number])[] = [0, 0.5, 1, 1.25].flatMap((up) =>
  up === 0 ? [[0, 0] as const] : [[0, up] as const, [0, -up] as const],
);

/** Largest shifts of a label that must be shown: quarters of the label's width, and label heights. */
const REACH = { columns: 24, rows: 24 };

/** Returns the shifts to try, smallest first: multiples of a quarter of the label's width and its height. */
function farShifts(width: number, height: number): readonly (readonly [number, number])[] {
  const shifts: [number, number][] = [];
  for (let row = -REACH.rows; row <= REACH.rows; row++)
    for (let column = -REACH.columns; column <= REACH.columns; column++)
      shifts.push([(column * width) / 4, row * height]);
  return shifts.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
}

export function touch(a: Rectangle, b: Rectangle): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
}

const isWithin = ({ x, y, width, height }: Rectangle, room: FreeSpace): boolean =>
  x >= width / 2 && y >= height / 2 && x <= room.width - width / 2 && y <= room.height - height / 2;

const isSeen = ({ x, y }: Rectangle, room: FreeSpace): boolean =>
  x >= 0 && y >= 0 && x <= room.width && y <= room.height;

/** Returns a shift for each box: null without a free position or with its original centre outside. */
export function placedLabels(boxes: readonly LabelBox[], room: FreeSpace): LabelShift[] {
  const shifts = boxes.map((): LabelShift => null);
  const taken: Rectangle[] = [...room.taken];
  const order = boxes.map((box, index) => ({ box, index })).sort((a, b) => a.box.rank - b.box.rank);
  for (const { box, index } of order) {
    if (!isSeen(box, room)) continue;
    const { width, height } = box;
    const gap = GAP * height;
    const free = ([right, up]: readonly [number, number]): boolean => {
      const moved = { x: box.x + right, y: box.y + up, width: width + gap, height: height + gap };
      return isWithin(moved, room) && !taken.some((other) => touch(moved, other));
    };
    const near = NEAR.map(([right, up]) => [right * width, up * height] as const);
    const place = near.find(free) ?? (box.isNeeded ? farShifts(width, height).find(free) : undefined);
    if (!place) continue;
    shifts[index] = place;
    taken.push({ x: box.x + place[0], y: box.y + place[1], width, height });
  }
  return shifts;
}

export interface Label {
  style: Style;
  at: Point;
  text: string;
  rank: number;
  isNeeded: boolean;
}

/** Width of a Latin letter divided by the text height; a Chinese character is as wide as high. */
const LETTER = 0.58;
const LINE = 1.2;

/** Returns the approximate width of a text. Underscores in symbols are not drawn and add nothing. */
export function textWidth(text: string, size: number): number {
  return (
    Array.from(text.replaceAll('_', '')).reduce(
      (sum, letter) => sum + (letter > '\u2e80' ? 1 : LETTER),
      0.3,
    ) * size
  );
}

export function numberBox({ at: [x, y], text, upright }: Figure, size: number): Rectangle {
  const [along, across] = [textWidth(text, size), LINE * size];
  return { x, y, width: upright ? across : along, height: upright ? along : across };
}

interface Figure extends Pick<Dimension, 'at' | 'upright'> {
  text: string;
}

export function labelShapes(
  labels: readonly Label[],
  taken: readonly Rectangle[],
  { left, right, bottom, top }: Box,
  size: number,
): Shape[] {
  const shifted = (box: Rectangle): Rectangle => ({ ...box, x: box.x - left, y: box.y - bottom });
  const boxes = labels.map(({ at, text, rank, isNeeded }) => ({
    ...shifted(numberBox({ at, text, upright: false }, size)),
    rank,
    isNeeded,
  }));
  const room = { width: right - left, height: top - bottom, taken: taken.map(shifted) };
  return placedLabels(boxes, room).flatMap((shift, i): Shape[] => {
    const { style, at, text: words } = labels[i];
    return shift ? [text(style, [at[0] + shift[0], at[1] + shift[1]], words)] : [];
  });
}

/** Returns the rectangle occupied by a text shape, mm; `size` is the text height. */
export function textBox({ at, text, upright = false, isFromLeft = false }: Text, size: number): Rectangle {
  const box = numberBox({ at, text, upright }, size);
  return isFromLeft ? { ...box, x: box.x + box.width / 2 } : box;
}

const cornersOf = ({ x, y, width, height }: Rectangle): Point[] => [
  [x - width / 2, y - height / 2],
  [x + width / 2, y + height / 2],
];

function pointsOf(shape: Shape, size: number): readonly Point[] {
  switch (shape.kind) {
    case 'line':
      return [shape.from, shape.to];
    case 'area':
      return shape.outlines.flat();
    case 'circle': {
      const side = 2 * shape.radius;
      return cornersOf({ x: shape.at[0], y: shape.at[1], width: side, height: side });
    }
    case 'slot':
      return cornersOf({ x: shape.at[0], y: shape.at[1], width: shape.width, height: shape.height });
    case 'dimension': {
      const { at, upright, length, lines } = shape;
      const box = numberBox({ at, upright, text: formatLength(length) }, size);
      return [...cornersOf(box), ...lines.flatMap(({ from, to }) => [from, to])];
    }
    default:
      return cornersOf(textBox(shape, size));
  }
}

/** Returns `box`, enlarged to contain all shapes and text. */
export function holding(box: Box, shapes: readonly Shape[], size: number): Box {
  const bounds = { ...box };
  for (const [x, y] of shapes.flatMap((shape) => pointsOf(shape, size))) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.bottom = Math.min(bounds.bottom, y);
    bounds.top = Math.max(bounds.top, y);
  }
  return bounds;
}

/** Corners in order of preference, starting at the upper right. */
const CORNERS: readonly Point[] = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];

export type Segment = readonly [Point, Point];

/** Returns the lines in the shapes and the outlines of the areas, such as arrow heads, as segments. */
export const segmentsOf = (shapes: readonly Shape[]): Segment[] =>
  shapes.flatMap((shape): Segment[] => {
    if (shape.kind === 'line') return [[shape.from, shape.to]];
    if (shape.kind !== 'area') return [];
    return shape.outlines.flatMap((corners) =>
      corners.map((from, i): Segment => [from, corners[(i + 1) % corners.length]]),
    );
  });

export function distanceTo([x, y]: Point, [[ax, ay], [bx, by]]: Segment): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
  return Math.hypot(ax + share * dx - x, ay + share * dy - y);
}

/** Minimum distance from a line to the centre of a number, text heights: a closer line would cross it. */
const CLEAR = 0.55;

interface Drawn {
  radius: number;
  size: number;
}

function placesOf({ x, y, actsX, actsY }: AnchorPoint, { radius, size }: Drawn): Point[] {
  // Offset from the anchor's centre to the number's centre. The number lies diagonally outside the circle;
  // for a slot, diagonally outside its end.
  const right = radius * (actsX ? 1 : 2.5) + 0.4 * size;
  const up = radius * (actsY ? 1 : 2.5) + 0.75 * size;
  return CORNERS.map(([i, k]): Point => [x + i * right, y + k * up]);
}

/** Counts the lines that cross each possible position of the number. */
function crossings(anchor: AnchorPoint, lines: readonly Segment[], drawn: Drawn): number[] {
  const isNear = (place: Point) => (line: Segment) => distanceTo(place, line) < CLEAR * drawn.size;
  return placesOf(anchor, drawn).map((place) => lines.filter(isNear(place)).length);
}

export const hasClearPlace = (anchor: AnchorPoint, lines: readonly Segment[], drawn: Drawn): boolean =>
  crossings(anchor, lines, drawn).includes(0);

/** Places an anchor's number at the corner of the anchor where the fewest lines cross the number. */
export function anchorNumber(anchor: AnchorPoint, lines: readonly Segment[], drawn: Drawn): Label {
  const crossed = crossings(anchor, lines, drawn);
  const at = placesOf(anchor, drawn)[crossed.indexOf(Math.min(...crossed))];
  return { style: 'anchor', at, text: String(anchor.no), rank: 0, isNeeded: true };
}
