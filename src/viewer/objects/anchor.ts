/**
 * Draws anchors in proportion: the shape of their product family in the concrete, and the washer, nut and
 * thread above the concrete.
 */
import { merged, shifted, type Colour, type Drawing, type Point2 } from '@/viewer/drawing/drawing';
import { Sketch } from '@/viewer/drawing/sketch';
import { circle, lathe, prism } from '@/viewer/drawing/solids';
import type { Bolt, SceneMessage } from '@/viewer/message';
import { depthOf, levelsOf } from '@/viewer/objects/measures';
import { utilisationColour } from '@/viewer/objects/utilisation-colour';

/**
 * Shape of an anchor in the concrete for each product family, given as radius and height from the tip
 * upwards; proportions are multiples of diameter and depth.
 */
type Family = NonNullable<Bolt['family']>;

interface Lengths {
  /** Diameter in the concrete, mm: that of the sleeve if the anchor has one. */
  diameter: number;
  thread: number;
  hef: number;
  /** Length of the anchor in the concrete, mm. */
  depth: number;
}

/** Returns the shape of an expansion anchor: a cone expands a short sleeve against the wall of the hole. */
function expansion({ diameter, hef, depth }: Lengths): Point2[] {
  const r = diameter / 2;
  const cone = Math.min(0.16 * hef, 1.1 * diameter);
  const sleeve = Math.min(0.3 * hef, 2 * diameter);
  return [
    [0, -depth],
    [0.92 * r, -depth],
    [1.12 * r, -hef],
    [0.86 * r, -hef + cone],
    [1.14 * r, -hef + cone],
    [1.06 * r, -hef + cone + sleeve],
    [0.86 * r, -hef + cone + sleeve],
    [0.86 * r, -hef + cone + sleeve + 0.5 * diameter],
    [r, -hef + cone + sleeve + 0.7 * diameter],
    [r, 0],
  ];
}

/**
 * Returns the shape of a sleeve anchor: the sleeve lines the hole up to the plate, and a cone on the bolt
 * expands the slotted end of the sleeve.
 */
function sleeve({ diameter, thread: bolt, hef, depth }: Lengths): Point2[] {
  const r = diameter / 2;
  const cone = Math.min(0.2 * hef, 1.2 * diameter);
  const groove = 0.86 * r;
  return [
    [0, -depth],
    [bolt / 2, -depth],
    [0.94 * r, -hef],
    [bolt / 2, -hef + 0.8 * cone],
    [1.1 * r, -hef + 0.8 * cone],
    [r, -hef + 2 * cone],
    [r, -0.55 * hef],
    // Groove for a plastic ring, which collapses when the nut is tightened.
    [groove, -0.55 * hef],
    [groove, -0.48 * hef],
    [r, -0.48 * hef],
    [r, 0],
    [bolt / 2, 0],
  ];
}

/**
 * Returns the shape of an undercut anchor: the sleeve expands into an undercut at the bottom of the hole,
 * where a wide foot bears against the concrete above.
 */
function undercut({ diameter, thread: bolt, hef, depth }: Lengths): Point2[] {
  const r = diameter / 2;
  const foot = Math.min(0.22 * hef, 1.1 * diameter);
  return [
    [0, -depth],
    [0.92 * r, -depth],
    [1.5 * r, -hef],
    [1.5 * r, -hef + 0.15 * foot],
    [r, -hef + foot],
    [r, 0],
    [bolt / 2, 0],
  ];
}

const PROFILES: Readonly<Record<Family, (lengths: Lengths) => Point2[]>> = { expansion, sleeve, undercut };

/** Returns the shape of an anchor from its tip to the surface of the concrete. */
const embeddedProfile = (family: Family, lengths: Lengths): Point2[] => PROFILES[family](lengths);

/**
 * Pitch and depth of the drawn thread, in diameters; the pitch is larger than the actual pitch so that the
 * thread is visible.
 */
const PITCH = 0.16;
const GROOVE = 0.06;

/** Returns the ridges and grooves of the thread between two heights. */
function threadBetween(diameter: number, from: number, to: number): Point2[] {
  const r = diameter / 2;
  const turns = Math.max(1, Math.round((to - from) / (PITCH * diameter)));
  const pitch = (to - from) / turns;
  return Array.from({ length: turns }, (_, i): Point2[] => [
    [r, from + i * pitch],
    [r - GROOVE * diameter, from + (i + 0.5) * pitch],
  ]).flat();
}

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
