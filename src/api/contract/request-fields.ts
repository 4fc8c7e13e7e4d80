/**
 * Fields of the two calculation requests. The schema of a field contains its type, its parser and its meaning
 * in the API description; the kind of a number determines its unit and range.
 */
import * as z from 'zod/mini';
import { readFlag, readText } from '@/api/contract/wire-values';
import { KINDS, type Kind, type KindName } from '@/quantities/request-kinds';

type Meta = Readonly<Record<string, unknown>>;

/**
 * Creates the schema of a single value. `read` returns undefined if it refuses the value. A field with a
 * fallback may be missing or null.
 */
function field<T>(
  meta: Meta,
  read: (raw: unknown) => T | undefined,
  problem: (raw: unknown) => string,
  fallback?: T,
): z.ZodMiniType<T> {
  const reading = z.transform((raw: unknown, context): T => {
    const value = raw === undefined || raw === null ? fallback : read(raw);
    if (value !== undefined) return value;
    const message = raw === undefined || raw === null ? 'is missing' : problem(raw);
    context.issues.push({ code: 'custom', message, input: raw });
    return z.NEVER;
  });
  const schema = fallback === undefined ? z.pipe(z.unknown(), reading) : reading;
  // `check(z.meta(…))` would make every parse of the value slower.
  return schema.register(z.globalRegistry, meta);
}

/**
 * Creates the schema of a number or numeric string. In a request, an empty string is a missing value, whereas
 * in a record it is 0.
 */
const numberField = (
  meta: Meta,
  allows: (value: number) => boolean,
  otherwise: string,
  fallback?: number,
): z.ZodMiniType<number> =>
  field(
    meta,
    (raw) => {
      if (raw === '') return fallback;
      if (typeof raw !== 'number' && typeof raw !== 'string') return undefined;
      const value = Number(raw);
      return allows(value) ? value : undefined;
    },
    (raw) => {
      if (raw === '') return 'is missing';
      if (typeof raw !== 'number' && typeof raw !== 'string') return 'must be a number';
      return Number.isFinite(Number(raw)) ? otherwise : 'must be a finite number';
    },
    fallback,
  );

const rangeOf = ({ range: [minimum, maximum] }: Kind) => ({ type: 'number', minimum, maximum });
const contains = ({ range: [from, to] }: Kind, value: number): boolean => value >= from && value <= to;
const allowed = ({ range: [from, to] }: Kind): string => `must lie between ${from} and ${to}`;

/** Returns the meaning of a field with its unit, if either is known. */
const described = (text: string, unit: string): Meta => {
  const description = unit === '' ? text : [text, `${unit}.`].filter((part) => part !== '').join(', ');
  return description === '' ? {} : { description };
};

/** Number within the range for its kind; the number may be omitted if there is a fallback. */
export const within = (kind: Kind, text: string, fallback?: number) =>
  numberField(
    { ...rangeOf(kind), ...described(text, kind.unit) },
    (value) => contains(kind, value),
    allowed(kind),
    fallback,
  );

/** Number within the range for its kind, or 0, which means the default; the number may be omitted. */
export function withinOrZero(kind: Kind, text: string, fallback = 0) {
  if (contains(kind, 0)) return within(kind, text, fallback);
  return numberField(
    { anyOf: [rangeOf(kind), { const: 0 }], ...described(text, kind.unit) },
    (value) => value === 0 || contains(kind, value),
    `${allowed(kind)}, or be 0`,
    fallback,
  );
}

interface Quantity {
  kind: KindName;
  /** Value to use if the field is missing (0 by default), or `refused` if the field is required. */
  absent?: 'refused' | number;
}

/** Creates the schemas of quantities from the table that defines them. */
export function quantities<Name extends string>(
  names: readonly Name[],
  table: Readonly<Record<Name, Quantity>>,
  texts?: Readonly<Partial<Record<Name, string>>>,
): Record<Name, z.ZodMiniType<number>> {
  const fieldOf = (name: Name) => {
    const { kind, absent = 0 } = table[name];
    const text = texts?.[name] ?? '';
    return absent === 'refused' ? within(KINDS[kind], text) : withinOrZero(KINDS[kind], text, absent);
  };
  return Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as Record<
    Name,
    z.ZodMiniType<number>
  >;
}

/** Any finite number or numeric string. */
export const anyNumber = (description: string) =>
  numberField({ type: 'number', description }, Number.isFinite, 'must be a finite number');

/**
 * Weight of an anchor in one direction. 1: the anchor resists shear in this direction; 0: its hole is slotted
 * in this direction.
 */
export const wireWeight = numberField(
  { enum: [0, 1] },
  (value) => value === 0 || value === 1,
  'must be 0 or 1',
);

/** Flag '0' or '1', also as a number or a boolean. */
export const flag = (description: string, fallback?: boolean) =>
  field({ enum: ['0', '1', 0, 1], description }, readFlag, () => 'must be "0" or "1"', fallback);

/** Text; a missing text is empty unless there is a fallback. */
export const text = (description: string, fallback = '') =>
  field({ type: 'string', description }, readText, () => 'must be text', fallback);

/** Code, sent as a string or number. */
export const codeOf = <const T extends string>(codes: readonly T[], description: string, fallback?: T) =>
  field(
    { enum: codes, description },
    (raw) => codes.find((code) => code === String(raw)),
    () => `must be one of ${codes.join(', ')}`,
    fallback,
  );

/** Object in a request; other fields than those of the shape are ignored. */
export const object = <S extends z.core.$ZodLooseShape>(shape: S, description?: string) =>
  z.object(shape, 'must be an object').register(z.globalRegistry, description ? { description } : {});

/** List with at least `least` items; `problem` is the error text for a shorter list. */
export const list = <T>(item: z.ZodMiniType<T>, description: string, least = 0, problem = '') =>
  z
    .array(item, 'must be a list')
    .check(z.minLength(least, problem))
    .register(z.globalRegistry, { description });

/** Pair [x, y] of numbers of a kind. */
export const place = (kind: Kind) =>
  z.tuple([within(kind, ''), within(kind, '')], 'must be a pair of numbers [x, y]');

/** Creates the schema of a value that may be missing or null. */
export const orNull = <T>(schema: z.ZodMiniType<T>) =>
  z
    .pipe(
      z.nullish(schema),
      z.transform((value) => value ?? null),
    )
    .register(z.globalRegistry, { description: z.globalRegistry.get(schema)?.description });
