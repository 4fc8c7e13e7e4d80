/**
 * Draws anchors in proportion: the shape of their product family in the concrete, and the washer, nut and
 * thread above the concrete.
 */
import { merged, shifted, type Colour, type Drawing, type Point2 } from '@/viewer/drawing/drawing';
import { Sketch } from '@/viewer/drawing/sketch';
import { circle, lathe, prism } from '@/viewer/drawing/solids';
import type { Bolt, SceneMessage } from '@/viewer/message';
import { embeddedProfile, threadBetween } from '@/viewer/objects/anchor/profiles';
import { utilisationColour } from '@/viewer/objects/anchor/utilisation-colour';
import { depthOf, levelsOf } from '@/viewer/objects/measures';

const ZINC: Colour = [0.72, 0.75, 0.78];
const NUT_HEIGHT = 0.8;
/**
 * Width across flats of the nut as a multiple of the thread diameter; the lengths below are also multiples
 * of the thread diameter.
 */
const NUT_WIDTH = 1.6;
const WASHER_WIDTH = 2;
const WASHER_HEIGHT = 0.2;
/** Length of the thread above the nut, in diameters. */
const PROJECTION = 0.6;
const CHAMFER = 0.12;

type Shape = Required<Pick<Bolt, 'diameter' | 'thread' | 'hef' | 'depth' | 'family'>> & {
  top: number;
  colour: Colour;
};

/** Draws an anchor at the origin. */
function bolt({ family, diameter, thread, hef, depth, top, colour }: Shape): Drawing {
  const sketch = new Sketch();
  const washer = top + WASHER_HEIGHT * thread;
  const nut = washer + NUT_HEIGHT * thread;
  const end = nut + PROJECTION * thread;
  const r = thread / 2;
  const profile: Point2[] = [
    ...embeddedProfile(family, { diameter, thread, hef, depth }),
    ...threadBetween(thread, nut, end - CHAMFER * thread),
    [r, end - CHAMFER * thread],
    [0.82 * r, end],
    [0, end],
  ];
  lathe(sketch, { material: 'bolt', colour, x: 0, y: 0, profile });
  const hexagon = circle(0, 0, (NUT_WIDTH * thread) / Math.sqrt(3), 6);
  const plates = [
    { outline: circle(0, 0, (WASHER_WIDTH * thread) / 2), bottom: top, top: washer },
    { outline: hexagon, bottom: washer, top: nut },
  ];
  for (const plate of plates) prism(sketch, { material: 'bolt', ink: 'outline', colour, ...plate });
  return sketch.drawing();
}

export function anchorGeometry(scene: SceneMessage): Drawing {
  const { top } = levelsOf(scene);
  const { reactions } = scene;
  // Most anchors of a group have the same shape and colour, so each shape in a colour is drawn only once and
  // then moved.
  const drawn = new Map<string, Drawing>();
  const draw = (shape: Shape): Drawing => {
    const key = JSON.stringify(shape);
    const drawing = drawn.get(key) ?? bolt(shape);
    drawn.set(key, drawing);
    return drawing;
  };
  return merged(
    scene.bolts.flatMap((anchor) => {
      const { no, x, y, diameter, hef, thread = diameter, family = 'expansion' } = anchor;
      // No anchor is drawn without a known embedment depth, because users would mistake the drawn depth for
      // the actual depth.
      if (hef === undefined) return [];
      const percent = reactions?.find((one) => one.no === no)?.utilisation;
      const colour = percent === undefined ? ZINC : utilisationColour(percent);
      const shape = { family, diameter, thread, hef, depth: depthOf(anchor), top, colour };
      return [shifted(draw(shape), [x, y, 0])];
    }),
  );
}
