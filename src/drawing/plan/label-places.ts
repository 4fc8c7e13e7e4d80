/**
 * Places labels without overlaps: more important labels are placed first; the others are moved to a free
 * position or omitted. y points upwards.
 */

/** Rectangle given by its centre and size. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

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
  /** Rectangles that are already occupied. */
  taken: readonly Rectangle[];
}

/** Twice the minimum gap between a label and an occupied rectangle, as a multiple of the label's height. */
const GAP = 0.1;
/**
 * Shifts in label heights that are small enough for the reader to associate the label with its original
 * position.
 */
const NEAR: readonly (readonly [number, number])[] = [0, 0.5, 1, 1.25].flatMap((up) =>
  up === 0 ? [[0, 0] as const] : [[0, up] as const, [0, -up] as const],
);

/**
 * Largest shifts of a label that must be shown: columns in quarters of the label's width, rows in label
 * heights.
 */
const REACH = { columns: 24, rows: 24 };

/**
 * Returns the shifts to try for a label that must be shown, the smallest first: multiples of a quarter of the
 * label's width and of the label's height.
 */
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

/**
 * Returns a shift for each box, in the order of the boxes: null for a label that has no free position or
 * whose original centre is outside the area. More important labels are placed first.
 */
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
