/** Layers of the scene, each of which can be shown or hidden. */
import { cornersOf, drawn, type Drawing, type DrawingBuilder, type Point3 } from '@/viewer/drawing/drawing';
import type { SceneMessage } from '@/viewer/message';
import { drawAnchors } from '@/viewer/objects/anchor';
import { drawAxes, drawMark, drawNumbers } from '@/viewer/objects/axes-and-anchor-numbers';
import { drawCompression, drawDeformedPlate } from '@/viewer/objects/deformed-plate';
import { drawDimensions, SHEETS, sheetsSeenFrom, type DimensionSheet } from '@/viewer/objects/dimensions';
import { drawFailureBody } from '@/viewer/objects/failure-body';
import { drawFoundation } from '@/viewer/objects/foundation';
import { drawLoads } from '@/viewer/objects/loads';
import { drawGap, drawPlate, drawProfile, drawShadow } from '@/viewer/objects/plate';

/**
 * Returns a function that redraws only if a scene member that was read for the last drawing has changed.
 * Equal members must be the same objects, and the drawing must depend only on the scene.
 */
export function remembered<S extends object, T>(draw: (scene: S) => T): (scene: S) => T {
  let last: { read: ReadonlyMap<keyof S, unknown>; drawn: T } | null = null;
  return (scene) => {
    if (last && [...last.read].every(([part, value]) => scene[part] === value)) return last.drawn;
    const read = new Map<keyof S, unknown>();
    const watched = new Proxy(scene, {
      get(target, name) {
        const part = name as keyof S;
        read.set(part, target[part]);
        return target[part];
      },
    });
    last = { read, drawn: draw(watched) };
    return last.drawn;
  };
}

const DRAWINGS = {
  concrete: drawFoundation,
  steel: (builder, scene) => {
    for (const draw of [drawShadow, drawGap, drawProfile, drawAnchors]) draw(builder, scene);
  },
  plate: drawPlate,
  bent: drawDeformedPlate,
  axes: drawAxes,
  loads: drawLoads,
  planX: drawDimensions('planX'),
  planY: drawDimensions('planY'),
  heights: drawDimensions('heights'),
  front: drawDimensions('front'),
  side: drawDimensions('side'),
  numbers: drawNumbers,
  // The failure body and the compression zone occupy the same space, so only one of them is drawn.
  results: (builder, scene) => (scene.failureBody ? drawFailureBody : drawCompression)(builder, scene),
  mark: drawMark,
} satisfies Record<string, (builder: DrawingBuilder, scene: SceneMessage) => void>;

export type LayerName = keyof typeof DRAWINGS;
export const LAYERS = Object.keys(DRAWINGS) as LayerName[];
export type Layers = Readonly<Record<LayerName, Drawing>>;

/** Returns a function that draws successive scenes of one view; an unchanged layer stays the same object. */
export function rememberingLayers(): (scene: SceneMessage) => Layers {
  const layers = Object.entries(DRAWINGS).map(
    ([name, draw]) => [name, remembered((scene: SceneMessage) => drawn(draw, scene))] as const,
  );
  return (scene) => Object.fromEntries(layers.map(([name, draw]) => [name, draw(scene)])) as Layers;
}

const isDimension = (name: LayerName): name is DimensionSheet =>
  (SHEETS as readonly LayerName[]).includes(name);

/** True if anything in a layer is drawn in the view from a direction. */
export function isSeenFrom(name: LayerName, direction: Point3): boolean {
  return !isDimension(name) || sheetsSeenFrom(direction).has(name);
}

/** Returns the drawings that a view must show: no selection ring, and no axes, which only reports show. */
export function drawingsSeenFrom(layers: Layers, direction: Point3): Drawing[] {
  return LAYERS.filter((name) => name !== 'mark' && name !== 'axes' && isSeenFrom(name, direction)).map(
    (name) => layers[name],
  );
}

export const cornersSeenFrom = (layers: Layers, direction: Point3): Point3[] =>
  cornersOf(drawingsSeenFrom(layers, direction));
