import { expect, it } from 'vitest';
import { readDataSave, writeDataSave } from '@/design/file/data-save';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { fingerprintOf } from '@/design/model/fingerprint';
import { givenDesign } from '@/testing/given-design';

type Change = (design: Design) => void;
const readAt = '2026-01-02T03:04:05.000Z';
const ROUND = { x: false, y: false };

const of = (change: Change) => fingerprintOf(givenDesign({}, change));
const before = fingerprintOf(DEFAULT_DESIGN);

it.each<[string, Change]>([
  ['the standard', (d) => (d.standardType = 'JGJ145-2013')],
  ['the anchor', (d) => (d.anchor.chosen['EN1992-4'] = { id: '7', name: 'M12' })],
  ['the concrete strength', (d) => (d.concrete.fck = 25)],
  ['the design situation', (d) => (d.concrete.component3 = 'accidental')],
  ['the plate width', (d) => (d.plate.width = 401)],
  ['the yield strength of the plate', (d) => (d.plate.f_y = 235)],
  ['a spacing of the group', (d) => (d.layout.spacings.Sx1 = 181)],
  ['a slotted hole', (d) => (d.layout.group = '4-1-1')],
  ['an edge distance', (d) => (d.layout.sides.Y1.distance = 199)],
  ['the removal of an edge', (d) => (d.layout.sides.Y1.exists = false)],
  ['the thickness of the concrete', (d) => (d.layout.h = 201)],
  ['an eccentricity of the profile', (d) => (d.profile.ex = 1)],
  ['a load', (d) => (d.loads.dead.Mx = 0.1)],
  ['a load factor', (d) => (d.loads.deadFactor = 1)],
  ['the load case', (d) => (d.loads.loadCase = 'deadAndLive')],
])('the fingerprint of a design changes with %s', (_, change) => {
  expect(of(change)).not.toBe(before);
});

it.each<[string, Change]>([
  ['remarks for the report', (d) => (d.project.remark = 'checked')],
  ['the moisture of the holes', (d) => (d.concrete.holeDryness = 'wet')],
  ['hole cleaning', (d) => (d.concrete.holeCleaning = 'hollowDrillBit')],
  ['the anchor of the other standard', (d) => (d.anchor.chosen['JGJ145-2013'] = { id: '7', name: 'M12' })],
  ['a selector of the other standard', (d) => (d.concrete.structure = 'nonStructural')],
  ['the record from which the grade was copied', (d) => (d.concrete.gradeId = '3')],
  ['the time when the grade was read', (d) => (d.concrete.gradeReadAt = readAt)],
  ['the time when the profile was read', (d) => (d.profile.chosen = { id: '3', name: 'IPE 200', readAt })],
  ['a spacing that the group does not use', (d) => (d.layout.spacings.Sx2 = 50)],
  ['points of a custom group that is not selected', (d) => (d.layout.customPoints[0].x = 5)],
  ['an excluded live load', (d) => (d.loads.live.Nz = 9)],
  ['slots set by hand but equal to the group', (d) => (d.layout.slots = [ROUND, ROUND, ROUND, ROUND])],
])('the fingerprint of a design does not depend on %s', (_, change) => {
  expect(of(change)).toBe(before);
});

it('the fingerprint of a design ignores the edge distance on a side without an edge', () => {
  const [near, far] = [5, 225].map((distance) =>
    of((d) => (d.layout.sides.X1 = { exists: false, distance })),
  );
  expect(near).toBe(far);
});

it('the fingerprint of a design does not depend on the order of the fields, even after saving and reading', () => {
  const reversed = Object.fromEntries(Object.entries(DEFAULT_DESIGN).reverse()) as unknown as Design;
  const plate = Object.fromEntries(Object.entries(DEFAULT_DESIGN.plate).reverse());
  const shuffled = { ...reversed, plate: plate as unknown as Design['plate'] };
  expect(fingerprintOf(shuffled)).toBe(before);
  const { design } = readDataSave(writeDataSave({ design: shuffled, result: null }));
  expect(fingerprintOf(design)).toBe(before);
});
