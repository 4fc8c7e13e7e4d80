/**
 * Readers for the two calculation requests. A server reads thousands of requests when an engineer varies a
 * design, and a general schema parser takes longer than the check itself. These plain functions record only
 * the first error and its path.
 */
import { readFlag, readText } from '@/api/contract/wire-values';
import type { EngineError, Outcome } from '@/engineering';

/** Reading state: the current position in the request, and the first error. */
class Reading {
  fault: EngineError | null = null;
  private readonly path: (string | number)[] = [];

  /** Reads one part of the request and tracks its path. Values read after the first error are never used. */
  part<T>(name: string | number, raw: unknown, read: Reader<T>): T {
    this.path.push(name);
    const value = read(raw, this);
    this.path.pop();
    return value;
  }

  refuse(message: string): never {
    this.fault ??= { field: this.path.join('.'), message };
    return undefined as never;
  }
}

/** JSON schema for the value, with the `unit` of a number; used in the API description. */
export type Form = Readonly<Record<string, unknown>>;

export interface Reader<T> {
  (raw: unknown, reading: Reading): T;
  form: Form;
  /** True if the field may be omitted. */
  isOptional?: boolean;
}

export const reader = <T>(
  form: Form,
  read: (raw: unknown, reading: Reading) => T,
  isOptional = false,
): Reader<T> => Object.assign(read, { form, isOptional });

export function readRequest<T>(read: Reader<T>, raw: unknown): Outcome<T> {
  const reading = new Reading();
  const value = read(raw, reading);
  return reading.fault ? { ok: false, error: reading.fault } : { ok: true, value };
}

const wrong = (raw: unknown, problem: string) => (raw === undefined ? 'is missing' : problem);

/** Creates a reader for a single value; the value is refused if `read` returns undefined. */
const value = <T>(form: Form, read: (raw: unknown) => T | undefined, problem: string): Reader<T> =>
  reader(form, (raw, reading) => read(raw) ?? reading.refuse(wrong(raw, problem)));

type Shape = Readonly<Record<string, Reader<unknown>>>;
type Read<S extends Shape> = { [K in keyof S]: ReturnType<S[K]> };

/**
 * Creates a reader for an object. The reader reads the fields of `shape` in their order and ignores all other
 * fields.
 */
export function object<S extends Shape>(shape: S): Reader<Read<S>> {
  const fields = Object.entries(shape);
  const form = {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, read]) => [name, read.form])),
    required: fields.filter(([, read]) => !read.isOptional).map(([name]) => name),
  };
  return reader(form, (raw, reading) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
      return reading.refuse(wrong(raw, 'must be an object'));
    const found: Record<string, unknown> = {};
    for (const [name, read] of fields) {
      found[name] = reading.part(name, (raw as Record<string, unknown>)[name], read);
      if (reading.fault) break;
    }
    return found as Read<S>;
  });
}

/**
 * Creates a reader for a list. The reader applies `read` to every item; `problem` is the error text if the
 * list has fewer than `least` items.
 */
export const list = <T>(read: Reader<T>, least = 0, problem = ''): Reader<T[]> =>
  reader({ type: 'array', items: read.form, minItems: least }, (raw, reading) => {
    if (!Array.isArray(raw)) return reading.refuse(wrong(raw, 'must be a list'));
    const items = raw.map((item, index) => reading.part(index, item, read));
    return items.length < least ? reading.refuse(problem) : items;
  });

/** Creates a reader for a pair. The reader applies `read` to both items. */
export const pair = <T>(read: Reader<T>, problem: string): Reader<[T, T]> =>
  reader({ type: 'array', items: read.form, minItems: 2, maxItems: 2 }, (raw, reading) => {
    if (!Array.isArray(raw) || raw.length !== 2) return reading.refuse(wrong(raw, problem));
    return [reading.part(0, raw[0], read), reading.part(1, raw[1], read)];
  });

/** Creates a reader for a field that may be omitted. */
export const optional = <T, F>(read: Reader<T>, fallback: F): Reader<T | F> =>
  reader(
    read.form,
    (raw, reading) => (raw === undefined || raw === null ? fallback : read(raw, reading)),
    true,
  );

export const flag = value({ enum: ['0', '1', 0, 1] }, readFlag, 'must be "0" or "1"');

export const text = value({ type: 'string' }, readText, 'must be text');

/** Creates a reader for a code, sent as a string or number. */
export const codeOf = <const T extends string>(codes: readonly T[]): Reader<T> =>
  value(
    { enum: codes },
    (raw) => codes.find((code) => code === String(raw)),
    `must be one of ${codes.join(', ')}`,
  );
