/** Concrete and profile records as the workspace offers them; records with invalid values are left out. */
import type { Listed, ReadList } from '@/api/contract/lists';
import { type Concrete, valuesOfRecord, type SectionSteel } from '@/api/contract/references';
import { gradeName } from '@/design/model/design-facts';
import type { Design } from '@/design/model/design-state';
import type { EngineError, Outcome, Standard } from '@/engineering';

interface Dated {
  /** ISO time when the record was read. */
  readAt: string;
}

export interface Grade extends Dated {
  id: string;
  grade: string;
  /** Name of the grade under the standard. */
  name: string;
  fck: number;
  fcuk: number;
  ec: number;
}

export interface Section extends Dated {
  id: string;
  name: string;
  H: number;
  W: number;
  T: number;
  FT: number;
}

/** Splits a list into valid records, and invalid ones with their name and invalid field. */
function offered<Raw, T extends object>(
  list: ReadList<Raw>,
  read: (record: Raw) => Outcome<T>,
  nameOf: (record: Raw) => string,
): Listed<T & Dated> {
  const { readAt } = list;
  const outcomes = list.records.map((record) => ({ record, read: read(record) }));
  return {
    records: outcomes.flatMap(({ read: outcome }) => (outcome.ok ? [{ ...outcome.value, readAt }] : [])),
    unreadable: [
      ...list.unreadable,
      ...outcomes.flatMap(({ record, read: outcome }) =>
        outcome.ok ? [] : [{ name: nameOf(record), field: outcome.error.field }],
      ),
    ],
  };
}

const unusable = (field: string): { ok: false; error: EngineError } => ({
  ok: false,
  error: { field, message: 'must be greater than 0' },
});

/** Field with the concrete strength that each standard uses. */
const STRENGTH = { 'EN1992-4': 'fck', 'JGJ145-2013': 'fcuk' } as const;

function gradeOf(record: Concrete, standard: Standard): Outcome<Omit<Grade, 'readAt'>> {
  const figures = valuesOfRecord(record, ['fck', 'fcuk', 'ec']);
  if (!figures.ok) return figures;
  const strength = STRENGTH[standard];
  if (!(figures.value[strength] > 0)) return unusable(strength);
  const { grade } = record;
  const name = gradeName(standard, { grade, fcuk: figures.value.fcuk });
  return { ok: true, value: { id: String(record.id), grade, name, ...figures.value } };
}

/** Under EN 1992-4 a grade's name states both strengths with a slash; JGJ145-2013 needs a cube strength. */
export function availableGrades(list: ReadList<Concrete>, standard: Standard): Listed<Grade> {
  const records = list.records.filter(({ grade }) => standard === 'JGJ145-2013' || grade.includes('/'));
  return offered(
    { ...list, records },
    (record) => gradeOf(record, standard),
    ({ grade }) => grade,
  );
}

function sectionOf(record: SectionSteel): Outcome<Omit<Section, 'readAt'>> {
  const figures = valuesOfRecord(record, ['h', 'w', 't', 'ft']);
  if (!figures.ok) return figures;
  const { h, w, t, ft } = figures.value;
  return { ok: true, value: { id: String(record.id), name: record.name, H: h, W: w, T: t, FT: ft } };
}

export const availableSections = (list: ReadList<SectionSteel>): Listed<Section> =>
  offered(list, sectionOf, ({ name }) => name);

/** Copies the record's values and the time at which they were read. */
export function copyGrade(design: Design, { id, grade, fck, fcuk, ec, readAt }: Grade): void {
  Object.assign(design.concrete, { gradeId: id, gradeReadAt: readAt, grade, fck, fcuk, ec });
}

/** Copies the record's values and the time at which they were read. */
export function copySection(design: Design, { id, name, H, W, T, FT, readAt }: Section): void {
  Object.assign(design.profile, { chosen: { id, name, readAt }, H, W, T, FT });
}

const UNDERCUT = /undercut|扩底/i;
const SLEEVE = /sleeve|套[管筒]/i;

export function familyOf(name: string): 'expansion' | 'sleeve' | 'undercut' {
  if (SLEEVE.test(name)) return 'sleeve';
  return UNDERCUT.test(name) ? 'undercut' : 'expansion';
}
