/** Layers of the scene, each of which can be shown or hidden. */
import { cornersOf, drawn, type Drawing, type DrawingBuilder, type Point3 } from '@/viewer/drawing/drawing';
import type { SceneMessage } from '@/viewer/message';
import { drawAnchors } from '@/viewer/objects/anchor';
import { drawCompression } from '@/viewer/objects/compression';
import { drawDeformedPlate } from '@/viewer/objects/deformed-plate';
import { dimensionsGeometry, SHEETS, sheetsSeenFrom, type DimensionSheet } from '@/viewer/objects/dimensions';
import { drawFailureBody } from '@/viewer/objects/failure-body';
import { drawFoundation } from '@/viewer/objects/foundation';
import { drawLoads } from '@/viewer/objects/loads';
import { drawGap, drawPlate, drawProfile, drawShadow } from '@/viewer/objects/plate';
import { drawAxes, drawMark, drawNumbers } from '@/viewer/objects/symbols';

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

export const LAYERS = [
  'concrete',
  'steel',
  'plate',
  'bent',
  'axes',
  'loads',
  ...SHEETS,
  'numbers',
  'results',
  'mark',
] as const;
export type LayerName = (typeof LAYERS)[number];
export type Layers = Readonly<Record<LayerName, Drawing>>;

const DRAWINGS: Readonly<
  Record<Exclude<LayerName, DimensionSheet>, (sketch: DrawingBuilder, scene: SceneMessage) => void>
> = {
  concrete: drawFoundation,
  steel: (sketch, scene) => {
    for (const draw of [drawShadow, drawGap, drawProfile, drawAnchors]) draw(sketch, scene);
  },
  plate: drawPlate,
  bent: drawDeformedPlate,
  axes: drawAxes,
  loads: drawLoads,
  numbers: drawNumbers,
  // The failure body and the compression zone occupy the same space, so only one of them is drawn.
  results: (sketch, scene) => (scene.failureBody ? drawFailureBody : drawCompression)(sketch, scene),
  mark: drawMark,
};

/**
 * Returns a function that draws the layers for successive scenes in one view; an unchanged layer remains the
 * same object.
 */
export function rememberingLayers(): (scene: SceneMessage) => Layers {
  const dimensions = remembered(dimensionsGeometry);
  const others = Object.entries(DRAWINGS).map(
    ([name, draw]) => [name, remembered((scene: SceneMessage) => drawn(draw, scene))] as const,
  );
  return (scene) => {
    const drawings = others.map(([name, draw]) => [name, draw(scene)] as const);
    return {
      ...dimensions(scene),
      ...(Object.fromEntries(drawings) as Record<keyof typeof DRAWINGS, Drawing>),
    };
  };
}

const isDimension = (name: LayerName): name is DimensionSheet =>
  (SHEETS as readonly LayerName[]).includes(name);

/** True if anything in a layer is drawn in the view from a direction. */
export function isSeenFrom(name: LayerName, direction: Point3): boolean {
  return !isDimension(name) || sheetsSeenFrom(direction).has(name);
}

/**
 * Returns the drawings that must be visible from a direction. The selection ring is ignored, and so are the
 * axes, which only the image for the report shows.
 */
export function drawingsSeenFrom(layers: Layers, direction: Point3): Drawing[] {
  return LAYERS.filter((name) => name !== 'mark' && name !== 'axes' && isSeenFrom(name, direction)).map(
    (name) => layers[name],
  );
}

export const cornersSeenFrom = (layers: Layers, direction: Point3): Point3[] =>
  cornersOf(drawingsSeenFrom(layers, direction));
