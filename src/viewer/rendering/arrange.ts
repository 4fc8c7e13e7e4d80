/** Before each frame, for its camera: which layers are seen from there, and where labels stand without covering one another. */
import { Vector2, type Camera, type Scene, type WebGLRenderer } from 'three';
import { placedLabels, type LabelBox } from '../scene/label-places';
import { isSeenFrom, LAYERS } from '../scene/layers';
import { LabelMesh } from './label-mesh';

function visibleLabels(scene: Scene, camera: Camera): LabelMesh[] {
  const [, , , , , , , , x, y, z] = camera.matrixWorld.elements;
  return LAYERS.flatMap((name) => {
    const layer = scene.getObjectByName(name);
    if (!layer) return [];
    const seen = isSeenFrom(name, [x, y, z]);
    // The layer itself is shown and hidden by its switch.
    for (const part of layer.children) part.visible = seen;
    return seen && layer.visible ? layer.children.filter((part) => part instanceof LabelMesh) : [];
  });
}

interface StandingLabel {
  text: string;
  box: LabelBox;
}

const standing = new WeakMap<Scene, readonly StandingLabel[]>();

/** Labels as they stand in the last frame, for the pointer. */
export const labelsOn = (scene: Scene): readonly StandingLabel[] => standing.get(scene) ?? [];

export function arrange(renderer: WebGLRenderer, scene: Scene, camera: Camera): void {
  const view = renderer.getSize(new Vector2());
  const seen = visibleLabels(scene, camera).flatMap((mesh) => {
    const boxes = mesh.boxes(camera, view);
    return mesh.labels.map((label, index) => ({ mesh, index, label, box: boxes[index] }));
  });
  const shown = seen.flatMap((one) => (one.box ? [{ ...one, box: one.box }] : []));
  const shifts = placedLabels(shown.map(({ box }) => box));
  const byMesh = new Map(
    seen.map(({ mesh }) => [mesh, mesh.labels.map((): (typeof shifts)[number] => null)]),
  );
  shown.forEach(({ mesh, index }, i) => {
    const places = byMesh.get(mesh);
    if (places) places[index] = shifts[i];
  });
  for (const [mesh, places] of byMesh) mesh.place(places);
  const now = shown.flatMap(({ label, box }, i) => {
    const shift = shifts[i];
    return shift ? [{ text: label.text, box: { ...box, x: box.x + shift[0], y: box.y + shift[1] } }] : [];
  });
  standing.set(scene, now);
}
