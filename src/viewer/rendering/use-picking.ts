/** Handles clicks on anchors, numbers, dimensions and failure bodies; the pointer shows where they work. */
import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { Mesh, Raycaster, Vector2, type Camera, type Scene } from 'three';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import type { MaterialName, Point3 } from '@/viewer/drawing/drawing';
import type { SceneMessage } from '@/viewer/message';
import { LAYERS } from '@/viewer/objects/layers';
import type { Picked } from '@/viewer/outgoing-messages';
import { LabelMesh } from '@/viewer/rendering/label-mesh';
import { labelsOn } from '@/viewer/rendering/prepare-frame';

/** Face under the pointer; hits are sorted by distance from the viewer. */
export interface Hit {
  material: MaterialName;
  /** True if clicks pass through the face. */
  seeThrough: boolean;
  point: Point3;
}

const BODY: ReadonlySet<MaterialName> = new Set(['failure', 'failureCut', 'failureArea']);
const ANCHOR: ReadonlySet<MaterialName> = new Set(['bolt', 'mark']);

function nearestAnchor({ bolts }: SceneMessage, [x, y]: Point3): number | undefined {
  const distance = (bolt: { x: number; y: number }) => Math.hypot(bolt.x - x, bolt.y - y);
  return [...bolts].sort((a, b) => distance(a) - distance(b)).at(0)?.no;
}

/** Determines what a click in the view selects, from the objects under the pointer. */
export function pickedOf(scene: SceneMessage, hits: readonly Hit[]): Picked {
  for (const { material, seeThrough, point } of hits) {
    if (BODY.has(material) && scene.failureBody) return { kind: 'body', mode: scene.failureBody.mode };
    if (ANCHOR.has(material)) {
      const no = nearestAnchor(scene, point);
      if (no !== undefined) return { kind: 'anchor', no };
    }
    if (!seeThrough) break;
  }
  return { kind: 'nothing' };
}

/** Distance in points that the pointer may move during a click; a larger movement rotates the view. */
const STEADY = 4;

const CURSORS: Readonly<Record<Picked['kind'], string>> = {
  anchor: 'pointer',
  body: 'pointer',
  dimension: 'text',
  nothing: '',
};

function isFace(part: unknown): part is Mesh {
  return part instanceof Mesh && !(part instanceof LineSegments2) && !(part instanceof LabelMesh);
}

function hitsAt(scene: Scene, camera: Camera, at: Vector2): Hit[] {
  const raycaster = new Raycaster();
  raycaster.setFromCamera(at, camera);
  const faces = LAYERS.flatMap((name) => {
    const layer = scene.getObjectByName(name);
    return layer?.visible ? layer.children.filter(isFace) : [];
  });
  return raycaster.intersectObjects(faces, false).map(({ object, point }) => ({
    material: object.name as MaterialName,
    seeThrough: isFace(object) && !Array.isArray(object.material) && object.material.transparent,
    point: [point.x, point.y, point.z],
  }));
}

export function usePicking(message: SceneMessage, onPicked: (what: Picked) => void): void {
  const { gl, scene, camera } = useThree();
  const latest = useRef({ message, onPicked });
  useEffect(() => {
    latest.current = { message, onPicked };
  });
  useEffect(() => {
    const canvas = gl.domElement;
    const setCursor = (cursor: string) => {
      canvas.style.cursor = cursor;
    };
    const pickedAt = ({ clientX, clientY }: PointerEvent): Picked => {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const [x, y] = [(clientX - left) / width, 1 - (clientY - top) / height];
      const size = gl.getSize(new Vector2());
      const under = labelsOn(scene).filter(
        ({ box }) =>
          Math.abs(box.x - x * size.x) <= box.width / 2 && Math.abs(box.y - y * size.y) <= box.height / 2,
      );
      for (const { label, box } of under) {
        if (label.tone === 'number') return { kind: 'anchor', no: Number(label.text) };
        if (!label.measure) continue;
        const [scaleX, scaleY] = [width / size.x, height / size.y];
        const at = {
          x: left + box.x * scaleX,
          y: top + height - box.y * scaleY,
          width: box.width * scaleX,
          height: box.height * scaleY,
        };
        return { kind: 'dimension', measure: label.measure, at };
      }
      return pickedOf(latest.current.message, hitsAt(scene, camera, new Vector2(2 * x - 1, 2 * y - 1)));
    };
    let pressed: PointerEvent | null = null;
    const press = (event: PointerEvent) => {
      pressed = event.button === 0 ? event : null;
    };
    const release = (event: PointerEvent) => {
      const from = pressed;
      pressed = null;
      if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) <= STEADY)
        latest.current.onPicked(pickedAt(event));
    };
    let frame = 0;
    const hover = (event: PointerEvent) => {
      if (event.buttons !== 0) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        setCursor(CURSORS[pickedAt(event).kind]);
      });
    };
    canvas.addEventListener('pointerdown', press);
    canvas.addEventListener('pointerup', release);
    canvas.addEventListener('pointermove', hover);
    return () => {
      cancelAnimationFrame(frame);
      canvas.removeEventListener('pointerdown', press);
      canvas.removeEventListener('pointerup', release);
      canvas.removeEventListener('pointermove', hover);
    };
  }, [gl, scene, camera]);
}
