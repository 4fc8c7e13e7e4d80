/**
 * API objects of the reference databases and of anchors. Values are numeric strings, '' if missing; they are
 * kept as sent, so that an administrator can see and correct wrong values.
 */
import * as z from 'zod/mini';
import {
  about,
  draftNumber,
  draftFlag,
  draftLine,
  draftObject,
  draftText,
  NOT_A_DRAFT_FIGURE,
  readDraftFigure,
  wire,
  wireFlag,
  wireId,
  wireName,
  wireImageId,
  wireText,
} from '@/api/contract/fields';
import {
  eachReference,
  referenceOf,
  type Reference,
  type ReferenceField,
  type ReferenceName,
  type ReferenceRecord,
} from '@/api/contract/reference-databases';
import { readNumber, readText, type WireId } from '@/api/contract/wire-values';
import { SERIES, type Outcome } from '@/engineering';
import { GROUPS, PREFIXES, STORED, type GroupName, type Prefix, type StoredRow } from '@/quantities/anchor';

/** A documented field must be present, although it may be empty. */
const figureText = wire(
  'Figure',
  (raw) => (raw === undefined ? undefined : readText(raw)),
  'must be a number',
);

/** Number of a new record that may be missing: it stays empty. */
const openDraftFigure = wire(
  'Text',
  (raw) => (readText(raw)?.trim() === '' ? '' : readDraftFigure(raw)),
  NOT_A_DRAFT_FIGURE,
);

const series = wire(
  'Text',
  (raw) => {
    const code = readText(raw)?.trim();
    return SERIES.some((one) => String(one.code) === code) ? code : undefined;
  },
  'must be a series code from 11 to 101',
);

const CODES_AND_SHAPES = SERIES.map(({ code, shape }) => `${code} ${shape}`).join(', ');

const VALUES: Readonly<Record<ReferenceField['kind'] | 'open', readonly z.ZodMiniType<string>[]>> = {
  name: [wireName, draftLine],
  series: [wireText, series],
  number: [figureText, draftNumber],
  open: [wireText, openDraftFigure],
};

type Schemas = Record<'stored' | 'draft', z.ZodMiniType>;

export function schemasOf({ id, fields }: Pick<Reference, 'id' | 'fields'>): Schemas {
  const [stored, draft] = [0, 1].map((side) =>
    Object.fromEntries(
      Object.entries(fields).map(([key, { kind, optional, about: meaning }]) => {
        const text = kind === 'series' ? `${meaning}: ${CODES_AND_SHAPES}.` : meaning;
        return [key, about(VALUES[optional ? 'open' : kind][side], text)];
      }),
    ),
  );
  return { stored: z.object({ id: about(wireId, id.about), ...stored }), draft: draftObject(draft) };
}

export const referenceSchemas = eachReference((name) => schemasOf(referenceOf(name))) as {
  [N in ReferenceName]: {
    stored: z.ZodMiniType<ReferenceRecord<N>>;
    draft: z.ZodMiniType<Omit<ReferenceRecord<N>, 'id'>>;
  };
};

export type Concrete = ReferenceRecord<'concretes'>;
export type SectionSteel = ReferenceRecord<'sectionSteels'>;

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
