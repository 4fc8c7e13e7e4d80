/**
 * Makes an SVG of the drawn stresses for the downloaded SVG and PNG files, independently of the zoom on
 * screen. The stresses are painted again; the overlay drawing and the scale are copied from the page.
 */
import { paintStress, type StressPaint } from '@/features/workspace/results/paint-stress';
import { SHARPNESS } from '@/shared/svg-png';

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

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

function put(element: Element, place: Place): Element {
  for (const [name, value] of Object.entries(place)) element.setAttribute(name, String(value));
  return element;
}

/** Copies a drawing from the page, including the styles that determine its appearance. */
function copyOf(drawing: SVGSVGElement, place: Place): Element {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const seen = [drawing, ...drawing.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, i) => {
    const style = getComputedStyle(seen[i]);
    element.removeAttribute('class');
    element.setAttribute('style', STYLE.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'));
  });
  return put(copy, place);
}

export interface StressImage {
  over: SVGSVGElement;
  scale: SVGSVGElement;
  field: Omit<StressPaint, 'pixels'>;
  /** Longer side of the plate, px. */
  side: number;
}

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
  const root = document.createElementNS(SVG, 'svg');
  root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const ground = put(document.createElementNS(SVG, 'rect'), { x: 0, y: 0, width, height });
  ground.setAttribute('fill', '#ffffff');
  const image = put(document.createElementNS(SVG, 'image'), plate);
  image.setAttribute('href', canvas.toDataURL());
  const beside = { x: plate.x + plate.width + GAP, y: MARGIN, ...SCALE_SIZE };
  root.append(ground, image, copyOf(over, plate), copyOf(scale, beside));
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  return { text: new XMLSerializer().serializeToString(root), width, height };
}
