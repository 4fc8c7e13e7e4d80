/** Paints drawings on white for paper, in colours that do not depend on the screen theme. */
import { planOf, type Plan, type PlanInput } from '@/drawing/plan/plan';
import type { Style, Point, Shape } from '@/drawing/plan/shapes';
import { SHARPNESS } from '@/report/word/picture';
import { formatInput } from '@/text/format/format-number';
import { sentenceParts } from '@/text/format/sentence-parts';
import { symbolParts } from '@/text/format/symbol-parts';
import { withMinus } from '@/wording/figures';

/** Aspect ratio of the plan including labels, and line height of the labels in px, chosen to be legible. */
const FORMAT = { aspect: 1.6, line: 11.3 };

export const FONT = 'Arial, "Liberation Sans", sans-serif';

export const INK: Readonly<
  Record<Style, { stroke?: string; fill?: string; width?: number; dash?: number[] }>
> = {
  concrete: { fill: '#eceeee' },
  edge: { stroke: '#30363d', width: 2.2 },
  open: { stroke: '#8a949e', width: 0.8, dash: [6, 4] },
  plate: { stroke: '#0b5cad', fill: 'rgba(11, 92, 173, 0.12)', width: 1.2 },
  profile: { stroke: '#394b59', fill: '#94a3b0', width: 0.8 },
  anchor: { stroke: '#b42318', fill: '#ffffff', width: 1.4 },
  slot: { stroke: '#b42318', width: 0.8 },
  axis: { stroke: '#1e7b34', fill: '#1e7b34', width: 1.2 },
  dimension: { stroke: '#30363d', width: 0.7 },
  load: { stroke: '#9c211b', width: 1.6 },
  moment: { stroke: '#075e5c', width: 1.6 },
  tension: { stroke: '#6b3fa0', fill: 'rgba(107, 63, 160, 0.16)', width: 1 },
  shear: { stroke: '#6b3fa0', width: 1.2 },
  failure: { fill: 'rgba(224, 129, 42, 0.28)', stroke: 'rgba(0, 0, 0, 0)' },
  border: { stroke: '#a83c00', width: 1.4 },
  pressure: { stroke: '#1d4f8c', fill: 'rgba(47, 111, 196, 0.3)', width: 0 },
};

/** Canvas methods needed to paint the plan. */
export interface PlanPen extends Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'closePath'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'restore'
  | 'rotate'
  | 'roundRect'
  | 'save'
  | 'setLineDash'
  | 'strokeStyle'
  | 'textAlign'
  | 'textBaseline'
  | 'translate'
> {
  fill(rule: 'evenodd' | 'nonzero'): void;
  measureText(text: string): { width: number };
  stroke(): void;
}
type Place = (point: Point) => Point;

function trace(pen: PlanPen, points: readonly Point[], place: Place): void {
  points.forEach((point, index) => {
    const [x, y] = place(point);
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
}

/**
 * Position and scale of the plan in the image: a function that converts a point to pixels, and the number of
 * pixels per millimetre and per text line.
 */
export interface Placing {
  place: Place;
  scale: number;
  size: number;
}

export interface Text {
  style: Style;
  at: Point;
  text: string;
  upright?: boolean;
  isFromLeft?: boolean;
}

/** Size and downward offset of a subscript, relative to the text height. */
const INDEX = { size: 0.72, drop: 0.28 };

interface TextPiece {
  text: string;
  isItalic: boolean;
  size: number;
  /** Distance of the piece below its line. */
  drop: number;
}

/** Splits a string into pieces: symbols are italic; their subscripts are smaller and lower. */
export const piecesOf = (text: string, size: number): TextPiece[] =>
  sentenceParts(withMinus(text)).flatMap((part) => {
    if (!part.symbol) return [{ text: part.text, isItalic: false, size, drop: 0 }];
    const { base, sub } = symbolParts(part.text);
    return [
      { text: base, isItalic: true, size, drop: 0 },
      { text: sub, isItalic: false, size: INDEX.size * size, drop: INDEX.drop * size },
    ];
  });

const fontOf = ({ isItalic, size }: TextPiece): string => `${isItalic ? 'italic ' : ''}${size}px ${FONT}`;

function writeText(
  pen: PlanPen,
  { style, at, text, upright = false, isFromLeft = false }: Text,
  { place, size }: Placing,
): void {
  const [x, y] = place(at);
  pen.save();
  pen.translate(x, y);
  if (upright) pen.rotate(-Math.PI / 2);
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillStyle = INK[style].stroke ?? '';
  const pieces = piecesOf(text, size).map((piece) => {
    pen.font = fontOf(piece);
    return { ...piece, width: pen.measureText(piece.text).width };
  });
  let from = isFromLeft ? 0 : -pieces.reduce((sum, { width }) => sum + width, 0) / 2;
  for (const piece of pieces) {
    pen.font = fontOf(piece);
    pen.fillText(piece.text, from, piece.drop);
    from += piece.width;
  }
  pen.restore();
}

export type Outlined = Exclude<Shape, { kind: 'text' | 'dimension' }>;

function outline(pen: PlanPen, shape: Outlined, { place, scale }: Placing): void {
  if (shape.kind === 'line') trace(pen, [shape.from, shape.to], place);
  else if (shape.kind === 'circle') pen.arc(...place(shape.at), shape.radius * scale, 0, 2 * Math.PI);
  else if (shape.kind === 'slot') {
    const [x, y] = place(shape.at);
    const [width, height] = [shape.width * scale, shape.height * scale];
    pen.roundRect(x - width / 2, y - height / 2, width, height, shape.radius * scale);
  } else {
    for (const corners of shape.outlines) {
      trace(pen, corners, place);
      pen.closePath();
    }
  }
}

/**
 * Returns the fill colour of a shape; undefined if the shape is not filled. Arrow heads are filled with the
 * colour of their lines.
 */
export function fillOf({ kind, style }: Outlined): string | undefined {
  const { stroke, fill } = INK[style];
  return kind === 'line' ? undefined : (fill ?? (kind === 'area' ? stroke : undefined));
}

function ink(pen: PlanPen, shape: Outlined, placing: Placing): void {
  const { stroke, width = 1, dash = [] } = INK[shape.style];
  pen.beginPath();
  outline(pen, shape, placing);
  const inside = fillOf(shape);
  if (inside !== undefined) {
    pen.fillStyle = inside;
    pen.fill('evenodd');
  }
  if (stroke !== undefined && width > 0) {
    pen.strokeStyle = stroke;
    pen.lineWidth = width * SHARPNESS;
    pen.setLineDash(dash.map((length) => length * SHARPNESS));
    pen.stroke();
  }
}

function draw(pen: PlanPen, shape: Shape, placing: Placing): void {
  if (shape.kind === 'text') writeText(pen, shape, placing);
  else if (shape.kind === 'dimension') {
    for (const line of shape.lines) ink(pen, line, placing);
    writeText(pen, { ...shape, text: formatInput(shape.length) }, placing);
  } else ink(pen, shape, placing);
}

/** Returns the largest scale at which the whole plan fits into the image, and its centred position. */
export function placing({ left, right, bottom, top, size }: Plan, width: number, height: number): Placing {
  const scale = Math.min(width / (right - left), height / (top - bottom));
  const [dx, dy] = [(width - scale * (right - left)) / 2, (height - scale * (top - bottom)) / 2];
  return { scale, size: size * scale, place: ([x, y]) => [dx + scale * (x - left), dy + scale * (top - y)] };
}

export interface Pixels {
  width: number;
  height: number;
}

/**
 * Returns the size in px of an image in a report box. The image is no larger than its content, so that white
 * margins take up no space.
 */
export function pixelsIn(box: Pixels, { left, right, bottom, top }: Plan): Pixels {
  const [width, height] = [right - left, top - bottom];
  const scale = SHARPNESS * Math.min(box.width / width, box.height / height);
  return { width: Math.ceil(scale * width), height: Math.ceil(scale * height) };
}

/** Paints the plan on white, centred and as large as possible. */
export function paintDrawing(pen: PlanPen, plan: Plan, { width, height }: Pixels): void {
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  const placed = placing(plan, width, height);
  for (const shape of plan.shapes) draw(pen, shape, placed);
}

/** Returns the plan and the size of its image in a box of the report. */
export function planSheet(input: PlanInput, box: Pixels): { plan: Plan; pixels: Pixels } {
  const plan = planOf(input, { aspect: FORMAT.aspect, lines: Math.round(box.height / FORMAT.line) });
  return { plan, pixels: pixelsIn(box, plan) };
}
