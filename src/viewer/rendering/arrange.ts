/** Prepares each frame for its camera: visible layers, profile transparency, label positions. */
import { Mesh, type Camera, type Material, type Scene, type Vector2, type WebGLRenderer } from 'three';
import { cross, minus } from '@/drawing/plan/convex';
import { placedLabels, type FreeSpace } from '@/drawing/plan/label-places';
import type { LabelData, Point3 } from '@/viewer/drawing/drawing';
import { LabelMesh } from '@/viewer/rendering/label-mesh';
import { setInTheWay } from '@/viewer/rendering/materials';
import { viewOf } from '@/viewer/rendering/picture';
import type { LabelBox } from '@/viewer/scene/label-ranks';
import { isSeenFrom, LAYERS } from '@/viewer/scene/layers';

/** Tests whether a body hides a point that must be visible. */
const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A hit just before the end of the line of sight belongs to the point itself. */
const BEFORE = 1 - 1e-3;

/** True if the segment between two points intersects a triangle (Möller and Trumbore). */
function meets(from: Point3, to: Point3, [a, b, c]: readonly [Point3, Point3, Point3]): boolean {
  const [direction, e1, e2] = [minus(to, from), minus(b, a), minus(c, a)];
  const p = cross(direction, e2);
  const determinant = dot(e1, p);
  if (Math.abs(determinant) < 1e-9) return false;
  const s = minus(from, a);
  const u = dot(s, p) / determinant;
  if (u < 0 || u > 1) return false;
  const q = cross(s, e1);
  const v = dot(direction, q) / determinant;
  if (v < 0 || u + v > 1) return false;
  const t = dot(e2, q) / determinant;
  return t > 0 && t < BEFORE;
}

/**
 * True if a body hides a point from the viewer at `eye`; `positions` contains nine numbers for each
 * triangle.
 */
export function isHidden(positions: ArrayLike<number>, eye: Point3, point: Point3): boolean {
  const corner = (i: number): Point3 => [positions[i], positions[i + 1], positions[i + 2]];
  for (let i = 0; i < positions.length; i += 9)
    if (meets(eye, point, [corner(i), corner(i + 3), corner(i + 6)])) return true;
  return false;
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
  const { geometry, material } = profile as Mesh;
  const eye: Point3 = camera.position.toArray();
  const points = labels.flatMap((mesh) => mesh.labels.filter(({ tone }) => MUST_BE_SEEN.has(tone)));
  const positions = geometry.getAttribute('position').array;
  setInTheWay(
    material as Material,
    points.some(({ position }) => isHidden(positions, eye, position)),
  );
}

interface PlacedLabel {
  label: LabelData;
  box: LabelBox;
}

const standing = new WeakMap<Scene, readonly PlacedLabel[]>();

/** Returns the labels and their positions in the last frame, to find the label under the pointer. */
export const labelsOn = (scene: Scene): readonly PlacedLabel[] => standing.get(scene) ?? [];

/**
 * Data attribute of page elements that lie over the canvas; labels are placed clear of the areas these
 * elements cover.
 */
export const OVER_CANVAS = 'data-over-canvas';

/**
 * Returns the scale of label text on the screen. On a large screen, label text is enlarged like the text of
 * the page, but not in an image for the report.
 */
const lettersOnScreen = (): number =>
  Math.max(1, Number(document.documentElement.style.getPropertyValue('--zoom')));

/**
 * Returns the space for labels; elements over the canvas are considered only if the image is for the screen.
 */
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
