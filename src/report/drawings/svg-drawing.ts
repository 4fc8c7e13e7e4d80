/** Writes drawings as SVG, which Word and the PDF show sharp at any size. */
import type { Plan } from '@/drawing/plan/plan';
import type { Shape } from '@/drawing/plan/shapes';
import {
  FONT,
  INK,
  fillOf,
  piecesOf,
  placing,
  type Outlined,
  type Pixels,
  type Placing,
  type Text,
} from '@/report/drawings/paint-drawing';
import { SHARPNESS } from '@/report/word/picture';
import { formatInput } from '@/text/format/format-number';
import { escapedXml } from '@/text/format/xml-text';

export const n = (value: number): string => String(Math.round(value * 100) / 100);

/** Distance from the middle of a text line to its baseline, em. */
export const HALF_CAPITAL = 0.36;

/**
 * Writes a colour as an attribute, with its opacity as a separate attribute: Word does not read `rgba()`.
 */
function colour(name: 'fill' | 'stroke', value: string | undefined): string {
  const [red, green, blue, alpha] = value?.startsWith('rgba') ? (value.match(/[\d.]+/g) ?? []) : [];
  if (value === undefined || Number(alpha) === 0) return ` ${name}="none"`;
  if (alpha === undefined) return ` ${name}="${value}"`;
  return ` ${name}="rgb(${red},${green},${blue})" ${name}-opacity="${alpha}"`;
}

function outline(shape: Outlined, { place, scale }: Placing): { tag: string; geometry: string } {
  if (shape.kind === 'circle') {
    const [x, y] = place(shape.at);
    return { tag: 'circle', geometry: `cx="${n(x)}" cy="${n(y)}" r="${n(shape.radius * scale)}"` };
  }
  if (shape.kind === 'slot') {
    const [x, y] = place(shape.at);
    const [width, height, corner] = [shape.width, shape.height, shape.radius].map((mm) => mm * scale);
    const corners = `x="${n(x - width / 2)}" y="${n(y - height / 2)}" rx="${n(corner)}"`;
    return { tag: 'rect', geometry: `${corners} width="${n(width)}" height="${n(height)}"` };
  }
  const isLine = shape.kind === 'line';
  const outlines = isLine ? [[shape.from, shape.to]] : shape.outlines;
  const paths = outlines.map(
    (points) => `M${points.map((point) => place(point).map(n).join(' ')).join('L')}`,
  );
  return { tag: 'path', geometry: `d="${paths.map((path) => (isLine ? path : `${path}Z`)).join('')}"` };
}

function inked(shape: Outlined, placed: Placing): string {
  const { stroke, width = 1, dash = [] } = INK[shape.style];
  const { tag, geometry } = outline(shape, placed);
  const dashes = dash.length === 0 ? '' : ` stroke-dasharray="${dash.map((px) => px * SHARPNESS).join(' ')}"`;
  const line = colour('stroke', width > 0 ? stroke : undefined);
  return `<${tag} ${geometry}${colour('fill', fillOf(shape))} fill-rule="evenodd"${line} stroke-width="${n(width * SHARPNESS)}"${dashes}/>`;
}

/** Returns the text of a line as `tspan` elements. */
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

function written({ style, at, text, upright = false, isFromLeft = false }: Text, placed: Placing): string {
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
