/** Writes drawings for white paper as SVG, in colours independent of the theme and sharp at any size. */
import { planOf, type Plan, type PlanInput } from '@/drawing/plan/plan';
import {
  n,
  svgStart,
  type Outlined,
  type Point,
  type Shape,
  type Style,
  type Text,
} from '@/drawing/plan/shapes';
import { SHARPNESS, WIDE_BOX, type Box } from '@/report/model/report-input';
import { formatInput } from '@/text/format/format-number';
import { sentenceParts, symbolParts } from '@/text/format/symbols';
import { escapedXml } from '@/text/format/xml-text';
import { withMinus } from '@/text/wording/values';

/** Aspect ratio of the plan including labels, and line height of the labels in px, chosen to be legible. */
const FORMAT = { aspect: 1.6, line: 11.3 };

const FONT = 'Arial, "Liberation Sans", sans-serif';

const INK: Readonly<Record<Style, { stroke?: string; fill?: string; width?: number; dash?: number[] }>> = {
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

/** Position and scale of the plan in the image: points to px, and px per mm and per text line. */
interface Placing {
  place: (point: Point) => Point;
  scale: number;
  size: number;
}

/** Size and downward offset of a subscript, relative to the text height. */
const INDEX = { size: 0.72, drop: 0.28 };

/** Splits a string into pieces: symbols are italic; their subscripts are smaller and lower by `drop`. */
const piecesOf = (text: string, size: number) =>
  sentenceParts(withMinus(text)).flatMap((part) => {
    if (!part.symbol) return [{ text: part.text, isItalic: false, size, drop: 0 }];
    const { base, sub } = symbolParts(part.text);
    return [
      { text: base, isItalic: true, size, drop: 0 },
      { text: sub, isItalic: false, size: INDEX.size * size, drop: INDEX.drop * size },
    ];
  });

/** Returns the fill colour of a shape; arrow heads have that of their lines; undefined without a fill. */
function fillOf({ kind, style }: Outlined): string | undefined {
  const { stroke, fill } = INK[style];
  return kind === 'line' ? undefined : (fill ?? (kind === 'area' ? stroke : undefined));
}

/** Returns the largest scale at which the whole plan fits into the image, and its centred position. */
function placing({ left, right, bottom, top, size }: Plan, width: number, height: number): Placing {
  const scale = Math.min(width / (right - left), height / (top - bottom));
  const [dx, dy] = [(width - scale * (right - left)) / 2, (height - scale * (top - bottom)) / 2];
  return { scale, size: size * scale, place: ([x, y]) => [dx + scale * (x - left), dy + scale * (top - y)] };
}

export type Pixels = Box;

/** Returns the size of an image in a report box, px: no larger than its content, without white margins. */
export function pixelsIn(box: Pixels, { left, right, bottom, top }: Plan): Pixels {
  const [width, height] = [right - left, top - bottom];
  const scale = SHARPNESS * Math.min(box.width / width, box.height / height);
  return { width: Math.ceil(scale * width), height: Math.ceil(scale * height) };
}

/** Distance from the middle of a text line to its baseline, em. */
export const HALF_CAPITAL = 0.36;

/** Writes a colour and its opacity as separate attributes, because Word does not read `rgba()`. */
function colour(name: 'fill' | 'stroke', value: string | undefined): string {
  const [red, green, blue, alpha] = value?.startsWith('rgba') ? (value.match(/[\d.]+/g) ?? []) : [];
  if (value === undefined || Number(alpha) === 0) return ` ${name}="none"`;
  if (alpha === undefined) return ` ${name}="${value}"`;
  return ` ${name}="rgb(${red},${green},${blue})" ${name}-opacity="${alpha}"`;
}

function inked(shape: Outlined, placed: Placing): string {
  const { stroke, width = 1, dash = [] } = INK[shape.style];
  const dashes = dash.length === 0 ? '' : ` stroke-dasharray="${dash.map((px) => px * SHARPNESS).join(' ')}"`;
  const line = colour('stroke', width > 0 ? stroke : undefined);
  return `${svgStart(shape, placed)}${colour('fill', fillOf(shape))} fill-rule="evenodd"${line} stroke-width="${n(width * SHARPNESS)}"${dashes}/>`;
}

export function spans(text: string, size: number): string {
  let lowered = 0;
  return piecesOf(text, size)
    .map((piece) => {
      const dy = piece.drop - lowered;
      lowered = piece.drop;
      const attributes = [
        ...(dy === 0 ? [] : [` dy="${n(dy)}"`]),
        ...(piece.isItalic ? [' font-style="italic"'] : []),
        ...(piece.size === size ? [] : [` font-size="${n(piece.size)}"`]),
      ];
      return `<tspan${attributes.join('')}>${escapedXml(piece.text)}</tspan>`;
    })
    .join('');
}

function written(
  { style, at, text, upright = false, isFromLeft = false }: Omit<Text, 'kind'>,
  placed: Placing,
): string {
  const { place, size } = placed;
  const [x, y] = place(at);
  const turned = upright ? ' rotate(-90)' : '';
  return `<text transform="translate(${n(x)} ${n(y)})${turned}" y="${n(HALF_CAPITAL * size)}" font-size="${n(size)}" text-anchor="${isFromLeft ? 'start' : 'middle'}"${colour('fill', INK[style].stroke)} xml:space="preserve">${spans(text, size)}</text>`;
}

function drawn(shape: Shape, placed: Placing): string {
  if (shape.kind === 'text') return written(shape, placed);
  if (shape.kind !== 'dimension') return inked(shape, placed);
  const lines = shape.lines.map((line) => inked(line, placed)).join('');
  return lines + written({ ...shape, text: formatInput(shape.length) }, placed);
}

/** Returns an SVG document of the given size in px. */
export const svgOf = ({ width, height }: Pixels, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escapedXml(FONT)}">${content}</svg>`;

/** Returns the drawing as an SVG document of the given size, centred and as large as possible. */
export function drawingSvg(plan: Plan, pixels: Pixels): string {
  const placed = placing(plan, pixels.width, pixels.height);
  return svgOf(pixels, plan.shapes.map((shape) => drawn(shape, placed)).join(''));
}

/** Returns the plan and the size of its image in a box of the report. */
export function planSheet(input: PlanInput, box: Pixels): { plan: Plan; pixels: Pixels } {
  const lines = Math.round(box.height / FORMAT.line);
  const columns = box.width >= WIDE_BOX.width ? 2 : 1;
  const plan = planOf(input, { aspect: FORMAT.aspect, lines, columns });
  return { plan, pixels: pixelsIn(box, plan) };
}
