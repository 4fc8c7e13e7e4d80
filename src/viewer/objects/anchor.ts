/** Draws anchors in proportion: the family's shape in the concrete; washer, nut and thread above it. */
import type { BufferGeometry } from 'three';
import { between } from '@/drawing/plan/convex-bodies';
import type { Colour, Point2, DrawingBuilder } from '@/viewer/drawing/drawing';
import { circle, lathe, prism } from '@/viewer/drawing/solids';
import type { Bolt, SceneMessage } from '@/viewer/message';
import { depthOf, levelsOf } from '@/viewer/objects/scene-geometry';

const UNLOADED: Colour = [0.6, 0.66, 0.72];
/** Colours for utilisations just above 0, of 50 and of 100 per cent. */
const STOPS: readonly Colour[] = [
  [0.93, 0.92, 0.72],
  [0.95, 0.78, 0.36],
  [0.9, 0.52, 0.13],
];
export const BEYOND: Colour = [0.66, 0.07, 0.12];
const LIMIT = 100;

/**
 * Returns the colour of an anchor for its utilisation: grey at zero, then increasingly dark in a sequence
 * that is readable without distinguishing red from green, and a separate colour above the limit.
 */
export function utilisationColour(percent: number): Colour {
  if (percent <= 0) return UNLOADED;
  if (percent > LIMIT) return BEYOND;
  const place = (percent / LIMIT) * (STOPS.length - 1);
  const low = Math.min(STOPS.length - 2, Math.floor(place));
  const [from, to] = [STOPS[low], STOPS[low + 1]];
  return between(from, to, place - low);
}

export const cssColour = (colour: Colour): string =>
  `rgb(${colour.map((part) => Math.round(part * 255)).join(' ')})`;

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

/** Returns a sleeve anchor: the sleeve lines the hole up to the plate; a cone expands its slotted end. */
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

/** Returns an undercut anchor: the sleeve expands into the undercut; its foot bears on the concrete above. */
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

/** Shapes as radius and height, from the tip to the surface; proportions of diameter and depth. */
const PROFILES: Readonly<Record<Family, (lengths: Lengths) => Point2[]>> = { expansion, sleeve, undercut };

/** Pitch and depth of the drawn thread, in diameters; the actual pitch would be too small to be visible. */
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
/** Width across flats of the nut; this and the lengths below are multiples of the thread diameter. */
const NUT_WIDTH = 1.6;
const WASHER_WIDTH = 2;
const WASHER_HEIGHT = 0.2;
/** Length of the thread above the nut, in diameters. */
const PROJECTION = 0.6;
const CHAMFER = 0.12;

interface Shape extends Lengths {
  family: Family;
  top: number;
}

/** Returns the bodies of an anchor at the origin: the anchor itself, then washer and nut. */
function bodiesOf({ family, top, ...lengths }: Shape): BufferGeometry[] {
  const { thread } = lengths;
  const washer = top + WASHER_HEIGHT * thread;
  const nut = washer + NUT_HEIGHT * thread;
  const end = nut + PROJECTION * thread;
  const r = thread / 2;
  return [
    lathe([
      ...PROFILES[family](lengths),
      ...threadBetween(thread, nut, end - CHAMFER * thread),
      [r, end - CHAMFER * thread],
      [0.82 * r, end],
      [0, end],
    ]),
    prism({ outline: circle(0, 0, (WASHER_WIDTH * thread) / 2), bottom: top, top: washer }),
    prism({ outline: circle(0, 0, (NUT_WIDTH * thread) / Math.sqrt(3), 6), bottom: washer, top: nut }),
  ];
}

export function drawAnchors(builder: DrawingBuilder, scene: SceneMessage): void {
  const { top } = levelsOf(scene);
  // Most anchors of a group have the same shape, so each shape is made only once and then moved.
  const made = new Map<string, BufferGeometry[]>();
  for (const anchor of scene.bolts) {
    const { no, x, y, diameter, hef, thread = diameter, family = 'expansion' } = anchor;
    // Without a known embedment depth no anchor is drawn: users would mistake the drawn depth for it.
    if (hef === undefined) continue;
    const percent = scene.reactions?.find((one) => one.no === no)?.utilisation;
    const colour = percent === undefined ? ZINC : utilisationColour(percent);
    const shape = { family, diameter, thread, hef, depth: depthOf(anchor), top };
    const key = JSON.stringify(shape);
    const bodies = made.get(key) ?? bodiesOf(shape);
    made.set(key, bodies);
    bodies.forEach((body, i) => {
      const stroke = i > 0 ? ('outline' as const) : undefined;
      builder.solid('bolt', body.clone().translate(x, y, 0), { colour, stroke });
    });
  }
}
