/**
 * Lists of records and of the names of unreadable ones, so that one of these does not make a list unreadable.
 */
import * as z from 'zod/mini';
import { parseOutcome, wireNumber } from '@/api/contract/fields';
import { nameKeyOf, REFERENCE_NAMES } from '@/api/contract/reference-databases';
import { readText } from '@/api/contract/wire-values';

export interface UnreadableRecord {
  /** Name of the record; its id if the name is missing; its position in the list if both are missing. */
  name: string;
  field: string;
}

export interface Listed<T> {
  records: T[];
  unreadable: UnreadableRecord[];
}

/** List with the time when its records were read. */
export interface ReadList<T> extends Listed<T> {
  readAt: string;
}

const NAMES = [...new Set(['name', ...REFERENCE_NAMES.map(nameKeyOf), 'nickName', 'username', 'id'])];

function nameOf(raw: unknown, index: number): string {
  const fields: Readonly<Record<string, unknown>> = typeof raw === 'object' ? { ...raw } : {};
  const named = NAMES.map((key) => readText(fields[key]) ?? '').find((name) => name.trim() !== '');
  return named ?? `#${index + 1}`;
}

function listed<T>(record: z.ZodMiniType<T>, raw: readonly unknown[]): Listed<T> {
  const list: Listed<T> = { records: [], unreadable: [] };
  raw.forEach((item, index) => {
    const read = parseOutcome(record, item);
    if (read.ok) list.records.push(read.value);
    else list.unreadable.push({ name: nameOf(item, index), field: read.error.field });
  });
  return list;
}

/** Schema for a list; a server may omit an empty list or send null. */
export function listSchema<T>(record: z.ZodMiniType<T>): z.ZodMiniType<Listed<T>> {
  return z.pipe(
    z.nullish(z.array(z.unknown(), 'must be a list')),
    z.transform((raw) => listed(record, raw ?? [])),
  );
}

/** Single page of a longer list. The caller knows which page it requested. */
export interface Page<T> extends Listed<T> {
  total: number;
}

export function pageSchema<T>(record: z.ZodMiniType<T>): z.ZodMiniType<Page<T>> {
  return z.pipe(
    z.object({ records: listSchema(record), total: wireNumber }),
    z.transform(({ records: list, total }) => ({
      ...list,
      // A server may state a total that is smaller than the number of records that it sends.
      total: Math.max(total, list.records.length + list.unreadable.length),
    })),
  );
}
