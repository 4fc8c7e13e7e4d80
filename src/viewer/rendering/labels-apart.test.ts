/**
 * Tests with random designs that labels do not overlap each other or the border of the image, and that all
 * required labels are shown.
 */
import fc from 'fast-check';
import { Vector3 } from 'three';
import { expect, it } from 'vitest';
import { placedLabels, touch, type FreeSpace } from '@/drawing/plan/labels';
import { groupAnchors, GROUPS } from '@/engineering';
import { forEachEdge } from '@/quantities/edges';
import { forEachSpacing } from '@/quantities/inputs';
import { howMany } from '@/testing/run/how-many';
import type { LabelData } from '@/viewer/drawing/drawing';
import type { SceneMessage } from '@/viewer/message';
import { cornersSeenFrom, drawingsSeenFrom } from '@/viewer/objects/layers';
import { cameraAt, DIRECTIONS, fitted, PRESETS, type Preset } from '@/viewer/rendering/camera';
import { labelBox, type LabelBox } from '@/viewer/rendering/label-mesh';
import { bolt, corners, layersOf, scene } from '@/viewer/testing/scene-builder';

/** Size of the view, and the area covered by the legend, on a screen 1366 points wide. */
const ROOM: FreeSpace = { width: 700, height: 515, taken: [{ x: 74, y: 425, width: 130, height: 170 }] };
const MUST_BE_SEEN = new Set(['number', 'load', 'moment', 'failure', 'compression']);

const millimetres = (min: number, max: number) => fc.integer({ min, max });
const load = fc.oneof(fc.constant(0), millimetres(-40, 40));
const designs: fc.Arbitrary<SceneMessage> = fc
  .record({
    code: fc.constantFrom(...GROUPS.map(({ code }) => code)),
    spacings: fc.record(forEachSpacing(() => millimetres(60, 300))),
    side: millimetres(150, 800),
    edges: fc.record(forEachEdge(() => fc.boolean())),
    h: millimetres(100, 500),
    loads: fc.record({ Nz: load, Vx: load, Vy: load, Mx: load, My: load, Mz: load }),
    body: fc.boolean(),
  })
  .map(({ code, spacings, side, edges, h, loads, body }) => {
    const points = [-90, 0, 90].map((x) => ({ x, y: x === 0 ? 90 : -90 }));
    const bolts = groupAnchors(code, spacings, points, null).map(({ no, x, y }) => bolt(no, x, y));
    const reach = side / 2 + 320;
    const cone = { anchors: bolts.map(({ no }) => no), reach: 105, depth: 70, area: 44_100 };
    return scene({
      bolts,
      plate: { ...scene().plate, length: side, width: side },
      foundation: { points: corners([-reach, -reach], [reach, reach]), h, edges },
      loads,
      compression: { force: 40, x: side / 4, y: side / 6, largest: 5.4 },
      ...(body && { failureBody: { mode: 'concrete_cone', bodies: [{ kind: 'cone', ...cone }] } }),
    });
  });

/** Returns the boxes of the labels, as wide as in the view's font or slightly wider. */
function boxesOf(message: SceneMessage, preset: Preset): LabelBox[] {
  const layers = layersOf(message);
  const direction = DIRECTIONS[preset];
  const aspect = ROOM.width / ROOM.height;
  const camera = cameraAt(fitted(cornersSeenFrom(layers, direction), direction, aspect), aspect);
  camera.updateMatrixWorld();
  const boxOf = ({ text, tone, position: place }: LabelData): LabelBox => {
    const { x, y } = new Vector3(...place).project(camera);
    const width = tone === 'number' ? 23 : 7.6 * text.replaceAll('_', '').length + 8;
    const spot = { x: ((x + 1) / 2) * ROOM.width, y: ((y + 1) / 2) * ROOM.height };
    return labelBox({ ...spot, width, height: 23 }, tone);
  };
  return drawingsSeenFrom(layers, direction).flatMap(({ labels }) => labels.map(boxOf));
}

const messages = fc.sample(designs, { seed: 1992, numRuns: howMany(40, 200) });

it.each(PRESETS)('labels in the view %s do not overlap, and all required labels are shown', (preset) => {
  for (const message of messages) {
    const boxes = boxesOf(message, preset);
    const shifts = placedLabels(boxes, ROOM);
    const standing = boxes.flatMap((box, i) => {
      const shift = shifts[i];
      return shift ? [{ ...box, x: box.x + shift[0], y: box.y + shift[1] }] : [];
    });
    standing.forEach((a, i) => {
      expect(standing.slice(i + 1).filter((b) => touch(a, b))).toEqual([]);
      expect(ROOM.taken.filter((b) => touch(a, b))).toEqual([]);
      expect(a.x - a.width / 2).toBeGreaterThanOrEqual(0);
      expect(a.x + a.width / 2).toBeLessThanOrEqual(ROOM.width);
    });
    const needed = boxes.filter(({ tone }) => MUST_BE_SEEN.has(tone)).length;
    expect(standing.filter(({ tone }) => MUST_BE_SEEN.has(tone))).toHaveLength(needed);
  }
});
