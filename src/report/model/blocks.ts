/** Blocks of a report for which a template has placeholders of their own: lines with symbols, and images. */
import type { DrawingView } from '@/drawing/plan/area-drawing/frame';
import type { Runs } from '@/text/wording/values';

/** Content of a line: runs, the page number of a bookmark, a bookmark, or text linked to a bookmark. */
export type InlineContent = readonly (
  | Runs[number]
  | { pageOf: string }
  | { bookmark: string }
  | { text: string; linkTo: string }
)[];

export interface AttachedTable {
  /** File name, containing only letters, digits, `-` and `.`. */
  name: string;
  content: ArrayBuffer;
}

/** PNG file, and the same drawing as SVG if the app drew it from lines. */
export interface Drawing {
  data: Uint8Array;
  svg?: string;
}

/** Image with its size in px, where 1 px = 1/96 inch. */
export interface ReportImage extends Drawing {
  width: number;
  height: number;
  /** Alternative text for screen readers. */
  alt: string;
}

export interface Box {
  width: number;
  height: number;
}

/** Number of image pixels per pixel in the report. */
export const SHARPNESS = 3;

/** Boxes for the picture of the anchor, and for other images at full width. */
export const ANCHOR_BOX: Box = { width: 250, height: 84 };
export const PICTURE_BOX: Box = { width: 500, height: 260 };
/** Boxes for the 3D view and for the plan with section next to it; together they are as wide as the page. */
export const HALF_WIDTH_BOX: Box = { width: 240, height: 204 };
export const SKETCH_BOX: Box = { width: 388, height: 204 };
/** Box for the plan if there is no 3D view next to it. */
export const WIDE_BOX: Box = { width: 640, height: 204 };
/** Height of both boxes for the plan on a first page with space left. */
export const ROOMY_HEIGHT = 270;
/** Box for the logo of the designer's company; the logo keeps its aspect ratio. */
export const LOGO_BOX: Box = { width: 180, height: 44 };
/**
 * Boxes for the projected area of a check, next to the given values: a single cone, or the two views of an
 * edge side by side.
 */
export const AREA_BOXES: Readonly<Record<DrawingView, Box>> = {
  cone: { width: 300, height: 138 },
  strips: { width: 300, height: 190 },
  face: { width: 226, height: 130 },
  plan: { width: 148, height: 130 },
};

/** Boxes for the base plate: next to the installation steps, and on the page with the inputs. */
export const PLATE_BOX: Box = { width: 210, height: 128 };
export const SMALL_PLATE_BOX: Box = { width: 218, height: 116 };
/** Boxes for the plate drawing and the image of the stress, side by side. */
export const NARROW_PLATE_BOX: Box = { width: 145, height: 126 };
export const SMALL_STRESS_BOX: Box = { width: 205, height: 126 };

/** Byte offset of the width in a PNG file; the height follows. */
const SIZE_AT = 16;

/** Scales an image to fit its box, keeping its aspect ratio; null without an image. */
export function imageIn(
  given: Drawing | Uint8Array | null,
  box: Box,
  alt: string,
): { picture: ReportImage } | null {
  if (given === null) return null;
  const drawing = given instanceof Uint8Array ? { data: given } : given;
  const { data } = drawing;
  if (data.length < SIZE_AT + 8) return { picture: { ...drawing, ...box, alt } };
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const [width, height] = [view.getUint32(SIZE_AT), view.getUint32(SIZE_AT + 4)];
  const scale = Math.min(box.width / width, box.height / height);
  const [fittedWidth, fittedHeight] = [Math.round(width * scale), Math.round(height * scale)];
  return { picture: { ...drawing, width: fittedWidth, height: fittedHeight, alt } };
}
