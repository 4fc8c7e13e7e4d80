/** Bounds of a drawing including its text, because anything outside the bounds would be cut off. */
import type { Box } from '@/drawing/plan/concrete-box';
import { formatLength } from '@/drawing/plan/dimensions';
import type { Rectangle } from '@/drawing/plan/label-places';
import { figureBox } from '@/drawing/plan/labels';
import type { Point, Shape } from '@/drawing/plan/shapes';

type Text = Extract<Shape, { kind: 'text' }>;

/** Returns the rectangle occupied by a text shape, mm; `size` is the text height. */
function textBox({ at, text, upright = false, isFromLeft = false }: Text, size: number): Rectangle {
  const box = figureBox({ at, text, upright }, size);
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
      const box = figureBox({ at, upright, text: formatLength(length) }, size);
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
