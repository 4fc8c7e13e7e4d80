/** Builds a scene for tests: four M12 anchors under a plate of 400 x 300 mm, with edges on all sides. */
import { forEachEdge } from '@/quantities/edges';
import type { Bolt, SceneMessage } from '@/viewer/message';
import { rememberingLayers, type Layers } from '@/viewer/objects/layers';

export const bolt = (no: number, x: number, y: number, changes: Partial<Bolt> = {}): Bolt => ({
  no,
  x,
  y,
  weightX: 1,
  weightY: 1,
  diameter: 12,
  hef: 70,
  depth: 80,
  ...changes,
});

/** Returns the corners of a rectangle, counter-clockwise from the lower left. */
export const corners = ([x0, y0]: readonly number[], [x1, y1]: readonly number[]): [number, number][] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

export function scene(changes: Partial<SceneMessage> = {}): SceneMessage {
  return {
    type: 'anchor-viewer/scene',
    foundation: {
      points: corners([-300, -250], [350, 280]),
      h: 200,
      edges: forEachEdge(() => true),
    },
    plate: { length: 400, width: 300, thickness: 15, standOff: 0, gap: 'none', hole: 14 },
    bolts: [bolt(1, -90, -90), bolt(2, 90, -90), bolt(3, -90, 90), bolt(4, 90, 90)],
    section: { type: 12, H: 200, W: 100, T: 6, FT: 9 },
    eccentricity: { ex: 0, ey: 0 },
    rotation: 0,
    loads: { Nz: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 },
    locale: 'en',
    screenshot: false,
    ...changes,
  };
}

/** Returns the layers of a single scene. */
export const layersOf = (of: SceneMessage): Layers => rememberingLayers()(of);
