/** Where labels stand on the screen so that none covers another: the more important keeps its place. */
import type { LabelTone } from '../drawing/drawing';

/** Centre and size on the screen, in points. */
export interface LabelBox {
  x: number;
  y: number;
  width: number;
  height: number;
  tone: LabelTone;
}

/** Shift from the own place; null: not shown. */
export type LabelShift = readonly [number, number] | null;

/** The most important first. */
const ORDER: readonly LabelTone[] = [
  'number',
  'load',
  'moment',
  'failure',
  'dimension',
  'axisX',
  'axisY',
  'axisZ',
];
/** These are shown even where there is no free place. */
const NEEDED: ReadonlySet<LabelTone> = new Set(['number', 'load', 'moment', 'failure']);

/** A shifted label clears one that stands a little off its own place. */
const STEP = 1.2;
/** Shifts in widths and heights of the label, the nearest first. */
const NEAR: readonly (readonly [number, number])[] = [
  [0, 0],
  ...[STEP / 3, (2 * STEP) / 3, STEP].flatMap((up) => [[0, up] as const, [0, -up] as const]),
];
const FAR: readonly (readonly [number, number])[] = [
  ...NEAR,
  ...[1, 2, 3].flatMap((rows) =>
    [0, 1, -1].flatMap((side) => [
      [side * STEP, (rows - 1) * STEP] as const,
      [side * STEP, (1 - rows) * STEP] as const,
    ]),
  ),
];

function overlap(a: LabelBox, b: LabelBox): number {
  const side = (distance: number, size: number) => Math.max(0, size - Math.abs(distance));
  return side(a.x - b.x, (a.width + b.width) / 2) * side(a.y - b.y, (a.height + b.height) / 2);
}

/** In the order of the boxes. */
export function placedLabels(boxes: readonly LabelBox[]): LabelShift[] {
  const shifts = boxes.map((): LabelShift => null);
  const taken: LabelBox[] = [];
  const order = boxes
    .map((box, index) => ({ box, index }))
    .sort((a, b) => ORDER.indexOf(a.box.tone) - ORDER.indexOf(b.box.tone));
  for (const { box, index } of order) {
    const needed = NEEDED.has(box.tone);
    let best: { shift: readonly [number, number]; covered: number } | null = null;
    for (const [right, up] of needed ? FAR : NEAR) {
      const shift = [Math.round(right * box.width), Math.round(up * box.height)] as const;
      const moved = { ...box, x: box.x + shift[0], y: box.y + shift[1] };
      const covered = taken.reduce((sum, other) => sum + overlap(moved, other), 0);
      if (best === null || covered < best.covered) best = { shift, covered };
      if (covered === 0) break;
    }
    if (best === null || (best.covered > 0 && !needed)) continue;
    shifts[index] = best.shift;
    taken.push({ ...box, x: box.x + best.shift[0], y: box.y + best.shift[1] });
  }
  return shifts;
}
