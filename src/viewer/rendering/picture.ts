/** Pictures of the scene as PNG, drawn and read in one task because the drawing buffer is not kept. */
import { PerspectiveCamera, Vector2, type Scene, type WebGLRenderer } from 'three';
import type { Point3 } from '@/viewer/drawing/drawing';
import { PICTURE_SIZE, type Caption } from '@/viewer/message';
import { captioned, CAPTION_HEIGHT } from '@/viewer/rendering/caption';
import { DIRECTIONS, FIELD_OF_VIEW, fitted } from '@/viewer/scene/camera';

/**
 * Points of the drawing for each point of the picture: letters and lines smaller than on the screen, as print
 * is.
 */
const FINENESS = 1.6;

interface ReportPicture {
  /** Points that must be visible. */
  points: readonly Point3[];
  scale: 1 | 2 | 4;
  caption: Caption | undefined;
  /** Sets what is visible and returns the way back. */
  prepare: () => () => void;
}

/**
 * For the report: fixed size and view, whatever the window shows. A caption takes its room from the drawing.
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
  gl.setPixelRatio(scale / FINENESS);
  gl.setSize(width * FINENESS, height * FINENESS, false);
  gl.render(scene, camera);
  const picture = captioned(gl.domElement, caption, scale);
  restore();
  gl.setPixelRatio(ratio);
  gl.setSize(size.x, size.y, false);
  return picture;
}
