/** Pictures of the scene as PNG, drawn and read in one task because the drawing buffer is not kept. */
import { PerspectiveCamera, Vector2, type Scene, type WebGLRenderer } from 'three';
import type { Point3 } from '../drawing/drawing';
import { PICTURE_SIZE } from '../message';
import { DIRECTIONS, FIELD_OF_VIEW, fitted } from '../scene/camera';

/** Points of the drawing for each point of the picture: letters and lines smaller than on the screen, as print is. */
const FINENESS = 1.6;

/** For the report: fixed size and view, whatever the window shows. `prepare` sets what is visible and returns the way back. */
export function reportPicture(
  gl: WebGLRenderer,
  scene: Scene,
  points: readonly Point3[],
  scale: 1 | 2,
  prepare: () => () => void,
): string {
  const { width, height } = PICTURE_SIZE;
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
  const picture = gl.domElement.toDataURL('image/png');
  restore();
  gl.setPixelRatio(ratio);
  gl.setSize(size.x, size.y, false);
  return picture;
}
