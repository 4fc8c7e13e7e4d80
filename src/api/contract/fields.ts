/** Parsers of values that several resources share; of zod/mini, because every page loads them. */
import * as z from 'zod/mini';
import {
  readTime,
  readOpenNumber,
  readFlag,
  readId,
  readNumber,
  readText,
  type WireId,
} from '@/api/contract/wire-values';
import type { Outcome } from '@/engineering';

/** Result of a parser, re-exported for the calls, which must not import the engine. */
export type { Outcome };

/** Names in the API description for the forms that a single value can have. */
export type WireForm =
  | 'Text'
  | 'Name'
  | 'Id'
  | 'OptionalId'
  | 'Flag'
  | 'Time'
  | 'Number'
  | 'OpenNumber'
  | 'Figure'
  | 'OptionalFigure'
  | 'Percent'
  | 'AnchorNumbers'
  | 'Verdict'
  | 'CombinedVerdict'
  | 'DraftFigure'
  | 'DraftFlag'
  | 'DraftText'
  | 'DraftIds';

const forms = new WeakMap<object, WireForm>();

export const formOf = (schema: object): WireForm | undefined => forms.get(schema);

/** Creates a schema from `read`, which returns undefined for an error at the path of the value. */
export function wire<T>(
  form: WireForm,
  read: (raw: unknown) => T | undefined,
  problem: string,
): z.ZodMiniType<T> {
  const schema = z.pipe(
    // `read` decides whether the value may be missing.
    z.optional(z.unknown()),
    z.transform((raw, context): T => {
      const value = read(raw);
      if (value !== undefined) return value;
      context.issues.push({
        code: 'custom',
        message: raw === undefined ? 'is missing' : problem,
        input: raw,
      });
      return z.NEVER;
    }),
  );
  forms.set(schema, form);
  return schema;
}

/** Adds the meaning of a field, with its unit, to its schema; the API description prints it. */
export function about<T extends z.ZodMiniType>(schema: T, description: string): T {
  // A check with the meaning would run at every reading of the field.
  const described = schema.clone();
  z.globalRegistry.add(described, { description });
  const form = forms.get(schema);
  if (form !== undefined) forms.set(described, form);
  return described;
}

export const aboutEach = <S extends Readonly<Record<string, z.ZodMiniType>>>(
  shape: S,
  descriptions: Readonly<Record<keyof S, string>>,
): S =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, about(schema, descriptions[name])]),
  ) as S;

/** Applies `read`, or returns `fallback` if the value is undefined or null. */
export const orElse = <T>(read: z.ZodMiniType<T>, fallback: T) =>
  z.pipe(
    z.nullish(read),
    z.transform((value) => value ?? fallback),
  );

/** Flag, '0' or '1' in the API; numbers and booleans are also accepted. */
export const wireFlag = wire('Flag', readFlag, 'must be "0" or "1"');

export const wireText = wire('Text', readText, 'must be text');

export const wireName = wire('Name', (raw) => readText(raw)?.trim() || undefined, 'must not be empty');

export const wireId: z.ZodMiniType<WireId> = wire(
  'Id',
  readId,
  'must be an id: text, or a whole number below 2^53',
);

/** Record whose id has another type: the embedded backend has text ids only. */
export type WithId<T, Id> = Omit<T, 'id'> & { id: Id };

/** Image id; '' if there is no image. */
export const wireImageId: z.ZodMiniType<WireId> = wire(
  'OptionalId',
  (raw) => (raw === null || raw === undefined || raw === '' ? '' : readId(raw)),
  'must be an id',
);

/** Converts a time in any accepted form to `YYYY-MM-DD HH:mm:ss`; null if there is no time. */
export const wireTime = wire('Time', readTime, 'is no time');

/** Number in a response; null if the sent value is empty. */
export const openNumber = wire('OpenNumber', readOpenNumber, 'must be a number');

export const wireNumber = wire('Number', readNumber, 'must be a number');

/** Parses a value; the error contains the path of the first invalid field. */
export function parseOutcome<T>(schema: z.core.$ZodType<T>, raw: unknown): Outcome<T> {
  // Without `reportInput`, a value of the wrong type would be reported as a missing field.
  const parsed = z.safeParse(schema, raw, { reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  if (!issue) return { ok: false, error: { field: '', message: 'is malformed' } };
  const field = issue.path.join('.');
  const missing =
    (issue.code === 'invalid_type' || issue.code === 'invalid_union') && issue.input === undefined;
  return { ok: false, error: { field, message: missing ? 'is missing' : issue.message } };
}

export const draftObject = <S extends z.core.$ZodLooseShape>(shape: S) =>
  z.object(shape, 'must be an object');

const LONGEST_LINE = 255;

/** Line of text in a request body, which may be empty; blanks around it do not count. */
export const textLine = z
  .string('must be text')
  .check(z.maxLength(LONGEST_LINE, `must not exceed ${LONGEST_LINE} characters`), z.trim());

export const draftLine = textLine.check(z.minLength(1, 'must not be empty'));

export const openDraftLine = z.pipe(
  z.nullish(textLine),
  z.transform((text) => text ?? undefined),
);

const LONGEST_NUMBER = 40;

export const NOT_A_DRAFT_FIGURE = 'must be a number that is not negative';

export function readDraftFigure(raw: unknown): string | undefined {
  const text = readText(raw)?.trim();
  if (text === '') return '0';
  const value = text !== undefined && text.length <= LONGEST_NUMBER ? readNumber(text) : undefined;
  return value !== undefined && value >= 0 ? text : undefined;
}

/**
 * Value of a record in a request body: a number that is not negative, kept as text. A missing or empty value
 * becomes '0', as in the requirements documents.
 */
export const draftNumber = wire('DraftFigure', readDraftFigure, NOT_A_DRAFT_FIGURE);

/** Flag of a record in a request body; a missing flag becomes '1', as in the requirements documents. */
export const draftFlag = wire(
  'DraftFlag',
  (raw) => (raw === undefined ? '1' : raw === '0' || raw === '1' ? raw : undefined),
  'must be "0" or "1"',
);

export const draftText = wire('DraftText', readText, 'must be text');

const idIn = (raw: unknown): string | undefined => {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : raw;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
};

/** Ids of other records in a request body, also as objects with an id; each id counts once. */
export const draftIds = wire(
  'DraftIds',
  (raw) => {
    const ids = Array.isArray(raw) ? raw.map(idIn) : [undefined];
    return ids.includes(undefined) ? undefined : [...new Set(ids as string[])];
  },
  'must be a list of ids',
);
