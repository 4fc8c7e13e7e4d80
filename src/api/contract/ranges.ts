/** Readers for the numbers in the two calculation requests; the kind of number determines the range. */
import { reader, type Form, type Reader } from '@/api/contract/request-reader';
import { KINDS, type Kind, type KindName } from '@/quantities/request-kinds';

interface Wanted {
  form: Form;
  allows: (value: number) => boolean;
  otherwise: string;
  /** Value for an omitted field. */
  fallback?: number;
}

/**
 * Reads a number or numeric string. In a request, an empty string is a missing value, whereas in a record it
 * is 0.
 */
const requestNumber = ({ form, allows, otherwise, fallback }: Wanted): Reader<number> =>
  reader(
    form,
    (sent, reading) => {
      if (sent === undefined || sent === null || sent === '') return fallback ?? reading.refuse('is missing');
      if (typeof sent !== 'number' && typeof sent !== 'string') return reading.refuse('must be a number');
      const value = Number(sent);
      if (allows(value)) return value;
      return reading.refuse(Number.isFinite(value) ? otherwise : 'must be a finite number');
    },
    fallback !== undefined,
  );

const rangeOf = ({ unit, range: [minimum, maximum] }: Kind) => ({ type: 'number', unit, minimum, maximum });

const allowed = ({ range: [from, to] }: Kind): string => `must lie between ${from} and ${to}`;
const contains = ({ range: [from, to] }: Kind, value: number): boolean => value >= from && value <= to;

/** Reads a number within the range for its kind; the number may be omitted if there is a fallback. */
export const within = (kind: Kind, fallback?: number) =>
  requestNumber({
    form: rangeOf(kind),
    allows: (value) => contains(kind, value),
    otherwise: allowed(kind),
    fallback,
  });

/** Reads a number within the range for its kind, or 0, which means the default; the number may be omitted. */
export const withinOrZero = (kind: Kind, fallback = 0) =>
  requestNumber({
    form: contains(kind, 0) ? rangeOf(kind) : { anyOf: [rangeOf(kind), { const: 0 }] },
    allows: (value) => value === 0 || contains(kind, value),
    otherwise: contains(kind, 0) ? allowed(kind) : `${allowed(kind)}, or be 0`,
    fallback,
  });

interface Quantity {
  kind: KindName;
  /** Value to use if the field is missing (0 by default), or `refused` if the field is required. */
  absent?: 'refused' | number;
}

/** Creates readers for quantities from the table that defines them. */
export function quantities<Name extends string>(
  names: readonly Name[],
  table: Readonly<Record<Name, Quantity>>,
): Record<Name, Reader<number>> {
  const read = ({ kind, absent = 0 }: Quantity): Reader<number> =>
    absent === 'refused' ? within(KINDS[kind]) : withinOrZero(KINDS[kind], absent);
  return Object.fromEntries(names.map((name) => [name, read(table[name])])) as Record<Name, Reader<number>>;
}

/**
 * Reads an anchor's weight in one direction. 1: the anchor resists shear in this direction; 0: its hole is
 * slotted in this direction.
 */
export const wireWeight = requestNumber({
  form: { enum: [0, 1] },
  allows: (value) => value === 0 || value === 1,
  otherwise: 'must be 0 or 1',
});

/** Reads any finite number or numeric string. */
export const anyNumber = requestNumber({
  form: { type: 'number' },
  allows: Number.isFinite,
  otherwise: 'must be a finite number',
});
