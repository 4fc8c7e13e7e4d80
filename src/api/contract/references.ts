/**
 * API objects for concrete grades and steel profiles. Values are numeric strings, '' if missing; they are
 * kept as sent, so that an administrator can see and correct wrong values.
 */
import * as z from 'zod/mini';
import {
  about,
  aboutEach,
  draftNumber,
  draftLine,
  draftObject,
  wire,
  wireId,
  wireName,
  wireText,
  type WithId,
} from '@/api/contract/fields';
import { readNumber, readText, type WireId } from '@/api/contract/wire-values';
import { SERIES, type Outcome } from '@/engineering';

/** A documented field must be present, although it may be empty. */
const figureText = wire(
  'Figure',
  (raw) => (raw === undefined ? undefined : readText(raw)),
  'must be a number',
);

const GRADE_TEXTS = {
  grade: 'Name, such as C20/25. Under EN1992-4 the app offers only grades with a `/` in their name.',
  fck: 'Cylinder strength f_ck, MPa.',
  fcuk: 'Cube strength f_cu,k, MPa.',
  ec: 'Modulus of elasticity, GPa.',
};

export const concreteSchema = z.object({
  id: about(wireId, 'Id of the grade.'),
  ...aboutEach({ grade: wireName, fck: figureText, fcuk: figureText, ec: figureText }, GRADE_TEXTS),
});

export type Concrete<Id = WireId> = WithId<z.output<typeof concreteSchema>, Id>;
export type NewConcrete = Omit<Concrete, 'id'>;

export const newConcreteSchema = draftObject(
  aboutEach({ grade: draftLine, fck: draftNumber, fcuk: draftNumber, ec: draftNumber }, GRADE_TEXTS),
);

const PROFILE_TEXTS = {
  name: 'Name, such as IPE 80.',
  type: `Code of the series: ${SERIES.map(({ code, shape }) => `${code} ${shape}`).join(', ')}.`,
  h: 'Depth H, mm.',
  w: 'Width W, mm.',
  t: 'Thickness of web or wall T, mm.',
  ft: 'Thickness of the flange FT, mm; 0 = same as T.',
};

export const sectionSteelSchema = z.object({
  id: about(wireId, 'Id of the profile.'),
  ...aboutEach(
    { name: wireName, type: wireText, h: figureText, w: figureText, t: figureText, ft: figureText },
    PROFILE_TEXTS,
  ),
});

export type SectionSteel<Id = WireId> = WithId<z.output<typeof sectionSteelSchema>, Id>;
export type NewSectionSteel = Omit<SectionSteel, 'id'>;

const series = wire(
  'Text',
  (raw) => {
    const code = readText(raw)?.trim();
    return SERIES.some((one) => String(one.code) === code) ? code : undefined;
  },
  'must be a series code from 11 to 101',
);

export const newSectionSteelSchema = draftObject(
  aboutEach(
    { name: draftLine, type: series, h: draftNumber, w: draftNumber, t: draftNumber, ft: draftNumber },
    PROFILE_TEXTS,
  ),
);

/** Returns a record's values as numbers; an empty string means 0. */
export function valuesOfRecord<Key extends string>(
  record: Readonly<Record<Key, string>>,
  keys: readonly Key[],
): Outcome<Record<Key, number>> {
  const figures: Partial<Record<Key, number>> = {};
  for (const field of keys) {
    const value = record[field].trim() === '' ? 0 : readNumber(record[field]);
    if (value === undefined) return { ok: false, error: { field, message: 'must be a number' } };
    figures[field] = value;
  }
  return { ok: true, value: figures as Record<Key, number> };
}
