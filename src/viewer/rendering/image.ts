/** Renders images of the scene as PNG; the caption is part of the image, so that a copied image has it. */
import {
  Vector2,
  type Camera,
  type Scene,
  type WebGLRenderer,
  SRGBColorSpace,
  Vector4,
  WebGLRenderTarget,
} from 'three';
import type { Point3 } from '@/viewer/drawing/drawing';
import { CAPTION_COLOURS, CAPTION_GROUND, CAPTION_TEXT, FONT_FAMILY } from '@/viewer/drawing/palette';
import { IMAGE_SIZE, type Caption } from '@/viewer/message';
import { cameraAt, DIRECTIONS, fitted } from '@/viewer/rendering/camera';

/** Samples per pixel for smooth edges, as on the canvas. */
const SAMPLES = 4;

interface Extent {
  /** Size in points. */
  size: Vector2;
  /** Pixels per point. */
  scale: number;
  /** True for an image of the screen, with the labels clear of the elements over the canvas. */
  isScreen: boolean;
}

class PictureTarget extends WebGLRenderTarget {
  /** Makes three.js write colours for a screen; for any other target it writes linear ones. */
  readonly isXRRenderTarget = true;
  readonly isScreen: boolean;

  constructor({ size, scale, isScreen }: Extent) {
    super(Math.round(size.x * scale), Math.round(size.y * scale), {
      samples: SAMPLES,
      colorSpace: SRGBColorSpace,
      // Otherwise the graphics card would convert the colours a second time.
      internalFormat: 'RGBA8',
    });
    this.isScreen = isScreen;
  }
}

/** Returns the size in points of what is being drawn, and whether that is the screen or its image. */
export function viewOf(renderer: WebGLRenderer): Pick<Extent, 'size' | 'isScreen'> {
  const { z, w } = renderer.getViewport(new Vector4());
  const target = renderer.getRenderTarget();
  return { size: new Vector2(z, w), isScreen: !(target instanceof PictureTarget) || target.isScreen };
}

/**
 * Reverses the order of the rows, because WebGL counts them from the bottom, and divides the colours by the
 * opacity, as an image file requires. `read` holds four bytes per pixel.
 */
export function uprightPixels(read: Uint8Array, width: number): Uint8ClampedArray<ArrayBuffer> {
  const upright = new Uint8ClampedArray(read.length);
  const row = 4 * width;
  for (let at = 0; at < read.length; at += row)
    upright.set(read.subarray(at, at + row), read.length - row - at);
  for (let at = 0; at < upright.length; at += 4) {
    const opacity = upright[at + 3];
    if (opacity === 0 || opacity === 255) continue;
    for (let colour = at; colour < at + 3; colour++) upright[colour] = (upright[colour] * 255) / opacity;
  }
  return upright;
}

/** Renders images without the canvas, which keeps its size and content. */
async function renderedImage(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: Camera,
  extent: Extent,
): Promise<ImageData | null> {
  if (renderer.getContext().isContextLost()) return null;
  const target = new PictureTarget(extent);
  const { width, height } = target;
  // Lines and labels are drawn in points of the viewport.
  const viewport = renderer.getViewport(new Vector4());
  renderer.setViewport(0, 0, extent.size.x, extent.size.y);
  renderer.setRenderTarget(target);
  renderer.render(scene, camera);
  renderer.setRenderTarget(null);
  renderer.setViewport(viewport);
  const read = new Uint8Array(4 * width * height);
  const isRead = await renderer.readRenderTargetPixelsAsync(target, 0, 0, width, height, read).then(
    () => true,
    () => false,
  );
  target.dispose();
  return isRead ? new ImageData(uprightPixels(read, width), width, height) : null;
}

/** Height of the strip in points: two text lines with margins. */
export const CAPTION_HEIGHT = 32;
const MARGIN = 8;
const BASELINES = [13, 26] as const;
const LETTERS = 10;

interface Strip {
  /** Upper edge and width of the strip in image pixels. */
  top: number;
  width: number;
  /** Number of image pixels per point. */
  scale: number;
}

/** Draws the caption; a line that is too long is condensed rather than cut off. */
export function drawCaption(
  context: CanvasRenderingContext2D,
  { tone, title, text, note }: Caption,
  { top, width, scale }: Strip,
): void {
  const room = width - 2 * MARGIN * scale;
  const font = (weight: string) => `${weight} ${LETTERS * scale}px ${FONT_FAMILY}`;
  const write = (line: string, x: number, baseline: number, most: number) =>
    context.fillText(line, x, top + baseline * scale, most);
  context.fillStyle = CAPTION_GROUND;
  context.fillRect(0, top, width, CAPTION_HEIGHT * scale);
  context.fillStyle = CAPTION_COLOURS[tone];
  context.fillRect(0, top, width, scale);
  context.fillRect(0, top, 3 * scale, CAPTION_HEIGHT * scale);

  context.font = font('normal');
  const noteWidth = note === '' ? 0 : Math.min(context.measureText(note).width, room / 2);
  context.fillStyle = CAPTION_TEXT;
  if (note !== '') write(note, width - MARGIN * scale - noteWidth, BASELINES[0], noteWidth);
  write(text, MARGIN * scale, BASELINES[1], room);
  context.font = font('bold');
  context.fillStyle = CAPTION_COLOURS[tone];
  write(title, MARGIN * scale, BASELINES[0], room - noteWidth - MARGIN * scale);
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(file);
  });
}

/** Returns a PNG data URL with the caption below the image; null if the browser cannot create the file. */
async function captioned(
  image: ImageData,
  caption: Caption | undefined,
  scale: number,
): Promise<string | null> {
  const sheet = document.createElement('canvas');
  sheet.width = image.width;
  sheet.height = image.height + (caption ? Math.round(CAPTION_HEIGHT * scale) : 0);
  // Without this option, the pixels would be sent to the graphics card and read back again.
  const context = sheet.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.putImageData(image, 0, 0);
  if (caption) drawCaption(context, caption, { top: image.height, width: sheet.width, scale });
  const file = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/png'));
  return file && dataUrlOf(file);
}

/** Drawing points per image point: text and lines are smaller than on the screen, as is usual in print. */
const FINENESS = 1.6;

/** Text size of a caption in a screen image, as a multiple of the caption text size in the report. */
const SCREEN_LETTERS = 1.4;

interface ReportPicture {
  /** Points that must be visible. */
  points: readonly Point3[];
  scale: 1 | 2 | 4;
  caption: Caption | undefined;
  /** Sets the visibility for the image and returns a function that restores it. */
  prepare: () => () => void;
}

/** Returns a PNG data URL; null if the graphics context is lost or the browser cannot create the file. */
type Picture = Promise<string | null>;

/** Returns the image currently on the screen with its caption. */
export async function screenImage(
  gl: WebGLRenderer,
  scene: Scene,
  camera: Camera,
  caption: Caption | undefined,
): Picture {
  const [size, scale] = [gl.getSize(new Vector2()), gl.getPixelRatio()];
  const image = await renderedImage(gl, scene, camera, { size, scale, isScreen: true });
  return image && captioned(image, caption, scale * SCREEN_LETTERS);
}

/** Returns the image for the report, of fixed size and direction; a caption takes space from the drawing. */
export async function reportImage(
  gl: WebGLRenderer,
  scene: Scene,
  { points, scale, caption, prepare }: ReportPicture,
): Picture {
  const { width } = IMAGE_SIZE;
  const height = IMAGE_SIZE.height - (caption ? CAPTION_HEIGHT : 0);
  const camera = cameraAt(fitted(points, DIRECTIONS.iso, width / height), width / height);
  const size = new Vector2(width * FINENESS, height * FINENESS);
  const restore = prepare();
  const rendered = renderedImage(gl, scene, camera, { size, scale: scale / FINENESS, isScreen: false });
  restore();
  const image = await rendered;
  return image && captioned(image, caption, scale);
}
