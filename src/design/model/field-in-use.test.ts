/** Tests for which designs unreadable text in an input is an error. */
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { isFieldInUse } from '@/design/model/fields';

it.each<[string, string, (draft: Design) => void, (draft: Design) => void]>([
  [
    'an edge distance',
    'layout.sides.X1.distance',
    ({ layout }) => void (layout.sides.X1.exists = true),
    ({ layout }) => void (layout.sides.X1.exists = false),
  ],
  [
    'a spacing',
    'layout.spacings.Sx2',
    ({ layout }) => void (layout.group = '6-0-1'),
    ({ layout }) => void (layout.group = '4-0-1'),
  ],
  [
    'a live load',
    'loads.live.Nz',
    ({ loads }) => void (loads.loadCase = 'deadAndLive'),
    ({ loads }) => void (loads.loadCase = 'dead'),
  ],
  [
    'a load of the list',
    'loads.list.0.Nz',
    ({ loads }) => void (loads.list = [{ name: 'A', Nz: 1, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 }]),
    ({ loads }) => void (loads.list = []),
  ],
  [
    'the stand-off',
    'concrete.baseDistance',
    ({ concrete }) => void (concrete.installationPosition = 'clamped'),
    ({ concrete }) => void (concrete.installationPosition = 'flush'),
  ],
  [
    'the thickness',
    'plate.thickness',
    ({ plate }) => void (plate.stiffness = 'elastic'),
    ({ plate }) => void (plate.stiffness = 'rigid'),
  ],
])('isFieldInUse returns true for %s only in a design that uses this input', (_, path, used, unused) => {
  expect(isFieldInUse(produce(DEFAULT_DESIGN, used), path)).toBe(true);
  expect(isFieldInUse(produce(DEFAULT_DESIGN, unused), path)).toBe(false);
});

it('isFieldInUse returns false for a custom coordinate and true for a dead load if the anchor group is not custom', () => {
  const of = (group: string) =>
    produce(DEFAULT_DESIGN, ({ layout }) => void Object.assign(layout, { group }));
  expect(isFieldInUse(of('4-0-1'), 'layout.customPoints.0.x')).toBe(false);
  expect(isFieldInUse(of('4-0-1'), 'loads.dead.Nz')).toBe(true);
});
