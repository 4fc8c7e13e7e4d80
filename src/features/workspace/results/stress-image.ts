/** Stresses as an image: painted on a canvas, and as SVG for the downloaded SVG and PNG files. */
import { stressAt, type StressGrid } from '@/design/scene/stress-grid';
import { bandColour } from '@/drawing/plan/contours';
import { SHARPNESS } from '@/shared/svg-png';

/** Maximum length of the longer side in pixels, so that painting does not block the page. */
const MOST = 1800;
const HATCH = { spacing: 1 / 70, width: 1 / 210 };
const HATCH_COVER = 0.7;

export interface StressPaint {
  grid: StressGrid;
  /** Stress at the end of the colour scale, MPa; stresses above `limit` are hatched. */
  largest: number;
  limit: number;
  /** Width of the plate divided by its height. */
  aspect: number;
  pixels: number;
}

/** Paints the stresses as colour bands, hatched above the yield strength. */
export function paintStress(canvas: HTMLCanvasElement, what: StressPaint): void {
  const { grid, largest, limit, aspect, pixels } = what;
  const side = Math.min(MOST, pixels);
  const width = Math.round(aspect >= 1 ? side : side * aspect);
  const height = Math.round(aspect >= 1 ? side / aspect : side);
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const image = pen.createImageData(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const stress = stressAt(grid, (x + 0.5) / width, 1 - (y + 0.5) / height);
      const isHatched = stress > limit && (x + y) % (HATCH.spacing * side) < HATCH.width * side;
      const colour = bandColour(largest > 0 ? stress / largest : 0);
      const at = 4 * (y * width + x);
      for (let part = 0; part < 3; part++)
        image.data[at + part] = isHatched
          ? colour[part] * (1 - HATCH_COVER) + (part === 0 ? 205 : 30) * HATCH_COVER
          : colour[part];
      image.data[at + 3] = 255;
    }
  pen.putImageData(image, 0, 0);
}

/** Size of the colour scale next to the stresses, px. */
export const SCALE_SIZE = { width: 190, height: 430 };

/** Style properties copied with a drawing, which would be black without them. */
const STYLE = [
  'fill',
  'fill-rule',
  'stroke',
  'stroke-width',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'vector-effect',
];

const MARGIN = 16;
const GAP = 28;
const SVG = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string | number>>;

function withAttributes(element: Element, attributes: Attributes): Element {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

const drawn = (tag: string, attributes: Attributes): Element =>
  withAttributes(document.createElementNS(SVG, tag), attributes);

function copyOf(drawing: SVGSVGElement, place: Attributes): Element {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const seen = [drawing, ...drawing.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, i) => {
    const style = getComputedStyle(seen[i]);
    // Attributes may contain variables of the page; the style has their values.
    for (const name of ['class', ...STYLE]) element.removeAttribute(name);
    element.setAttribute('style', STYLE.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'));
  });
  return withAttributes(copy, place);
}

export interface StressImage {
  over: SVGSVGElement;
  scale: SVGSVGElement;
  field: Omit<StressPaint, 'pixels'>;
  side: number;
}

/** Independent of the zoom: paints the stresses again, and copies the drawing over them and the scale. */
export function stressSvg({ over, scale, field, side }: StressImage) {
  const plate = {
    x: MARGIN,
    y: MARGIN,
    width: field.aspect >= 1 ? side : side * field.aspect,
    height: field.aspect >= 1 ? side / field.aspect : side,
  };
  const width = plate.width + GAP + SCALE_SIZE.width + 2 * MARGIN;
  const height = Math.max(plate.height, SCALE_SIZE.height) + 2 * MARGIN;
  const canvas = document.createElement('canvas');
  paintStress(canvas, { ...field, pixels: SHARPNESS * side });
  const root = drawn('svg', { viewBox: `0 0 ${width} ${height}`, width, height });
  const beside = { x: plate.x + plate.width + GAP, y: MARGIN, ...SCALE_SIZE };
  root.append(
    drawn('rect', { x: 0, y: 0, width, height, fill: '#ffffff' }),
    drawn('image', { ...plate, href: canvas.toDataURL() }),
    copyOf(over, plate),
    copyOf(scale, beside),
  );
  return { text: new XMLSerializer().serializeToString(root), width, height };
}
