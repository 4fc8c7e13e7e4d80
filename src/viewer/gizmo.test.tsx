// @vitest-environment jsdom
/**
 * Tests the axes in the corner of the view: their directions for a given camera, and the views that a click
 * selects.
 */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { createRef } from 'react';
import { Matrix4, Quaternion, Vector3 } from 'three';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { loadTranslations } from '@/testing/load-translations';
import type { Point3 } from '@/viewer/drawing/drawing';
import { Gizmo, type GizmoHandle } from '@/viewer/gizmo';

beforeAll(async () => {
  await loadTranslations('en');
  await i18next.loadNamespaces('viewer');
});

let looks: Point3[] = [];
const handle = createRef<GizmoHandle>();
beforeEach(() => {
  looks = [];
  render(<Gizmo ref={handle} onLook={(direction) => looks.push(direction)} />);
});

const end = (name: string) => screen.getByRole('button', { name: `Look from ${name}` });
const placeOf = (name: string) => /translate\((\S+) (\S+)\)/.exec(end(name).getAttribute('transform')!)!;

it.each([
  ['+x', [1, 0, 0]],
  ['−x', [-1, 0, 0]],
  ['+y', [0, 1, 0]],
  ['−y', [0, -1, 0]],
] as const)('a click on the axis end %s and the Enter key select its view', async (name, direction) => {
  await userEvent.click(end(name));
  end(name).focus();
  await userEvent.keyboard('{Enter}');
  expect(looks).toHaveLength(2);
  for (const look of looks) expect(look).toEqual(direction);
});

it('clicking +z and −z selects the views from above and from below with y pointing up', async () => {
  await userEvent.click(end('+z'));
  await userEvent.click(end('−z'));
  const [above, below] = looks;
  expect([above[2], below[2]]).toEqual([1, -1]);
  // The viewing direction deviates slightly from the vertical, towards the front: in a view from exactly
  // above, it would be undefined which direction points up on the screen.
  for (const [x, y] of looks) expect([x, y < 0 && y > -0.01]).toEqual([0, true]);
});

it('the axes in the corner of the view rotate with the camera, and the nearest axis end is drawn last', () => {
  // The camera looks along −z, like an unrotated camera: x points to the right, y up.
  act(() => handle.current!.turn(new Quaternion()));
  expect(placeOf('+x').slice(1).map(Number)).toEqual([34, 0]);
  expect(Number(placeOf('+y')[2])).toBe(-34);
  expect(screen.getAllByRole('button').at(-1)).toBe(end('+z'));
  // The camera looks from +x: y points to the right, z up.
  const fromX = new Quaternion().setFromRotationMatrix(
    new Matrix4().makeBasis(new Vector3(0, 1, 0), new Vector3(0, 0, 1), new Vector3(1, 0, 0)),
  );
  act(() => handle.current!.turn(fromX));
  expect(Number(placeOf('+y')[1])).toBeCloseTo(34, 6);
  expect(Number(placeOf('+z')[2])).toBeCloseTo(-34, 6);
  expect(screen.getAllByRole('button').at(-1)).toBe(end('+x'));
});
