/** A small plan of a design as SVG text, which needs neither style sheets nor WebGL. */
import type { Design } from '@/design/model/design-state';
import { planInputOf } from '@/design/scene/drawn-design';
import { planOf } from '@/drawing/plan/plan';
import { n, svgStart, type Shape } from '@/drawing/plan/shapes';

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

function elementOf(shape: Shape, radius: number): string {
  const style = STYLES[shape.style];
  if (style === undefined || shape.kind === 'text' || shape.kind === 'dimension') return '';
  const sized = shape.kind === 'circle' ? { ...shape, radius } : shape;
  const start = svgStart(sized, { place: ([x, y]) => [x, -y], scale: 1 });
  return `${start} vector-effect="non-scaling-stroke" ${style} fill-rule="evenodd"/>`;
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
  const box = [left - margin, top - margin, width + 2 * margin, height + 2 * margin].map(n).join(' ');
  // The circle for an anchor is drawn large enough to be visible in a small picture.
  const radius = Math.max(Number(design.anchor.diameter) * 0.75, 0.018 * Math.max(width, height));
  const size = `width="${PICTURE.width}" height="${PICTURE.height}"`;
  const drawn = shapes.map((shape) => elementOf(shape, radius)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${box}">${drawn}</svg>`;
}
