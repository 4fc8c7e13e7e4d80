/**
 * Parsers of wire values that several resources share. In the small form of zod: every page of the app
 * carries them.
 */
import * as z from 'zod/mini';
import { readTime } from '@/api/contract/wire-time';
import { readFigure, readFlag, readId, readNumber, readText, type WireId } from '@/api/contract/wire-values';
import type { Outcome } from '@/engineering';

/** How reading ends, also for the calls, which do not reach the engine. */
export type { Outcome };

/** Forms of a single value on the wire, by which the description of the calls names it. */
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

/** The parser of a value that `read` understands; undefined from it is said at the value's own field. */
export function wire<T>(
  form: WireForm,
  read: (raw: unknown) => T | undefined,
  problem: string,
): z.ZodMiniType<T> {
  const schema = z.pipe(
    // The reader decides whether a value may be missing.
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

/** Applies `read`, or returns `fallback` if nothing was sent: undefined or null. */
export const orElse = <T>(read: z.ZodMiniType<T>, fallback: T) =>
  z.pipe(
    z.nullish(read),
    z.transform((value) => value ?? fallback),
  );

/** '0' | '1' on the wire. Numbers and truth values are taken as well. */
export const wireFlag = wire('Flag', readFlag, 'must be "0" or "1"');

/** Text that a backend may leave out. */
export const wireText = wire('Text', readText, 'must be text');

/** Text without which a record has no name. */
export const wireName = wire('Name', (raw) => readText(raw)?.trim() || undefined, 'must not be empty');

export const wireId: z.ZodMiniType<WireId> = wire(
  'Id',
  readId,
  'must be an id: text, or a whole number below 2^53',
);

/** Id of a picture; '' without one. */
export const wirePictureId: z.ZodMiniType<WireId> = wire(
  'OptionalId',
  (raw) => (raw === null || raw === undefined || raw === '' ? '' : readId(raw)),
  'must be an id',
);

/** A time in any of its forms as `YYYY-MM-DD HH:mm:ss`, null without one. */
export const wireTime = wire('Time', readTime, 'is no time');

/** A figure of an answer that may be left open. */
export const openFigure = wire('OpenNumber', readFigure, 'must be a number');

/** A number of an answer, where none may be missing. */
export const wireFigure = wire('Number', readNumber, 'must be a number');

/** Parses into an outcome; the error names the first field at fault by its path. */
export function parseOutcome<T>(schema: z.core.$ZodType<T>, raw: unknown): Outcome<T> {
  // Without reportInput every wrong type would pass for a missing field.
  const parsed = z.safeParse(schema, raw, { reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  if (!issue) return { ok: false, error: { field: '', message: 'is malformed' } };
  const field = issue.path.join('.');
  const missing =
    (issue.code === 'invalid_type' || issue.code === 'invalid_union') && issue.input === undefined;
  return { ok: false, error: { field, message: missing ? 'is missing' : issue.message } };
}
