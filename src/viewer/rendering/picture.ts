/**
 * Renders images of the scene as PNG. Rendering and reading are done in one task, because the drawing buffer
 * is not preserved.
 */
import { PerspectiveCamera, Vector2, type Scene, type WebGLRenderer } from 'three';
import type { Point3 } from '@/viewer/drawing/drawing';
import { PICTURE_SIZE, type Caption } from '@/viewer/message';
import { captioned, CAPTION_HEIGHT } from '@/viewer/rendering/caption';
import { DIRECTIONS, FIELD_OF_VIEW, fitted } from '@/viewer/scene/camera';

/** Drawing points per image point: text and lines are smaller than on the screen, as is usual in print. */
const FINENESS = 1.6;

interface ReportPicture {
  /** Points that must be visible. */
  points: readonly Point3[];
  scale: 1 | 2 | 4;
  caption: Caption | undefined;
  /** Sets the visibility for the image and returns a function that restores it. */
  prepare: () => () => void;
}

/**
 * Returns the image for the report, with fixed size and direction whatever the window shows. A caption
 * reduces the space for the drawing.
 */
export function reportPicture(
  gl: WebGLRenderer,
  scene: Scene,
  { points, scale, caption, prepare }: ReportPicture,
): string {
  const { width } = PICTURE_SIZE;
  const height = PICTURE_SIZE.height - (caption ? CAPTION_HEIGHT : 0);
  const { position, target } = fitted(points, DIRECTIONS.iso, width / height);
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, width / height, 10, 100_000);
  camera.up.set(0, 0, 1);
  camera.position.set(...position);
  camera.lookAt(...target);
  const size = gl.getSize(new Vector2());
  const ratio = gl.getPixelRatio();
  const restore = prepare();
  gl.setDrawingBufferSize(width * FINENESS, height * FINENESS, scale / FINENESS);
  gl.render(scene, camera);
  const picture = captioned(gl.domElement, caption, scale);
  restore();
  gl.setDrawingBufferSize(size.x, size.y, ratio);
  return picture;
}
