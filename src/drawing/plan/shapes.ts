/** Shapes in a plan, mm, y upwards. The code that paints them determines colours and line styles. */
import type { EdgeName } from '@/quantities/edges';

export type Point = readonly [number, number];

export type Style =
  | 'concrete'
  | 'edge'
  | 'open'
  | 'plate'
  | 'profile'
  | 'anchor'
  | 'slot'
  | 'axis'
  | 'dimension'
  | 'load'
  | 'moment'
  | 'tension'
  | 'shear'
  | 'failure'
  | 'border'
  | 'pressure';

export interface Line {
  kind: 'line';
  style: Style;
  from: Point;
  to: Point;
}

/** Quantity shown by a dimension. */
export type Measure =
  | { of: 'edge'; edge: EdgeName }
  /** `gap` counts the spacings along the axis from 1; `anchor` is at the far end of the spacing. */
  | { of: 'spacing'; axis: 'x' | 'y'; gap: number; anchor: number }
  | { of: 'plate'; side: 'length' | 'width' }
  /** Thickness of the concrete. */
  | { of: 'thickness' }
  /** Distance between concrete and plate. */
  | { of: 'standOff' };

/** Dimension between two points: a line with oblique ticks and a label, rotated if the line is vertical. */
export interface Dimension {
  kind: 'dimension';
  style: 'dimension';
  /** Measured quantity; null for a length that follows from other dimensions. */
  measure: Measure | null;
  /** Actual length, mm; the drawn line is shorter if the concrete is cut off. */
  length: number;
  lines: readonly Line[];
  at: Point;
  upright: boolean;
}

export type Shape =
  | Line
  | Dimension
  /** Area between outlines: a second outline within the first is a hole. */
  | { kind: 'area'; style: Style; outlines: readonly (readonly Point[])[] }
  /** Circle; `anchor` is the number of the anchor that the circle represents. */
  | { kind: 'circle'; style: Style; at: Point; radius: number; anchor?: number }
  /** Rectangle with round ends, given by its centre. */
  | { kind: 'slot'; style: Style; at: Point; width: number; height: number; radius: number }
  /**
   * Text centred at its position, or starting at its position if `isFromLeft` is true. A symbol in the text,
   * such as A_c,N, is typeset with its subscript.
   */
  | { kind: 'text'; style: Style; at: Point; text: string; upright?: boolean; isFromLeft?: boolean };

export type Text = Extract<Shape, { kind: 'text' }>;

export const line = (style: Style, from: Point, to: Point): Line => ({ kind: 'line', style, from, to });

export const area = (style: Style, ...outlines: readonly (readonly Point[])[]): Shape => ({
  kind: 'area',
  style,
  outlines,
});

export const text = (style: Style, at: Point, words: string): Text => ({
  kind: 'text',
  style,
  at,
  text: words,
});

/** Formats a length, rounded to 0.1 mm. */
export const formatLength = (length: number): string => String(Math.round(length * 10) / 10);

/** Caption of a drawing that states the result; shown in the legend and below the drawing. */
export interface Caption {
  tone: 'good' | 'warning' | 'bad' | 'neutral';
  title: string;
  /** Text of the caption; '' if there is none. */
  text: string;
  note: string;
}

export const rectangle = (left: number, bottom: number, right: number, top: number): Point[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];

export type Outlined = Exclude<Shape, { kind: 'text' | 'dimension' }>;

/** Writes a number for SVG, rounded to two decimals. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

/** Returns the SVG element of a shape without its style; `place` converts a point, and `scale` a length. */
export function svgOutline(
  shape: Outlined,
  { place, scale }: { place: (point: Point) => Point; scale: number },
): { tag: 'circle' | 'rect' | 'path'; geometry: Readonly<Record<string, string>> } {
  if (shape.kind === 'line' || shape.kind === 'area') {
    const [outlines, end] = shape.kind === 'line' ? [[[shape.from, shape.to]], ''] : [shape.outlines, 'Z'];
    const paths = outlines.map(
      (points) => `M${points.map((at) => place(at).map(n).join(' ')).join('L')}${end}`,
    );
    return { tag: 'path', geometry: { d: paths.join('') } };
  }
  const [x, y] = place(shape.at);
  const r = shape.radius * scale;
  if (shape.kind === 'circle') return { tag: 'circle', geometry: { cx: n(x), cy: n(y), r: n(r) } };
  const [width, height] = [shape.width * scale, shape.height * scale];
  const corner = { x: n(x - width / 2), y: n(y - height / 2), rx: n(r) };
  return { tag: 'rect', geometry: { ...corner, width: n(width), height: n(height) } };
}

/** Returns the start of an SVG element, up to its geometry. */
export function svgStart(...args: Parameters<typeof svgOutline>): string {
  const { tag, geometry } = svgOutline(...args);
  return `<${tag} ${Object.entries(geometry)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}`;
}
