/** Parsers of wire values that several resources share. In the small form of zod: every page of the app carries them. */
import * as z from 'zod/mini';
import type { Outcome } from '../../engineering/model/result';

/** What reads `read` and answers `fallback` where nothing was sent: undefined or null. */
export const orElse = <T>(read: z.ZodMiniType<T>, fallback: T) =>
  z.pipe(
    z.nullish(read),
    z.transform((value) => value ?? fallback),
  );

/** A number, or a numeric string as the database stores it; '' and null read as 0. */
export const wireNumber = z.pipe(
  z.union([z.number(), z.string(), z.null()], 'must be a number'),
  z.transform((value, context) => {
    if (value === null || value === '') return 0;
    const number = typeof value === 'number' ? value : Number(value.trim());
    if (!Number.isFinite(number)) {
      context.issues.push({ code: 'custom', message: 'must be a finite number', input: value });
      return z.NEVER;
    }
    return number;
  }),
);

/** '0' | '1' on the wire. Numbers and booleans are taken as well. */
export const wireFlag = z.pipe(
  z.union([z.literal('0'), z.literal('1'), z.literal(0), z.literal(1), z.boolean()], 'must be "0" or "1"'),
  z.transform((value) => value === '1' || value === 1 || value === true),
);

/** Text that a backend may leave out. */
export const wireText = orElse(z.string(), '');

/** An id, which a database may hold as a number. */
export const wireId = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

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

/** A reader of answers: the parsed value, or null where the answer is not of the expected shape. */
export function reader<T>(schema: z.ZodMiniType<T>): (raw: unknown) => T | null {
  return (raw) => {
    const parsed = schema.safeParse(raw);
    return parsed.success ? parsed.data : null;
  };
}
