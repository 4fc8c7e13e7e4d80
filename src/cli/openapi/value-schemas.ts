/** JSON schemas for single API values, in every format in which a server may send them. */
import type { WireForm } from '@/api/contract/fields';

export type Schema = Readonly<Record<string, unknown>>;

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const LARGEST_ID = Number.MAX_SAFE_INTEGER;

const NUMERIC = '^\\s*[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?\\s*$';
const OPEN = '^[-–—/]?$';

const numeric = (pattern: string) => ({ type: 'string', pattern });

export const FORMS: Readonly<Record<WireForm, Schema>> = {
  Text: {
    description: 'Text, or a number instead; null or a missing field means empty text.',
    type: ['string', 'number', 'null'],
    examples: ['East Gate'],
  },
  Name: {
    description: 'Text that is not empty, or a number instead.',
    type: ['string', 'number'],
    minLength: 1,
    examples: ['Wedge bolt M12'],
  },
  Id: {
    description:
      'Id of a record: text that is not empty, or a whole number below 2^53. The app sends it back unchanged.',
    type: ['string', 'integer'],
    minLength: 1,
    maximum: LARGEST_ID,
    examples: ['c1', 17],
  },
  OptionalId: {
    description: 'Id of a picture; empty text or null = no picture.',
    type: ['string', 'integer', 'null'],
    maximum: LARGEST_ID,
    examples: ['i7', ''],
  },
  Flag: {
    description: 'Yes or no.',
    enum: ['0', '1', 0, 1, false, true, 'false', 'true'],
    examples: ['1'],
  },
  Time: {
    description:
      'Time: `YYYY-MM-DD HH:mm:ss`, ISO text with or without a zone, epoch milliseconds, or year, month, day, hour, minute, second as a list; null or empty text = no time. Epoch seconds are refused.',
    anyOf: [
      { type: 'string' },
      { type: 'integer' },
      { type: 'array', items: { type: 'integer' }, minItems: 3, maxItems: 7 },
      { type: 'null' },
    ],
    examples: ['2026-03-01 08:00:00'],
  },
  Number: {
    description: 'Number, or numeric text.',
    anyOf: [{ type: 'number' }, numeric(NUMERIC)],
    examples: [12.5, '12.5'],
  },
  OpenNumber: {
    description: 'Number, or numeric text; null, empty text, `-` or `/` = no value.',
    anyOf: [{ type: 'number' }, { type: 'null' }, numeric(NUMERIC), numeric(OPEN)],
    examples: [12.5, null],
  },
  Figure: {
    description: 'Value of a record: a number as text; empty text or null = no value.',
    type: ['string', 'number', 'null'],
    examples: ['12.5'],
  },
  OptionalFigure: {
    description: 'Value of an anchor: a number as text; empty text, null or a missing field = no value.',
    type: ['string', 'number', 'null'],
    examples: ['70'],
  },
  Percent: {
    description:
      'Percentage, as a number or as text with or without the per cent sign; no value if infinite.',
    anyOf: [{ type: 'number' }, { type: 'null' }, { type: 'string' }],
    examples: [48.2, '48.2 %'],
  },
  AnchorNumbers: {
    description: 'Anchor numbers, as text or as a list.',
    anyOf: [{ type: ['string', 'number', 'null'] }, { type: 'array', items: { type: ['string', 'number'] } }],
    examples: ['1,2', [1, 2]],
  },
  Verdict: {
    description:
      '`Satisfied`, `Not satisfied` or `Not applicable` in any case and spacing, or 满足, 不满足, 不适用 and similar words.',
    type: 'string',
    examples: ['Satisfied'],
  },
  CombinedVerdict: {
    description: 'A verdict, or a flag; if it has no value, the app derives it from the rows.',
    type: ['string', 'boolean', 'number', 'null'],
    examples: ['Satisfied'],
  },
  DraftFigure: {
    description: 'Value of a record: a number as text; empty text = 0.',
    type: ['string', 'number', 'null'],
    examples: ['70'],
  },
  DraftFlag: { description: 'Yes or no.', enum: ['0', '1'], examples: ['1'] },
  DraftText: { description: 'Text, which may be empty.', type: ['string', 'number', 'null'], examples: [''] },
  DraftIds: { description: 'Ids of other records.', type: 'array', items: ref('Id'), examples: [['r2']] },
};

/** Formats of required values, without which a record cannot be read. */
export const REQUIRED: ReadonlySet<WireForm> = new Set([
  'Name',
  'Id',
  'Flag',
  'Number',
  'Figure',
  'Verdict',
  'DraftFigure',
  'DraftFlag',
  'DraftText',
] as const);

/** Returns the schema for a list; a server may send null if the list is empty. */
export const openList = (items: Schema): Schema => ({ type: ['array', 'null'], items });

export const withId = (schema: Schema): Schema => ({
  allOf: [schema, { type: 'object', properties: { id: ref('Id') }, required: ['id'] }],
});
