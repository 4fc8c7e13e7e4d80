/** Reads the images in a Word document: inline images, and images floating next to the text. */
import type { Float, FloatPlace, Picture } from '@/pdf/document-model';
import { attributeOf, childOf, findBelow, type Element } from '@/pdf/xml';

const EMU_PER_POINT = 12700;

const inPoints = (emu: string | null | undefined): number => Number(emu ?? 0) / EMU_PER_POINT;

function placeIn(anchor: Element, name: string, usual: string): FloatPlace {
  const position = childOf(anchor, name);
  const align = childOf(position, 'wp:align')?.textContent?.trim();
  return {
    from: attributeOf(position, 'relativeFrom') ?? usual,
    ...(align !== undefined && { align }),
    offset: inPoints(childOf(position, 'wp:posOffset')?.textContent),
  };
}

const WRAPS: readonly (readonly [element: string, wrap: Float['wrap']])[] = [
  ['wp:wrapSquare', 'beside'],
  ['wp:wrapTight', 'beside'],
  ['wp:wrapThrough', 'beside'],
  ['wp:wrapTopAndBottom', 'apart'],
];

function floatOf(anchor: Element): Float {
  return {
    horizontal: placeIn(anchor, 'wp:positionH', 'column'),
    vertical: placeIn(anchor, 'wp:positionV', 'paragraph'),
    wrap: WRAPS.find(([element]) => childOf(anchor, element))?.[1] ?? 'none',
    isBehind: attributeOf(anchor, 'behindDoc') === '1',
    distance: Math.max(inPoints(attributeOf(anchor, 'distL')), inPoints(attributeOf(anchor, 'distR'))),
  };
}

/**
 * Reads a drawing as an image; if that is not possible, returns the name of the unsupported element.
 * `pictureOf` returns the image data for a relationship id.
 */
export function readDrawing(
  drawing: Element,
  pictureOf: (relation: string) => string | undefined,
): Picture | string {
  const anchor = childOf(drawing, 'wp:anchor');
  const place = childOf(drawing, 'wp:inline') ?? anchor;
  const extent = childOf(place, 'wp:extent');
  const blip = findBelow(drawing, 'a:blip');
  if (!place || !extent || !blip) return anchor ? 'wp:anchor' : 'a:blip';
  const data = pictureOf(attributeOf(blip, 'r:embed') ?? '');
  if (data === undefined) return 'a:blip';
  const svgBlip = findBelow(blip, 'asvg:svgBlip');
  const svg = svgBlip && pictureOf(attributeOf(svgBlip, 'r:embed') ?? '');
  return {
    kind: 'picture',
    data,
    ...(svg !== undefined && { svg }),
    width: inPoints(attributeOf(extent, 'cx')),
    height: inPoints(attributeOf(extent, 'cy')),
    alt: attributeOf(childOf(place, 'wp:docPr'), 'descr') ?? '',
    ...(anchor && { float: floatOf(anchor) }),
  };
}
