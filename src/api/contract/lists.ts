/**
 * Lists of records: those that can be read, and the names of those that cannot. One bad record takes no list
 * down.
 */
import * as z from 'zod/mini';
import { parseOutcome, wireFigure } from '@/api/contract/fields';
import { readText } from '@/api/contract/wire-values';

/** A record that could not be read. */
export interface UnreadableRecord {
  /** Name in the list, otherwise its id, otherwise its position. */
  name: string;
  /** The field at fault. */
  field: string;
}

export interface Listed<T> {
  records: T[];
  unreadable: UnreadableRecord[];
}

/** A list that tells how old its records are. */
export interface ReadList<T> extends Listed<T> {
  /** ISO time when it was read. */
  readAt: string;
}

const NAMES = ['name', 'grade', 'nickName', 'username', 'id'] as const;

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

/** A list may be left out or be null where it is empty. */
export function listSchema<T>(record: z.ZodMiniType<T>): z.ZodMiniType<Listed<T>> {
  return z.pipe(
    z.nullish(z.array(z.unknown(), 'must be a list')),
    z.transform((raw) => listed(record, raw ?? [])),
  );
}

/**
 * A page of a longer list as it is answered. The documents name `current` and `size` for some lists alone.
 */
export interface PageAnswer<T> {
  records: T[];
  total: number;
  current: number;
  size: number;
}

/** A page as it is read. Which one it is knows who asked for it. */
export interface Page<T> extends Listed<T> {
  /** In all pages. */
  total: number;
}

export function pageSchema<T>(record: z.ZodMiniType<T>): z.ZodMiniType<Page<T>> {
  return z.pipe(
    z.object({ records: listSchema(record), total: wireFigure }),
    z.transform(({ records, total }) => ({ ...records, total })),
  );
}
