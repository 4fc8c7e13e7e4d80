/** Tests for which designs unreadable text in an input is an error. */
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, NO_LOAD, type Design, isFieldInUse } from '@/design/model/design-state';
import { givenDesign } from '@/testing/given-design';

const ROW = { ...NO_LOAD, name: 'A', Nz: 1 };
const has =
  <Part extends 'loads' | 'plate' | 'layout' | 'concrete'>(part: Part, values: Partial<Design[Part]>) =>
  (design: Design) =>
    void Object.assign(design[part], values);
const hasGroup = (group: string) => has('layout', { group });
const isPlaced = (installationPosition: Design['concrete']['installationPosition']) =>
  has('concrete', { installationPosition });
const hasEdge = (exists: boolean) => (design: Design) => void (design.layout.sides.X1.exists = exists);

const underLoad = (loadCase: Design['loads']['loadCase']) => has('loads', { loadCase });
const isPlate = (stiffness: Design['plate']['stiffness']) => has('plate', { stiffness });

it.each<[string, string, (draft: Design) => void, (draft: Design) => void]>([
  ['an edge distance', 'layout.sides.X1.distance', hasEdge(true), hasEdge(false)],
  ['a spacing', 'layout.spacings.Sx2', hasGroup('6-0-1'), hasGroup('4-0-1')],
  ['a live load', 'loads.live.Nz', underLoad('deadAndLive'), underLoad('dead')],
  ['a load of the list', 'loads.list.0.Nz', has('loads', { list: [ROW] }), has('loads', { list: [] })],
  ['the stand-off', 'concrete.baseDistance', isPlaced('clamped'), isPlaced('flush')],
  ['the thickness', 'plate.thickness', isPlate('elastic'), isPlate('rigid')],
])('isFieldInUse returns true for %s only in a design that uses this input', (_, path, used, unused) => {
  expect(isFieldInUse(givenDesign({}, used), path)).toBe(true);
  expect(isFieldInUse(givenDesign({}, unused), path)).toBe(false);
});

it('isFieldInUse returns false for a custom coordinate and true for a dead load if the anchor group is not custom', () => {
  expect(isFieldInUse(DEFAULT_DESIGN, 'layout.customPoints.0.x')).toBe(false);
  expect(isFieldInUse(DEFAULT_DESIGN, 'loads.dead.Nz')).toBe(true);
});
