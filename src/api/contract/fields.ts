/**
 * Parsers for API values shared by several resources. They use the small variant of zod, because every page
 * of the app loads them.
 */
import * as z from 'zod/mini';
import { readTime } from '@/api/contract/wire-time';
import { readFigure, readFlag, readId, readNumber, readText, type WireId } from '@/api/contract/wire-values';
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
  | 'CombinedVerdict';

const forms = new WeakMap<object, WireForm>();

export const formOf = (schema: object): WireForm | undefined => forms.get(schema);

/**
 * Creates a schema from `read`. If `read` returns undefined, the schema reports an error at the path of the
 * value.
 */
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

/** Applies `read`, or returns `fallback` if the value is undefined or null. */
export const orElse = <T>(read: z.ZodMiniType<T>, fallback: T) =>
  z.pipe(
    z.nullish(read),
    z.transform((value) => value ?? fallback),
  );

/** Flag, '0' or '1' in the API; numbers and booleans are also accepted. */
export const wireFlag = wire('Flag', readFlag, 'must be "0" or "1"');

/** Text that a backend may omit. */
export const wireText = wire('Text', readText, 'must be text');

/** Required text, such as the name of a record. */
export const wireName = wire('Name', (raw) => readText(raw)?.trim() || undefined, 'must not be empty');

export const wireId: z.ZodMiniType<WireId> = wire(
  'Id',
  readId,
  'must be an id: text, or a whole number below 2^53',
);

/** Image id; '' if there is no image. */
export const wirePictureId: z.ZodMiniType<WireId> = wire(
  'OptionalId',
  (raw) => (raw === null || raw === undefined || raw === '' ? '' : readId(raw)),
  'must be an id',
);

/** Converts a time in any accepted form to `YYYY-MM-DD HH:mm:ss`; null if there is no time. */
export const wireTime = wire('Time', readTime, 'is no time');

/** Number in a response; null if the sent value is empty. */
export const openFigure = wire('OpenNumber', readFigure, 'must be a number');

/** Required number in a response. */
export const wireFigure = wire('Number', readNumber, 'must be a number');

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
