/** Basic checks and schemas of untrusted values from browser storage or a file. */
import * as z from 'zod/mini';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts the text of a number to the number; returns other values, so that the schema refuses them. */
export function numeric(value: unknown): unknown {
  const isNumber = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
  return isNumber ? Number(value) : value;
}

export function jsonIn(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Returns the object in a JSON text; an empty object for any other text. */
export function objectIn(text: string | null): Record<string, unknown> {
  const value = jsonIn(text);
  return isObject(value) ? value : {};
}

/** Schema for a text of limited length: a longer text is cut, any other value becomes an empty text. */
export const cutText = (longest: number) =>
  z.catch(z.string().check(z.overwrite((text) => text.slice(0, longest))), '');

/** Schema for a list of at most `most` entries; an invalid entry is dropped. */
export const validEntries = <T extends z.ZodMiniType>(entry: T, most = Infinity) =>
  z.pipe(
    z.transform((raw: unknown) => (Array.isArray(raw) ? (raw as unknown[]).slice(0, most) : [])),
    z.transform((entries) => {
      const valid: z.output<T>[] = [];
      for (const one of entries) {
        const read = entry.safeParse(one);
        if (read.success) valid.push(read.data);
      }
      return valid;
    }),
  );

/** Schema for an object whose fields are repaired one by one; another value counts as an empty object. */
export const repaired = <T extends z.core.$ZodShape>(shape: T) =>
  z.pipe(
    z.transform((raw: unknown) => (isObject(raw) ? raw : {})),
    z.object(shape),
  );
