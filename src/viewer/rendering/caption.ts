import { CAPTION_COLOURS, CAPTION_GROUND, CAPTION_TEXT, FONT_FAMILY } from '@/viewer/drawing/palette';
/** Draws the caption as a strip under an image, so that a copied image includes it. */
import type { Caption } from '@/viewer/message';

/** Height of the strip in points: two text lines with margins. */
export const CAPTION_HEIGHT = 32;
const MARGIN = 8;
const BASELINES = [13, 26] as const;
const LETTERS = 10;

export interface Strip {
  /** Upper edge and width of the strip in image pixels. */
  top: number;
  width: number;
  /** Number of image pixels per point. */
  scale: number;
}

/** Draws the caption; a line that is too long is condensed rather than cut off. */
export function drawCaption(
  pen: CanvasRenderingContext2D,
  { tone, title, text, note }: Caption,
  { top, width, scale }: Strip,
): void {
  const room = width - 2 * MARGIN * scale;
  const font = (weight: string) => `${weight} ${LETTERS * scale}px ${FONT_FAMILY}`;
  const write = (line: string, x: number, baseline: number, most: number) =>
    pen.fillText(line, x, top + baseline * scale, most);
  pen.fillStyle = CAPTION_GROUND;
  pen.fillRect(0, top, width, CAPTION_HEIGHT * scale);
  pen.fillStyle = CAPTION_COLOURS[tone];
  pen.fillRect(0, top, width, scale);
  pen.fillRect(0, top, 3 * scale, CAPTION_HEIGHT * scale);

  pen.font = font('normal');
  const noteWidth = note === '' ? 0 : Math.min(pen.measureText(note).width, room / 2);
  pen.fillStyle = CAPTION_TEXT;
  if (note !== '') write(note, width - MARGIN * scale - noteWidth, BASELINES[0], noteWidth);
  write(text, MARGIN * scale, BASELINES[1], room);
  pen.font = font('bold');
  pen.fillStyle = CAPTION_COLOURS[tone];
  write(title, MARGIN * scale, BASELINES[0], room - noteWidth - MARGIN * scale);
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(file);
  });
}

/**
 * Returns the image as a PNG data URL with the caption below it; null if the browser cannot create the file.
 */
export async function captioned(
  image: ImageData,
  caption: Caption | undefined,
  scale: number,
): Promise<string | null> {
  const sheet = document.createElement('canvas');
  sheet.width = image.width;
  sheet.height = image.height + (caption ? Math.round(CAPTION_HEIGHT * scale) : 0);
  // Without this option, the pixels would be sent to the graphics card and read back again.
  const pen = sheet.getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  pen.putImageData(image, 0, 0);
  if (caption) drawCaption(pen, caption, { top: image.height, width: sheet.width, scale });
  const file = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/png'));
  return file && dataUrlOf(file);
}
