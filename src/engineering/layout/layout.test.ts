import { expect, it } from 'vitest';
import {
  centreOf,
  defaultCustomPoints,
  extentsOf,
  groupAnchors,
  groupCoordinates,
} from '@/engineering/layout/coordinates';
import { canCycle, cycleGroup, groupByCode, GROUPS } from '@/engineering/layout/groups';
import expectedDefaults from '@/verification/layout/expected-defaults.json';

const SPACINGS = { Sx1: 180, Sx2: 100, Sy1: 180, Sy2: 100 };

it('the group table lists each of the 49 groups once', () => {
  expect(GROUPS).toHaveLength(49);
  expect(new Set(GROUPS.map(({ code }) => code)).size).toBe(49);
});

const CODES = GROUPS.map(({ code }) => code);
const FIXED = CODES.filter((code) => !code.endsWith('-0-0'));

it.each(CODES)('group %s has the coordinates and slotted holes listed in the reference data', (code) => {
  const points = groupCoordinates(code, SPACINGS, defaultCustomPoints(code));
  const { coordinates, centre, slotted } = expectedDefaults[code as keyof typeof expectedDefaults];
  expect(points).toEqual(coordinates);
  const anchors = groupAnchors(code, SPACINGS, defaultCustomPoints(code), null);
  const held = (acts: 'actsX' | 'actsY') => anchors.filter((anchor) => !anchor[acts]).map(({ no }) => no);
  expect([held('actsX'), held('actsY')]).toEqual(slotted);
  const got = centreOf(points);
  expect(Math.abs(got.x - centre[0])).toBeLessThan(6e-4);
  expect(Math.abs(got.y - centre[1])).toBeLessThan(6e-4);
  expect(points).toHaveLength(groupByCode(code)!.count);
});

it.each(FIXED)('the bounding box of group %s is centred for four different spacings', (code) => {
  const points = groupCoordinates(code, { Sx1: 70, Sx2: 130.5, Sy1: 95, Sy2: 61 }, []);
  const { minX, maxX, minY, maxY } = extentsOf(points);
  expect([minX + maxX, minY + maxY]).toEqual([0, 0]);
});

it('groupCoordinates returns no anchors for an unknown group code', () => {
  expect(groupByCode('5-0-1')).toBeUndefined();
  expect(groupCoordinates('5-0-1', SPACINGS, [])).toEqual([]);
});

it('the group code determines the slotted holes', () => {
  const anchors = groupAnchors('4-1-1', SPACINGS, [], null);
  expect(anchors.map(({ actsX }) => actsX)).toEqual([true, false, true, false]);
  expect(anchors.every(({ actsY }) => actsY)).toBe(true);
});

it('slotted holes set by the user override those of the group', () => {
  const slots = [true, false].map((x) => ({ x, y: !x }));
  const anchors = groupAnchors('2-0-1', SPACINGS, [], slots);
  expect(anchors.map(({ actsX, actsY }) => `${actsX} ${actsY}`)).toEqual(['false true', 'true false']);
});

it('cycleGroup cycles through the groups with the same number of anchors and the same variant', () => {
  expect(cycleGroup('4-1-1', 1)).toBe('4-1-2');
  expect(cycleGroup('4-1-4', 1)).toBe('4-1-1');
  expect(cycleGroup('4-1-1', -1)).toBe('4-1-4');
});

it('canCycle is false for custom groups and for the only group of a variant, which cycleGroup leaves unchanged', () => {
  expect(canCycle('4-0-1')).toBe(false);
  expect(canCycle('2-0-0')).toBe(false);
  expect(cycleGroup('8-4-1', 1)).toBe('8-4-1');
});
