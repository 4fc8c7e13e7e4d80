/** The scene as layers that are shown or hidden one by one. */
import { merged, type Drawing } from '../drawing/drawing';
import type { SceneMessage } from '../message';
import { anchorGeometry } from '../objects/anchor/geometry';
import { axesGeometry } from '../objects/axes/geometry';
import { compressionGeometry } from '../objects/compression/geometry';
import { deformedPlateGeometry } from '../objects/deformed-plate/geometry';
import { dimensionsGeometry } from '../objects/dimensions/geometry';
import { failureBodyGeometry } from '../objects/failure-body/geometry';
import { foundationGeometry } from '../objects/foundation/geometry';
import { loadsGeometry } from '../objects/loads/geometry';
import { numbersGeometry } from '../objects/numbers/geometry';
import { gapGeometry, plateGeometry } from '../objects/plate/geometry';
import { profileGeometry } from '../objects/profile/geometry';

export const LAYERS = [
  'concrete',
  'steel',
  'plate',
  'bent',
  'axes',
  'loads',
  'dimensions',
  'numbers',
  'results',
] as const;
export type LayerName = (typeof LAYERS)[number];
export type Layers = Readonly<Record<LayerName, Drawing>>;

export function layersOf(scene: SceneMessage): Layers {
  return {
    concrete: foundationGeometry(scene),
    steel: merged([gapGeometry(scene), profileGeometry(scene), anchorGeometry(scene)]),
    plate: plateGeometry(scene),
    bent: deformedPlateGeometry(scene),
    axes: axesGeometry(scene),
    loads: loadsGeometry(scene),
    dimensions: dimensionsGeometry(scene),
    numbers: numbersGeometry(scene),
    // One at a time: both lie in the same place.
    results: scene.failureBody ? failureBodyGeometry(scene) : compressionGeometry(scene),
  };
}
