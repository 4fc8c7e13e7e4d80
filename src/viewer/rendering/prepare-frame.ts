/** Prepares each frame for its camera: visible layers, profile transparency, label positions. */
import {
  Mesh,
  Raycaster,
  Vector3,
  type Camera,
  type Material,
  type Scene,
  type Vector2,
  type WebGLRenderer,
} from 'three';
import { placedLabels, type FreeSpace } from '@/drawing/plan/labels';
import type { LabelData, Point3 } from '@/viewer/drawing/drawing';
import { isSeenFrom, LAYERS } from '@/viewer/objects/layers';
import { viewOf } from '@/viewer/rendering/image';
import { LabelMesh, type LabelBox } from '@/viewer/rendering/label-mesh';
import { setInTheWay } from '@/viewer/rendering/materials';

/** A hit just before the end of the line of sight belongs to the point itself. */
const BEFORE = 1 - 1e-3;

/** True if a closed body hides a point from the viewer at `eye`. */
export function isHidden(body: Mesh, eye: Vector3, point: Point3): boolean {
  const sight = new Vector3(...point).sub(eye);
  const far = BEFORE * sight.length();
  return new Raycaster(eye, sight.normalize(), 0, far).intersectObject(body, false).length > 0;
}

function visibleLabels(scene: Scene, camera: Camera): LabelMesh[] {
  const [, , , , , , , , x, y, z] = camera.matrixWorld.elements;
  return LAYERS.flatMap((name) => {
    const layer = scene.getObjectByName(name);
    if (!layer) return [];
    const seen = isSeenFrom(name, [x, y, z]);
    // Hides the contents rather than the layer itself, whose visibility the user controls.
    for (const part of layer.children) part.visible = seen;
    return seen && layer.visible ? layer.children.filter((part) => part instanceof LabelMesh) : [];
  });
}

/** Labels that the profile must never hide: anchor numbers and load values. */
const MUST_BE_SEEN: ReadonlySet<string> = new Set(['number', 'load', 'moment']);

/** Makes the profile transparent if it would hide an anchor number or the value of a load. */
function makeProfileTransparent(scene: Scene, camera: Camera, labels: readonly LabelMesh[]): void {
  const profile = scene.getObjectByName('profile');
  if (!(profile instanceof Mesh)) return;
  const body = profile as Mesh;
  const points = labels.flatMap((mesh) => mesh.labels.filter(({ tone }) => MUST_BE_SEEN.has(tone)));
  setInTheWay(
    body.material as Material,
    points.some(({ position }) => isHidden(body, camera.position, position)),
  );
}

interface PlacedLabel {
  label: LabelData;
  box: LabelBox;
}

const standing = new WeakMap<Scene, readonly PlacedLabel[]>();

/** Returns the labels and their positions in the last frame, to find the label under the pointer. */
export const labelsOn = (scene: Scene): readonly PlacedLabel[] => standing.get(scene) ?? [];

/** Data attribute of page elements that lie over the canvas; labels are placed clear of them. */
export const OVER_CANVAS = 'data-over-canvas';

/** Returns the scale of label text on the screen, which grows on a large screen like the page's text. */
const lettersOnScreen = (): number =>
  Math.max(1, Number(document.documentElement.style.getPropertyValue('--zoom')));

/** Returns the space for labels; elements over the canvas count only if the image is for the screen. */
function roomOf(
  { domElement }: WebGLRenderer,
  { x: width, y: height }: Vector2,
  isScreen: boolean,
): FreeSpace {
  const canvas = domElement.getBoundingClientRect();
  const over = isScreen
    ? [...(domElement.closest('[role="img"]')?.parentElement?.querySelectorAll(`[${OVER_CANVAS}]`) ?? [])]
    : [];
  return {
    width,
    height,
    taken: over.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return {
        x: (left + right) / 2 - canvas.left,
        y: canvas.bottom - (top + bottom) / 2,
        width: right - left,
        height: bottom - top,
      };
    }),
  };
}

export function arrange(renderer: WebGLRenderer, scene: Scene, camera: Camera): void {
  const { size: view, isScreen } = viewOf(renderer);
  const letters = isScreen ? lettersOnScreen() : 1;
  const meshes = visibleLabels(scene, camera);
  makeProfileTransparent(scene, camera, meshes);
  const seen = meshes.flatMap((mesh) => {
    const boxes = mesh.boxes(camera, view, letters);
    return mesh.labels.map((label, index) => ({ mesh, index, label, box: boxes[index] }));
  });
  const shown = seen.flatMap((one) => (one.box ? [{ ...one, box: one.box }] : []));
  const shifts = placedLabels(
    shown.map(({ box }) => box),
    roomOf(renderer, view, isScreen),
  );
  const byMesh = new Map(
    seen.map(({ mesh }) => [mesh, mesh.labels.map((): (typeof shifts)[number] => null)]),
  );
  shown.forEach(({ mesh, index }, i) => {
    const places = byMesh.get(mesh);
    if (places) places[index] = shifts[i];
  });
  for (const [mesh, places] of byMesh) mesh.place(places);
  if (!isScreen) return;
  const now = shown.flatMap(({ label, box }, i) => {
    const shift = shifts[i];
    return shift ? [{ label, box: { ...box, x: box.x + shift[0], y: box.y + shift[1] } }] : [];
  });
  standing.set(scene, now);
}
