import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import {
  isGradeChanged,
  isSectionChanged,
  selectedAnchor,
  selectedGrade,
  selectedSection,
} from '@/design/records/selected-records';

const [M12, M16] = ['12', '16'].map((size) => ({ id: `d${size}`, name: `Bolt B M${size}` }));
const [A, B, C] = ['a', 'b', 'c'].map((id) => ({ id, name: `Anchor ${id}` }));
type Chosen = typeof A | null;
const facts = (chosen: Chosen, own: Chosen = null, takesFirst = false) => ({ chosen, own, takesFirst });

it.each([
  ['the chosen anchor, if it is listed', [A, B], facts(B), B],
  ['the chosen anchor also in a new design', [A, B], facts(B, null, true), B],
  ['the anchor with the same name, if the design has an empty id', [A, B], facts({ ...B, id: '' }), B],
  ['null, if the chosen anchor is not listed', [A, B], facts(C), null],
  ['the earlier choice, if only the earlier choice is listed', [A, B], facts(C, B, false), B],
  ['the first anchor, in a new design without a chosen anchor', [A, B], facts(null, null, true), A],
  ['null, if the design was opened without an anchor', [A, B], facts(null), null],
  ['null, for an empty list', [], facts(A, B, true), null],
  ['the anchor of the same family, if another diameter was chosen', [A, M16], facts(M12, null, true), M16],
  ['null, for a record with name and size of a deleted one', [M16], facts({ ...M16, id: 'e' }), null],
])('ownAnchor returns %s', (_, listed, facts, expected) => {
  expect(selectedAnchor(listed, { diameter: '16', ...facts })).toEqual(expected);
});

const FIGURES = { fcuk: 25, ec: 30 };
const grade = (id: string, name: string, fck: number) => ({
  ...FIGURES,
  id,
  grade: name,
  name,
  fck,
  readAt: '',
});
const GRADES = [grade('1', 'C16/20', 16), grade('2', 'C20/25', 21), grade('3', 'C20/25', 20)];
const concrete = (gradeId: string | null, name = 'C20/25') => {
  return { ...DEFAULT_DESIGN.concrete, ...FIGURES, gradeId, grade: name, fck: 20 };
};

it("ownGrade finds the design's grade by its id even if its values or its name have changed", () => {
  expect(selectedGrade(GRADES, concrete('2'), false)?.id).toBe('2');
  expect(selectedGrade(GRADES, concrete('3', 'C20'), false)?.id).toBe('3');
  expect(isGradeChanged(GRADES[1], concrete('2'))).toBe(true);
  expect(isGradeChanged(GRADES[2], concrete('3'))).toBe(false);
});
it('ownGrade refuses a record with the id of the design but another name and other values, as of another server', () => {
  expect(selectedGrade(GRADES, concrete('1'), false)?.id).toBe('3');
  expect(selectedGrade(GRADES.slice(0, 2), concrete('1'), false)).toBeUndefined();
});
it('ownGrade finds a grade with the same name and values under a different id on another server', () => {
  expect(selectedGrade(GRADES, concrete('9'), false)?.id).toBe('3');
});
it('ownGrade finds no grade if the record with the same name has different values, or if no record has the name', () => {
  expect(selectedGrade(GRADES.slice(0, 2), concrete('9'), false)).toBeUndefined();
  expect(selectedGrade(GRADES, concrete('9', 'C90/105'), false)).toBeUndefined();
});
it('in a new design, ownGrade returns the grade with the stored name, otherwise the first grade in the list', () => {
  expect(selectedGrade(GRADES.slice(0, 2), concrete(null), true)?.id).toBe('2');
  expect(selectedGrade(GRADES.slice(0, 2), concrete(null, 'C90/105'), true)?.id).toBe('1');
});

const SIZES = { W: 46, T: 3.8, FT: 5.2 };
const section = (id: string, name: string, H: number) => ({ id, name, H, ...SIZES, readAt: '' });
const SECTIONS = [section('1', 'IPE 80', 80), section('2', 'IPE 100', 100)];
const profile = { ...DEFAULT_DESIGN.profile, ...SIZES, H: 100, chosen: { id: '2', name: 'IPE 100' } };

const named = (id: string) => ({ ...profile, chosen: { id, name: 'IPE 100' } });
it("ownSection finds the design's section by its id, or the same section under a different id", () => {
  expect(selectedSection(SECTIONS, profile, false)?.id).toBe('2');
  expect(selectedSection(SECTIONS, named('7'), false)?.id).toBe('2');
});
it('ownSection refuses a record with the id of the design but another name and other dimensions', () => {
  expect(selectedSection(SECTIONS, named('1'), false)?.id).toBe('2');
  expect(isSectionChanged(SECTIONS[1], profile)).toBe(false);
  expect(isSectionChanged(SECTIONS[0], profile)).toBe(true);
});
it("ownSection finds no record if the list no longer contains the design's section, whether the design is new or not", () => {
  for (const isFresh of [true, false])
    expect(selectedSection(SECTIONS.slice(0, 1), named('7'), isFresh)).toBeUndefined();
});
it('without a chosen section, ownSection returns the first section of the series only in a new design', () => {
  const open = { ...profile, chosen: null };
  expect(selectedSection(SECTIONS, open, true)?.id).toBe('1');
  expect(selectedSection(SECTIONS, open, false)).toBeUndefined();
});
