/** Places labels so that none covers another: the more important label keeps its place. y goes upwards. */

/** Centre and size. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface LabelBox extends Rectangle {
  /** The most important has the lowest. */
  rank: number;
  /** Looks for a place further away rather than not being shown. */
  isNeeded: boolean;
}

/** Shift from the own place; null: not shown. */
export type LabelShift = readonly [number, number] | null;

/** Room for labels, from the lower left. */
export interface FreeSpace {
  width: number;
  height: number;
  /** Places that something else stands at. */
  taken: readonly Rectangle[];
}

/** Between two labels, as a share of their height. */
const GAP = 0.1;
/** Shifts in heights of the label: so near that it still belongs to its place. */
const NEAR: readonly (readonly [number, number])[] = [0, 0.5, 1, 1.25].flatMap((up) =>
  up === 0 ? [[0, 0] as const] : [[0, up] as const, [0, -up] as const],
);

/** How far a label that must be seen goes, in quarter widths and heights of its own. */
const REACH = { columns: 24, rows: 24 };

/** Shifts of a label that must be seen, the nearest first; sideways counts as far as it is wide. */
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
 * In the order of the boxes. Of two labels that find no place beside one another the less important is not
 * shown.
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
