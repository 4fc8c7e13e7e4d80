import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { NOTHING_UNCOVERED } from '@/design/model/load-cases';
import type { RunResult } from '@/design/verdict/run-result';
import { GROUPS, type CheckResult } from '@/engineering';
import { sceneOf, type SceneParts } from '@/features/workspace/view/scene-of-design';
import { checkResult } from '@/testing/check-result';
import { buildAnchorData } from '@/testing/seeded-records';
import { plainDesign } from '@/verification/test-design';
import { readScene } from '@/viewer/message';
import { corners } from '@/viewer/testing/scene-builder';

const RESULT = {
  answer: checkResult({
    reaction: [
      { no: 1, tension: 4, shear: 1, shearx: 1, sheary: 0 },
      { no: 2, tension: 0, shear: 1, shearx: 1, sheary: 0 },
    ],
    resultant: {
      compression: 7,
      compression_x: 120,
      compression_y: -30,
      max_concrete_stress: 3.2,
    } as CheckResult['resultant'],
    checks: {
      steel_tension: { action: 4, resistance: 20, utilisation: 20 },
      steel_shear: { action: 1, resistance: 40, utilisation: 2.5 },
    },
  }),
  input: plainDesign({}),
  profile: null,
  uncovered: NOTHING_UNCOVERED,
  engine: '',
  image: null,
  plate: null,
  others: [],
  fingerprint: 'any',
  time: '2026-01-01T00:00:00Z',
} satisfies RunResult;

const parts = (recipe: (design: Design) => void, changes: Partial<SceneParts> = {}): SceneParts => ({
  design: produce(DEFAULT_DESIGN, recipe),
  opened: 0,
  anchor: buildAnchorData(),
  result: null,
  failureBody: null,
  caption: null,
  markedAnchor: null,
  markedLoad: null,
  loadKind: 'design',
  locale: 'en',
  ...changes,
});

const none = () => undefined;
const read = (scene: unknown) => readScene({ origin: 'here', data: scene }, 'here');

it.each(GROUPS)('the 3D view can read the scene of a design with the anchor group $code', ({ code }) => {
  const scene = sceneOf(parts((design) => void (design.layout.group = code)));
  expect(read(scene)).toEqual(scene);
});

it('the concrete outline of the scene is at the edge distances, and at coordinate 10000 on a side without an edge', () => {
  const { foundation } = sceneOf(parts((design) => void (design.layout.sides.Y1.exists = false)));
  expect(foundation).toEqual({
    points: corners([-290, -310], [315, 10000]),
    h: 200,
    edges: { X1: true, X2: true, Y1: false, Y2: true },
  });
});

it('the scene of a design contains anchors with their slots, but no embedment depth while no anchor is chosen', () => {
  const slotted = parts((design) => void (design.layout.group = '4-1-1'));
  const at = (no: number, x: number, weightX: number) => ({
    no,
    x,
    y: -90,
    weightX,
    weightY: 1,
    diameter: 12,
  });
  const read = { hef: 70, depth: 80, family: 'expansion', thread: 12 };
  expect(sceneOf(slotted).bolts[1]).toEqual({ ...at(2, 90, 0), ...read });
  expect(sceneOf({ ...slotted, anchor: null }).bolts[0]).toEqual(at(1, -90, 1));
});

it('the scene of a design has no gap under the plate by default, and a grout layer of 30 mm under a grouted plate', () => {
  expect(sceneOf(parts(none)).plate).toMatchObject({ standOff: 0, gap: 'none' });
  const grouted = parts((design) => void (design.concrete.installationPosition = 'grouted'));
  expect(sceneOf(grouted).plate).toMatchObject({ standOff: 30, gap: 'grout' });
});

it('the scene of a design contains the loads of the selected kind: dead, live or design', () => {
  const loaded = (design: Design) => {
    design.loads.dead = { ...design.loads.dead, Nz: 10 };
    design.loads.live = { ...design.loads.live, Nz: 4 };
    design.loads.loadCase = 'deadAndLive';
  };
  const shown = (['dead', 'live', 'design'] as const).map(
    (loadKind) => sceneOf(parts(loaded, { loadKind })).loads.Nz,
  );
  expect(shown).toEqual([10, 4, 19.5]);
});

it('the scene of a design contains the results, but no force on the concrete if the plate stands off without grout', () => {
  const scene = sceneOf(parts(none, { result: RESULT }));
  expect(scene.reactions).toEqual([
    { no: 1, tension: 4, utilisation: 20 },
    { no: 2, tension: 0, utilisation: 0 },
  ]);
  expect(scene.compression).toEqual({ force: 7, x: 120, y: -30, largest: 3.2 });
  const standing = { ...RESULT, input: plainDesign({ plate: { installationPosition: 'clamped' } }) };
  expect(sceneOf(parts(none, { result: standing })).compression).toBeUndefined();
  expect(read(scene)).toEqual(scene);
});

it.each([
  ['with a value for each grid point', { nx: 2, ny: 2, w: [0, 1, 2, 3] }, true],
  ['with too few values', { nx: 2, ny: 3, w: [0, 1] }, false],
  ['with a value that is null', { nx: 2, ny: 1, w: [0, null] }, false],
  ['replaced with a string', 'none', false],
])('the scene contains deflections only of a complete grid; here of a grid %s', (_, deformation, taken) => {
  const plate = { deformation } as unknown as RunResult['plate'];
  const scene = sceneOf(parts(none, { result: { ...RESULT, plate } }));
  expect('deformation' in scene).toBe(taken);
  expect(read(scene)).not.toBeNull();
});

it('the scene of a design contains the largest deflection if the response states it', () => {
  const deformation = { nx: 2, ny: 2, w: [0, 0.1, 0.2, 0.31] };
  const plate = { deformation, max_deflection: 0.314 } as unknown as RunResult['plate'];
  expect(sceneOf(parts(none, { result: { ...RESULT, plate } })).deformation?.largest).toBe(0.314);
  const silent = { deformation } as unknown as RunResult['plate'];
  expect(sceneOf(parts(none, { result: { ...RESULT, plate: silent } })).deformation).toEqual(deformation);
});

it('the scene of a design marks the selected anchor, and has a failure body and a caption only with a result', () => {
  expect(sceneOf(parts(none, { markedAnchor: 3 })).markedAnchor).toBe(3);
  expect('markedAnchor' in sceneOf(parts(none))).toBe(false);
  const body = { kind: 'anchor' as const, anchors: [1], part: 'embedment' as const };
  const failureBody = { mode: 'pull_out', bodies: [body] };
  expect(sceneOf(parts(none, { failureBody })).failureBody).toBeUndefined();
  expect(sceneOf(parts(none, { failureBody, result: RESULT })).failureBody).toEqual(failureBody);
  const caption = { tone: 'good', title: 'Verified', text: '', note: '' } as const;
  expect(sceneOf(parts(none, { caption })).caption).toBeUndefined();
  expect(sceneOf(parts(none, { caption, result: RESULT })).caption).toEqual(caption);
});
