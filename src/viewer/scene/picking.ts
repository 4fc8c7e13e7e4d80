/** Determines what a click in the view selects, from the objects under the pointer. */
import type { Picked } from '@/viewer/answers';
import type { MaterialName, Point3 } from '@/viewer/drawing/drawing';
import type { SceneMessage } from '@/viewer/message';

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

/** Returns the first anchor or body that is not hidden by an opaque object. */
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
