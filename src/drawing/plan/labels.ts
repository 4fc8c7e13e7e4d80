/**
 * Places the labels of a drawing: a label must not overlap another label or an occupied rectangle (such as a
 * dimension), and must lie within the given bounds.
 */
import type { Box } from '@/drawing/plan/concrete-box';
import { placedLabels, type Rectangle } from '@/drawing/plan/label-places';
import type { Dimension, Style, Point, Shape } from '@/drawing/plan/shapes';

export interface Label {
  style: Style;
  at: Point;
  text: string;
  rank: number;
  isNeeded: boolean;
}

/**
 * Width of a Latin letter divided by the text height; the width of a Chinese character equals the text
 * height.
 */
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

export function figureBox({ at: [x, y], text, upright }: Figure, size: number): Rectangle {
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
    ...shifted(figureBox({ at, text, upright: false }, size)),
    rank,
    isNeeded,
  }));
  const room = { width: right - left, height: top - bottom, taken: taken.map(shifted) };
  return placedLabels(boxes, room).flatMap((shift, i): Shape[] => {
    const { style, at, text } = labels[i];
    return shift ? [{ kind: 'text', style, at: [at[0] + shift[0], at[1] + shift[1]], text }] : [];
  });
}
