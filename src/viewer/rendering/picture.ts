/** Renders images of the scene as PNG. */
import { PerspectiveCamera, Vector2, type Camera, type Scene, type WebGLRenderer } from 'three';
import type { Point3 } from '@/viewer/drawing/drawing';
import { PICTURE_SIZE, type Caption } from '@/viewer/message';
import { captioned, CAPTION_HEIGHT } from '@/viewer/rendering/caption';
import { renderedImage } from '@/viewer/rendering/picture-target';
import { DIRECTIONS, FIELD_OF_VIEW, fitted } from '@/viewer/scene/camera';

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
export async function screenPicture(
  gl: WebGLRenderer,
  scene: Scene,
  camera: Camera,
  caption: Caption | undefined,
): Picture {
  const [size, scale] = [gl.getSize(new Vector2()), gl.getPixelRatio()];
  const image = await renderedImage(gl, scene, camera, { size, scale, isScreen: true });
  return image && captioned(image, caption, scale * SCREEN_LETTERS);
}

/**
 * Returns the image for the report, with fixed size and direction whatever the window shows. A caption
 * reduces the space for the drawing.
 */
export async function reportPicture(
  gl: WebGLRenderer,
  scene: Scene,
  { points, scale, caption, prepare }: ReportPicture,
): Picture {
  const { width } = PICTURE_SIZE;
  const height = PICTURE_SIZE.height - (caption ? CAPTION_HEIGHT : 0);
  const { position, target } = fitted(points, DIRECTIONS.iso, width / height);
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, width / height, 10, 100_000);
  camera.up.set(0, 0, 1);
  camera.position.set(...position);
  camera.lookAt(...target);
  const size = new Vector2(width * FINENESS, height * FINENESS);
  const restore = prepare();
  const rendered = renderedImage(gl, scene, camera, { size, scale: scale / FINENESS, isScreen: false });
  restore();
  const image = await rendered;
  return image && captioned(image, caption, scale);
}
