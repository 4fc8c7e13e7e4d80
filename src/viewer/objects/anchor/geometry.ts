/** Expansion anchors in their proportions: shaft, expansion sleeve and cone in the concrete, washer, nut and thread above. */
import { merged, shifted, type Colour, type Drawing, type Point2 } from '../../drawing/drawing';
import { Sketch } from '../../drawing/sketch';
import { circle, lathe, prism } from '../../drawing/solids';
import type { Bolt, SceneMessage } from '../../message';
import { levelsOf } from '../../scene/measures';
import { tensionColour } from './tension-colour';

const ZINC: Colour = [0.72, 0.75, 0.78];
const NUT_HEIGHT = 0.8;
/** Across flats over the diameter. */
const NUT_WIDTH = 1.6;
const WASHER_WIDTH = 2;
const WASHER_HEIGHT = 0.2;
/** Thread that stands out over the nut. */
const PROJECTION = 0.6;

/** Radius and height of the embedded part from the tip, in proportion to diameter and depth. */
function embeddedProfile(diameter: number, depth: number, hef: number): Point2[] {
  const r = diameter / 2;
  const cone = Math.min(0.16 * hef, 1.1 * diameter);
  const sleeve = Math.min(0.3 * hef, 2 * diameter);
  const low = -Math.max(depth, hef);
  return [
    [0, low],
    [0.92 * r, low],
    [1.12 * r, -hef],
    [0.86 * r, -hef + cone],
    // The sleeve that the cone spreads against the wall of the hole.
    [1.14 * r, -hef + cone],
    [1.06 * r, -hef + cone + sleeve],
    [0.86 * r, -hef + cone + sleeve],
    [0.86 * r, -hef + cone + sleeve + 0.5 * diameter],
    [r, -hef + cone + sleeve + 0.7 * diameter],
  ];
}

type Shape = Pick<Bolt, 'diameter' | 'hef' | 'depth'> & { top: number; colour: Colour };

/** An anchor at the origin. */
function bolt({ diameter, hef, depth, top, colour }: Shape): Drawing {
  const sketch = new Sketch();
  const washer = top + WASHER_HEIGHT * diameter;
  const nut = washer + NUT_HEIGHT * diameter;
  const end = nut + PROJECTION * diameter;
  const r = diameter / 2;
  const profile: Point2[] = [
    ...embeddedProfile(diameter, depth ?? hef * 1.14, hef),
    [r, end - 0.12 * diameter],
    [0.82 * r, end],
    [0, end],
  ];
  lathe(sketch, { material: 'bolt', colour, x: 0, y: 0, profile });
  const hexagon = circle(0, 0, (NUT_WIDTH * diameter) / Math.sqrt(3), 6);
  const plates = [
    { outline: circle(0, 0, (WASHER_WIDTH * diameter) / 2), bottom: top, top: washer },
    { outline: hexagon, bottom: washer, top: nut },
  ];
  for (const plate of plates) prism(sketch, { material: 'bolt', ink: 'outline', colour, ...plate });
  return sketch.drawing();
}

export function anchorGeometry(scene: SceneMessage): Drawing {
  const { top } = levelsOf(scene);
  const { reactions } = scene;
  const largest = Math.max(0, ...(reactions ?? []).map(({ tension }) => tension));
  // Anchors of a group are alike: each shape is drawn once.
  const drawn = new Map<string, Drawing>();
  const draw = (shape: Shape): Drawing => {
    const key = JSON.stringify(shape);
    const drawing = drawn.get(key) ?? bolt(shape);
    drawn.set(key, drawing);
    return drawing;
  };
  return merged(
    scene.bolts.map(({ no, x, y, diameter, hef, depth }) => {
      const tension = reactions?.find((one) => one.no === no)?.tension;
      const colour = tension === undefined ? ZINC : tensionColour(tension, largest);
      return shifted(draw({ diameter, hef, depth, top, colour }), [x, y, 0]);
    }),
  );
}
