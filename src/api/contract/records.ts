/**
 * API objects for concrete grades, steel profiles and anchors. Values are numeric strings, '' if missing;
 * they are kept as sent, so that an administrator can see and correct wrong values.
 */
import * as z from 'zod/mini';
import {
  about,
  draftNumber,
  draftFlag,
  draftLine,
  draftObject,
  draftText,
  wire,
  wireFlag,
  wireId,
  wireName,
  wireImageId,
  wireText,
  aboutEach,
  type WithId,
} from '@/api/contract/fields';
import { readNumber, readText, type WireId } from '@/api/contract/wire-values';
import { SERIES, type Outcome } from '@/engineering';
import { GROUPS, PREFIXES, STORED, type GroupName, type Prefix, type StoredRow } from '@/quantities/anchor';

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

/** The anchor record, about 90 numbers and texts as strings, named by the table of quantities. */
type Row = (typeof STORED)[GroupName][number];
type TextRow = Extract<Row, readonly [string, 'text', ...unknown[]]>;

/** Prefix of the standard and name of the quantity, which applies to both standards or to one. */
type KeyOf<R extends Row> =
  R extends StoredRow<infer Quantity> ? `${R[3] extends Prefix ? R[3] : Prefix}${Quantity}` : never;

export type AnchorText = KeyOf<TextRow>;
export type AnchorNumber = KeyOf<Exclude<Row, TextRow>>;

const ROWS: readonly StoredRow[] = GROUPS.flatMap((group) => STORED[group] as readonly StoredRow[]);

/** Returns the names of all text fields or of all numeric fields, for both standards. */
const keysOf = (wanted: 'text' | 'number'): string[] =>
  PREFIXES.flatMap((prefix) =>
    ROWS.filter(([, kind]) => (kind === 'text') === (wanted === 'text'))
      .filter(([, , , standards]) => standards === 'both' || standards === prefix)
      .map(([quantity]) => `${prefix}${quantity}`),
  );

export const ANCHOR_TEXTS = keysOf('text') as readonly AnchorText[];
export const ANCHOR_NUMBERS = keysOf('number') as readonly AnchorNumber[];

/** Anchor record for the workspace; `avatar` is an image id, or '' if there is no image. */
export interface AnchorDetail<Id = WireId> extends Record<AnchorText | AnchorNumber, string> {
  id: Id;
  name: string;
  avatar: Id | '';
}

/** The complete record: `efficient`, `jgHave`, `etaHave` are '0' or '1'. */
export interface AnchorRecord<Id = WireId> extends AnchorDetail<Id> {
  efficient: '0' | '1';
  jgHave: '0' | '1';
  etaHave: '0' | '1';
}

type AnchorFlag = AnchorRecord['efficient'];

export const isSet = (flag: string): boolean => flag === '1';
export const flagOf = (isOn: boolean): AnchorFlag => (isOn ? '1' : '0');

export type AnchorFields<Id = WireId> = Omit<AnchorRecord<Id>, 'id'>;

const fieldsOf = (keys: readonly string[], schema: z.ZodMiniType<string>) =>
  Object.fromEntries(keys.map((key) => [key, schema]));

/** Flag as stored in the database: '0' or '1'. */
const flagText = z.pipe(
  wireFlag,
  z.transform((isOn) => (isOn ? '1' : '0')),
);

const TEXTS = {
  name: 'Name, including the thread size, such as M12.',
  avatar: 'Picture of the anchor.',
  efficient: '1 = active, 0 = deactivated.',
  jgHave: '1 if the record has values for JGJ145-2013.',
  etaHave: '1 if the record has values for EN1992-4.',
};

const COMMON = {
  id: about(wireId, 'Id of the anchor.'),
  name: about(wireName, TEXTS.name),
  avatar: about(wireImageId, TEXTS.avatar),
  ...fieldsOf(ANCHOR_TEXTS, wireText),
};
const flagsAs = (flag: z.ZodMiniType<string>) => ({
  efficient: about(flag, TEXTS.efficient),
  jgHave: about(flag, TEXTS.jgHave),
  etaHave: about(flag, TEXTS.etaHave),
});

/**
 * Complete record for the administration. Its three flags are required, because a missing flag would later
 * be written back as a definite value. Other values are kept as sent, so that a wrong value can be seen and
 * corrected.
 */
export const anchorSchema = z.object({
  ...COMMON,
  ...fieldsOf(ANCHOR_NUMBERS, wireText),
  ...flagsAs(flagText),
}) as unknown as z.ZodMiniType<AnchorRecord>;

export const newAnchorSchema = draftObject({
  name: about(draftLine, TEXTS.name),
  avatar: about(
    z
      .string('must be the id of an uploaded picture')
      .check(z.minLength(1, 'must be the id of an uploaded picture')),
    TEXTS.avatar,
  ),
  ...flagsAs(draftFlag),
  ...fieldsOf(ANCHOR_TEXTS, draftText),
  ...fieldsOf(ANCHOR_NUMBERS, draftNumber),
}) as unknown as z.ZodMiniType<AnchorFields<string>>;

/** Numeric string; '' if no value was sent, which the contract interprets as 0. */
const optionalFigure = wire(
  'OptionalFigure',
  (raw) => {
    const text = readText(raw)?.trim();
    return text === '' || readNumber(text) !== undefined ? text : undefined;
  },
  'must be a number',
);

/** Anchor values for the workspace: every value that is present must be a number. Flags are not included. */
export const anchorDetailSchema = z.object({
  ...COMMON,
  ...fieldsOf(ANCHOR_NUMBERS, optionalFigure),
}) as unknown as z.ZodMiniType<AnchorDetail>;

export const anchorNameSchema = z.object({ name: wireName });

/** Item in the list for one standard and diameter; the name, which is not documented, may be ''. */
export const anchorListItemSchema = z.object({
  id: COMMON.id,
  name: about(wireText, 'Name of the anchor; if missing, the app reads it from the record.'),
});
export type AnchorListItem = z.output<typeof anchorListItemSchema>;
