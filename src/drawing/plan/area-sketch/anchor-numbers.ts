/**
 * Places the numbers of the anchors in a check so that each number is closer to its own anchor than to any
 * other.
 */
import { distanceTo, segmentsOf } from '@/drawing/plan/anchor-numbers';
import type { Place } from '@/drawing/plan/breakout';
import type { Box } from '@/drawing/plan/concrete-box';
import { touch, type Rectangle } from '@/drawing/plan/label-places';
import { figureBox } from '@/drawing/plan/labels';
import type { Point, Shape } from '@/drawing/plan/shapes';

type Text = Extract<Shape, { kind: 'text' }>;

/**
 * Offsets from the anchor, in text heights. The first free position is used; positions not crossed by any
 * line are preferred.
 */
const PLACES: readonly Point[] = [
  [0.85, 0.85],
  [0.85, -0.85],
  [-0.85, 0.85],
  [-0.85, -0.85],
  [1, 0],
  [-1, 0],
  [0, 1.1],
  [0, -1.1],
];

/**
 * Minimum distance between a line and the centre of a number, in text heights; a closer line would cross the
 * number.
 */
const CLEAR = 0.5;

const isWithin = ({ x, y, width, height }: Rectangle, { left, right, bottom, top }: Box): boolean =>
  x - width / 2 >= left && x + width / 2 <= right && y - height / 2 >= bottom && y + height / 2 <= top;

interface Room {
  box: Box;
  taken: readonly Rectangle[];
  /** Shapes already drawn in the sketch. */
  content: readonly Shape[];
  size: number;
}

/**
 * Returns the numbers of the anchors in `checked` as text shapes. A number without a free position is
 * omitted, because next to another anchor it would be misleading.
 */
export function anchorNumbers(
  shown: readonly Place[],
  checked: readonly number[],
  { box, taken, content, size }: Room,
): Text[] {
  const lines = segmentsOf(content.filter(({ kind }) => kind === 'line'));
  const isClear = ({ at }: Text) => lines.every((line) => distanceTo(at, line) >= CLEAR * size);
  const placed: Rectangle[] = [...taken];
  const distance = (a: Place, [x, y]: Point) => Math.hypot(a.x - x, a.y - y);
  return shown.flatMap((anchor): Text[] => {
    if (!checked.includes(anchor.no)) return [];
    const texts = PLACES.map(([right, up]): Text => {
      const at: Point = [anchor.x + right * size, anchor.y + up * size];
      return { kind: 'text', style: 'anchor', at, text: String(anchor.no) };
    });
    const free = texts.filter((text) => {
      const own = figureBox({ upright: false, ...text }, size);
      const isNearest = shown.every((other) => distance(other, text.at) >= distance(anchor, text.at));
      return isNearest && isWithin(own, box) && !placed.some((other) => touch(own, other));
    });
    const number = free.find(isClear) ?? free.at(0);
    if (!number) return [];
    placed.push(figureBox({ upright: false, ...number }, size));
    return [number];
  });
}
