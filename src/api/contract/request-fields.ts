/** Fields of the two calculation requests; the kind of a number determines its unit and range. */
import * as z from 'zod/mini';
import { readFlag, readText } from '@/api/contract/wire-values';
import { KINDS, type Kind, type KindName } from '@/quantities/request-number-kinds';

type Meta = Readonly<Record<string, unknown>>;

const isMissing = (raw: unknown): boolean => raw === undefined || raw === null;

/** Creates a single value; `read` returns undefined to refuse. With a fallback it may be missing or null. */
function field<T>(
  meta: Meta,
  read: (raw: unknown) => T | undefined,
  problem: (raw: unknown) => string,
  fallback?: T,
): z.ZodMiniType<T> {
  const schema = z.transform((raw: unknown, context): T => {
    const value = isMissing(raw) ? fallback : read(raw);
    if (value !== undefined) return value;
    const message = isMissing(raw) ? 'is missing' : problem(raw);
    context.issues.push({ code: 'custom', message, input: raw });
    return z.NEVER;
  });
  // Zod treats a transform as optional; a pipe from a required value would double its time.
  if (fallback === undefined) schema._zod.optin = undefined;
  return schema.register(z.globalRegistry, meta);
}

/** Numbers that a field accepts, and the error text for all others. */
interface Allowed {
  allows: (value: number) => boolean;
  otherwise: string;
}

/** Reads a number or numeric string; returns undefined for any other value. */
function numberIn(raw: unknown, { allows }: Allowed): number | undefined {
  const value = typeof raw === 'string' && raw !== '' ? Number(raw) : raw;
  return typeof value === 'number' && allows(value) ? value : undefined;
}

function numberProblem(raw: unknown, { otherwise }: Allowed): string {
  // In a request, an empty string is a missing value, whereas in a record it is 0.
  if (isMissing(raw) || raw === '') return 'is missing';
  if (typeof raw !== 'number' && typeof raw !== 'string') return 'must be a number';
  return Number.isFinite(Number(raw)) ? otherwise : 'must be a finite number';
}

const numberField = (meta: Meta, allowed: Allowed, fallback?: number): z.ZodMiniType<number> =>
  field(
    meta,
    (raw) => (raw === '' ? fallback : numberIn(raw, allowed)),
    (raw) => numberProblem(raw, allowed),
    fallback,
  );

/** Creates the schema of a pair of numbers; `problem` is the error text for any other value. */
const pairField = (items: Meta, allowed: Allowed, problem: string): z.ZodMiniType<[number, number]> =>
  z
    .transform((raw: unknown, context): [number, number] => {
      if (!Array.isArray(raw) || raw.length !== 2) {
        context.issues.push({ code: 'custom', message: problem, input: raw });
        return z.NEVER;
      }
      const x = numberIn(raw[0], allowed);
      const y = numberIn(raw[1], allowed);
      if (x !== undefined && y !== undefined) return [x, y];
      const index = x === undefined ? 0 : 1;
      const message = numberProblem(raw[index], allowed);
      context.issues.push({ code: 'custom', message, input: raw, path: [index] });
      return z.NEVER;
    })
    .register(z.globalRegistry, { type: 'array', items, minItems: 2, maxItems: 2 });

const rangeOf = ({ range: [minimum, maximum] }: Kind) => ({ type: 'number', minimum, maximum });
const inRange = ({ range: [from, to] }: Kind): Allowed => ({
  allows: (value) => value >= from && value <= to,
  otherwise: `must lie between ${from} and ${to}`,
});

/** Returns the meaning of a field with its unit, if either is known. */
const described = (text: string, unit: string): Meta => {
  const description = unit === '' ? text : [text, `${unit}.`].filter((part) => part !== '').join(', ');
  return description === '' ? {} : { description };
};

/** Number within the range for its kind; the number may be omitted if there is a fallback. */
export const within = (kind: Kind, text: string, fallback?: number) =>
  numberField({ ...rangeOf(kind), ...described(text, kind.unit) }, inRange(kind), fallback);

/** Number within the range for its kind, or 0, which means the default; the number may be omitted. */
export function withinOrZero(kind: Kind, text: string, fallback = 0) {
  const { allows, otherwise } = inRange(kind);
  if (allows(0)) return within(kind, text, fallback);
  return numberField(
    { anyOf: [rangeOf(kind), { const: 0 }], ...described(text, kind.unit) },
    { allows: (value) => value === 0 || allows(value), otherwise: `${otherwise}, or be 0` },
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

export const anyNumber = (description: string) =>
  numberField(
    { type: 'number', description },
    { allows: Number.isFinite, otherwise: 'must be a finite number' },
  );

export const place = (kind: Kind) =>
  pairField(rangeOf(kind), inRange(kind), 'must be a pair of numbers [x, y]');

/** Weights [wx, wy]: 1 = resists shear in this direction, 0 = hole slotted in this direction. */
export const weights = pairField(
  { enum: [0, 1] },
  { allows: (value) => value === 0 || value === 1, otherwise: 'must be 0 or 1' },
  'must be a pair of 0 or 1',
);

/** Flag '0' or '1', also as a number or a boolean. */
export const flag = (description: string, fallback?: boolean) =>
  field({ enum: ['0', '1', 0, 1], description }, readFlag, () => 'must be "0" or "1"', fallback);

/** Text; a missing text is empty unless there is a fallback. */
export const text = (description: string, fallback = '') =>
  field({ type: 'string', description }, readText, () => 'must be text', fallback);

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

/** Creates the schema of a value that may be missing or null. */
export const orNull = <T>(schema: z.ZodMiniType<T>) =>
  z
    .pipe(
      z.nullish(schema),
      z.transform((value) => value ?? null),
    )
    .register(z.globalRegistry, { description: z.globalRegistry.get(schema)?.description });
