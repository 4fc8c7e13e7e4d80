/** A small plan of a design as SVG text, which needs neither style sheets nor WebGL. */
import type { Design } from '@/design/model/design-state';
import { planInputOf } from '@/design/scene/drawn-design';
import { planOf } from '@/drawing/plan/plan';
import type { Point, Shape } from '@/drawing/plan/shapes';

/** Size of the picture on the design card, px. */
const PICTURE = { width: 240, height: 150 } as const;
const FORMAT = { aspect: PICTURE.width / PICTURE.height, lines: 20 };

/** Fill and outline for each kind of shape; kinds that are not listed are not drawn. */
const STYLES: Readonly<Partial<Record<Shape['style'], string>>> = {
  concrete: 'fill="#e9ecef"',
  edge: 'stroke="#5a626c" stroke-width="2"',
  open: 'stroke="#5a626c" stroke-dasharray="8 4 2 4"',
  plate: 'fill="#fff" fill-opacity=".85" stroke="#1d4f8c" stroke-width="1.5"',
  profile: 'fill="#c9ced4" stroke="#828a94"',
  slot: 'fill="none" stroke="#1d4f8c"',
  anchor: 'fill="#1d4f8c"',
};

/** Rounds to 0.1 mm. */
const short = (value: number): number => Math.round(value * 10) / 10;

const pathOf = (outlines: readonly (readonly Point[])[]): string =>
  outlines.map((outline) => `M${outline.map(([x, y]) => `${short(x)},${short(-y)}`).join('L')}Z`).join('');

function elementOf(shape: Shape, radius: number): string {
  const style = STYLES[shape.style];
  if (style === undefined) return '';
  switch (shape.kind) {
    case 'line': {
      const [[x1, y1], [x2, y2]] = [shape.from, shape.to];
      return `<path ${style} d="M${short(x1)},${short(-y1)}L${short(x2)},${short(-y2)}"/>`;
    }
    case 'area':
      return `<path ${style} fill-rule="evenodd" d="${pathOf(shape.outlines)}"/>`;
    case 'circle':
      return `<circle ${style} cx="${short(shape.at[0])}" cy="${short(-shape.at[1])}" r="${short(radius)}"/>`;
    case 'slot': {
      const { width, height, at } = shape;
      const corner = `x="${short(at[0] - width / 2)}" y="${short(-at[1] - height / 2)}"`;
      const size = `width="${short(width)}" height="${short(height)}"`;
      return `<rect ${style} ${corner} ${size} rx="${short(shape.radius)}"/>`;
    }
    default:
      return '';
  }
}

/** Returns the SVG text; '' if the plan cannot be drawn. */
export function planSvg(design: Design): string {
  const { shapes } = planOf(planInputOf(design, null), FORMAT);
  const corners = shapes.flatMap((shape) => (shape.kind === 'area' ? shape.outlines.flat() : []));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => -y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [width, height] = [right - left, bottom - top];
  if (!(width > 0 && height > 0 && Number.isFinite(width + height))) return '';
  const margin = 0.04 * Math.max(width, height);
  const box = [left - margin, top - margin, width + 2 * margin, height + 2 * margin].map(short).join(' ');
  // The circle for an anchor is drawn large enough to be visible in a small picture.
  const radius = Math.max(Number(design.anchor.diameter) * 0.75, 0.018 * Math.max(width, height));
  const size = `width="${PICTURE.width}" height="${PICTURE.height}"`;
  const drawn = shapes.map((shape) => elementOf(shape, radius)).join('');
  const scaled = drawn.replaceAll(/<(path|rect|circle) /g, '<$1 vector-effect="non-scaling-stroke" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${box}">${scaled}</svg>`;
}
