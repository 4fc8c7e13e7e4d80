/** Tests for which designs unreadable text in an input is an error. */
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, NO_LOAD, type Design, isFieldInUse } from '@/design/model/design-state';

const ROW = { ...NO_LOAD, name: 'A', Nz: 1 };
const has =
  <Part extends 'loads' | 'plate' | 'layout' | 'concrete'>(part: Part, values: Partial<Design[Part]>) =>
  (design: Design) =>
    void Object.assign(design[part], values);
const hasGroup = (group: string) => has('layout', { group });
const isPlaced = (installationPosition: Design['concrete']['installationPosition']) =>
  has('concrete', { installationPosition });
const hasEdge =
  (exists: boolean) =>
  ({ layout }: Design) =>
    void (layout.sides.X1.exists = exists);

it.each<[string, string, (draft: Design) => void, (draft: Design) => void]>([
  ['an edge distance', 'layout.sides.X1.distance', hasEdge(true), hasEdge(false)],
  ['a spacing', 'layout.spacings.Sx2', hasGroup('6-0-1'), hasGroup('4-0-1')],
  [
    'a live load',
    'loads.live.Nz',
    has('loads', { loadCase: 'deadAndLive' }),
    has('loads', { loadCase: 'dead' }),
  ],
  ['a load of the list', 'loads.list.0.Nz', has('loads', { list: [ROW] }), has('loads', { list: [] })],
  ['the stand-off', 'concrete.baseDistance', isPlaced('clamped'), isPlaced('flush')],
  [
    'the thickness',
    'plate.thickness',
    has('plate', { stiffness: 'elastic' }),
    has('plate', { stiffness: 'rigid' }),
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
