import { BoxGeometry, Mesh, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { cornersOf } from '@/viewer/drawing/drawing';
import {
  between,
  cameraAt,
  DIRECTIONS,
  fitted,
  PRESETS,
  halfTangent,
  type CameraPosition,
} from '@/viewer/rendering/camera';
import { isHidden } from '@/viewer/rendering/prepare-frame';
import { pickedOf, type Hit } from '@/viewer/rendering/use-picking';
import { layersOf, scene } from '@/viewer/testing/scene-builder';

/** Returns screen positions from -1 to 1. */
function projected(preset: keyof typeof DIRECTIONS, aspect: number) {
  const points = cornersOf(Object.values(layersOf(scene())));
  const camera = cameraAt(fitted(points, DIRECTIONS[preset], aspect), aspect);
  camera.updateMatrixWorld();
  const place = (point: readonly [number, number, number]) => {
    const { x, y } = new Vector3(...point).project(camera);
    return [x, y] as const;
  };
  const seen = points.map(place);
  const range = (values: number[]) => [Math.min(...values), Math.max(...values)];
  return { x: range(seen.map(([x]) => x)), y: range(seen.map(([, y]) => y)), place };
}

const VIEWS = PRESETS.flatMap((preset) => [0.5, 1, 2.4].map((aspect) => [preset, aspect] as const));

it.each(VIEWS)('the view %s at the aspect ratio %d shows everything, large and centred', (preset, aspect) => {
  const { x, y } = projected(preset, aspect);
  for (const [low, high] of [x, y]) {
    expect(low).toBeGreaterThanOrEqual(-0.91);
    expect(high).toBeLessThanOrEqual(0.91);
    expect(Math.abs(low + high)).toBeLessThan(0.02);
  }
  expect(Math.max(x[1], y[1])).toBeGreaterThan(0.88);
});

it.each([
  ['top', 2, 0],
  ['front', 1, 0],
  ['side', 0, 1],
] as const)('the fixed view %s shows distant and near lengths to the same scale', (preset, depth, across) => {
  const { place } = projected(preset, 1);
  const xAt = (away: number, at: number) => {
    const point: [number, number, number] = [0, 0, 0];
    point[depth] = away;
    point[across] = at;
    return place(point)[0];
  };
  const length = (away: number) => Math.abs(xAt(away, 200) - xAt(away, -200));
  // The drawn lengths of 400 mm must differ by less than one point in an image 700 points wide.
  expect(length(300) / length(-300)).toBeCloseTo(1, 2);
  expect(Math.abs(length(300) - length(-300)) * 350).toBeLessThan(1);
});

it('a fixed view has perspective if its direction is not along an axis', () => {
  const { place } = projected('iso', 1);
  const height = (y: number) => Math.abs(place([0, y, 100])[1] - place([0, y, -100])[1]);
  expect(height(-250) / height(250)).toBeGreaterThan(1.05);
});

it('the views from above and from the front show x to the right, and the side view shows y to the right', () => {
  const top = projected('top', 1).place;
  expect(top([100, 0, 0])[0]).toBeGreaterThan(top([0, 0, 0])[0]);
  expect(top([0, 100, 0])[1]).toBeGreaterThan(top([0, 0, 0])[1]);
  const front = projected('front', 1).place;
  expect(front([100, 0, 0])[0]).toBeGreaterThan(front([0, 0, 0])[0]);
  expect(front([0, 0, 100])[1]).toBeGreaterThan(front([0, 0, 0])[1]);
  const side = projected('side', 1).place;
  expect(side([0, 100, 0])[0]).toBeGreaterThan(side([0, 0, 0])[0]);
});

const ISO: CameraPosition = { position: [600, -900, 500], target: [0, 0, -50], lens: 22 };
const FRONT: CameraPosition = { position: [20, -250_000, -30], target: [20, 0, -30], lens: 0.2 };
const BACK: CameraPosition = { position: [20, 250_000, -30], target: [20, 0, -30], lens: 0.2 };

const distance = ({ position: p, target: t }: CameraPosition) =>
  Math.hypot(p[0] - t[0], p[1] - t[1], p[2] - t[2]);
const height = (at: CameraPosition) => 2 * distance(at) * halfTangent(at.lens);
const steps = (from: CameraPosition, to: CameraPosition) =>
  Array.from({ length: 41 }, (_, i) => between(from, to, i / 40));

it('the camera animation starts and ends at the given positions', () => {
  const [first] = steps(ISO, FRONT);
  first.position.forEach((part, i) => expect(part).toBeCloseTo(ISO.position[i], 6));
  expect(between(ISO, FRONT, 1)).toEqual(FRONT);
  expect(between(ISO, FRONT, 1.4)).toEqual(FRONT);
});

it('the camera animation keeps the visible size between its start and end values', () => {
  const heights = steps(ISO, FRONT).map(height);
  const [low, high] = [Math.min(height(ISO), height(FRONT)), Math.max(height(ISO), height(FRONT))];
  for (const one of heights) {
    expect(one).toBeGreaterThan(low * 0.999);
    expect(one).toBeLessThan(high * 1.001);
  }
});

it('the camera animation from the front view to the back view is continuous', () => {
  const turns = steps(FRONT, BACK).map((at) =>
    at.position.map((value, i) => (value - at.target[i]) / distance(at)),
  );
  turns.slice(1).forEach((turn, i) => {
    expect(Math.hypot(...turn.map((part, k) => part - turns[i][k]))).toBeLessThan(0.3);
  });
});

it('a wall hides a point behind the wall, but not a point in front of, next to or within the wall', () => {
  const wall = new Mesh(new BoxGeometry(20, 1, 20).translate(0, 0.5, 10));
  const eye = new Vector3(0, -100, 10);
  expect(isHidden(wall, eye, [0, 50, 10])).toBe(true);
  expect(isHidden(wall, eye, [0, -20, 10])).toBe(false);
  expect(isHidden(wall, eye, [60, 50, 10])).toBe(false);
  expect(isHidden(wall, eye, [0, 0, 10])).toBe(false);
});

const CONE = { anchors: [1, 2, 3, 4], reach: 105, depth: 70 };
const withBody = scene({ failureBody: { mode: 'concrete_cone', bodies: [{ kind: 'cone', ...CONE }] } });
const hit = (material: Hit['material'], seeThrough = false, point: Hit['point'] = [0, 0, 0]): Hit => {
  return { material, seeThrough, point };
};

it('a click on an anchor head selects the anchor', () => {
  expect(pickedOf(scene(), [hit('bolt', false, [96, -84, 20])])).toEqual({ kind: 'anchor', no: 2 });
  expect(pickedOf(scene({ bolts: [] }), [hit('bolt')])).toEqual({ kind: 'nothing' });
});

it('a click selects a failure body or an anchor through transparent objects, but not through opaque objects', () => {
  const body = { kind: 'body', mode: 'concrete_cone' };
  expect(pickedOf(withBody, [hit('plate', true), hit('concrete', true), hit('failure', true)])).toEqual(body);
  expect(pickedOf(withBody, [hit('failureArea', true), hit('bolt')])).toEqual(body);
  expect(pickedOf(withBody, [hit('concrete'), hit('failure', true)])).toEqual({ kind: 'nothing' });
  const through = [hit('concrete', true), hit('bolt', false, [-90, 90, -30])];
  expect(pickedOf(withBody, through)).toEqual({ kind: 'anchor', no: 3 });
});

it('a click selects nothing if it hits no object, or only transparent concrete', () => {
  expect(pickedOf(withBody, [])).toEqual({ kind: 'nothing' });
  expect(pickedOf(withBody, [hit('concrete', true)])).toEqual({ kind: 'nothing' });
});
