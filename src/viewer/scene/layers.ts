/** Layers of the scene, each of which can be shown or hidden. */
import { cornersOf, merged, type Drawing, type Point3 } from '@/viewer/drawing/drawing';
import type { SceneMessage } from '@/viewer/message';
import { anchorGeometry } from '@/viewer/objects/anchor/geometry';
import { axesGeometry } from '@/viewer/objects/axes/geometry';
import { compressionGeometry } from '@/viewer/objects/compression/geometry';
import { deformedPlateGeometry } from '@/viewer/objects/deformed-plate/geometry';
import {
  dimensionsGeometry,
  sheetsSeenFrom,
  type DimensionSheet,
} from '@/viewer/objects/dimensions/geometry';
import { failureBodyGeometry } from '@/viewer/objects/failure-body/geometry';
import { foundationGeometry } from '@/viewer/objects/foundation/geometry';
import { loadsGeometry } from '@/viewer/objects/loads/geometry';
import { markGeometry } from '@/viewer/objects/mark/geometry';
import { numbersGeometry } from '@/viewer/objects/numbers/geometry';
import { gapGeometry, plateGeometry } from '@/viewer/objects/plate/geometry';
import { shadowGeometry } from '@/viewer/objects/plate/shadow';
import { profileGeometry } from '@/viewer/objects/profile/geometry';
import { remembered } from '@/viewer/scene/remembered';

const DIMENSION_LAYERS = ['planX', 'planY', 'heights', 'front', 'side'] as const;

export const LAYERS = [
  'concrete',
  'steel',
  'plate',
  'bent',
  'axes',
  'loads',
  ...DIMENSION_LAYERS,
  'numbers',
  'results',
  'mark',
] as const;
export type LayerName = (typeof LAYERS)[number];
export type Layers = Readonly<Record<LayerName, Drawing>>;

const DRAWINGS: Readonly<Record<Exclude<LayerName, DimensionSheet>, (scene: SceneMessage) => Drawing>> = {
  concrete: foundationGeometry,
  steel: (scene) =>
    merged([shadowGeometry(scene), gapGeometry(scene), profileGeometry(scene), anchorGeometry(scene)]),
  plate: plateGeometry,
  bent: deformedPlateGeometry,
  axes: axesGeometry,
  loads: loadsGeometry,
  numbers: numbersGeometry,
  // The failure body and the compression zone occupy the same space, so only one of them is drawn.
  results: (scene) => (scene.failureBody ? failureBodyGeometry(scene) : compressionGeometry(scene)),
  mark: markGeometry,
};

/**
 * Returns a function that draws the layers for successive scenes in one view; an unchanged layer remains the
 * same object.
 */
export function rememberingLayers(): (scene: SceneMessage) => Layers {
  const dimensions = remembered(dimensionsGeometry);
  const others = Object.entries(DRAWINGS).map(([name, draw]) => [name, remembered(draw)] as const);
  return (scene) => {
    const drawn = others.map(([name, draw]) => [name, draw(scene)] as const);
    return { ...dimensions(scene), ...(Object.fromEntries(drawn) as Record<keyof typeof DRAWINGS, Drawing>) };
  };
}

const isDimension = (name: LayerName): name is (typeof DIMENSION_LAYERS)[number] =>
  (DIMENSION_LAYERS as readonly LayerName[]).includes(name);

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
