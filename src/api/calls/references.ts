import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { readAddAnswer } from '@/api/contract/add-answer';
import type { ApiOutcome } from '@/api/contract/failure';
import { listSchema, type ReadList } from '@/api/contract/lists';
import { paths } from '@/api/contract/paths';
import {
  concreteSchema,
  sectionSteelSchema,
  type Concrete,
  type NewConcrete,
  type SectionSteel,
} from '@/api/contract/references';
import type { WireId } from '@/api/contract/wire-values';
import { read } from '@/api/read-response';
import { add, change, inList, remove, write } from '@/api/write-calls';

/** Reads a list and the time, which designs copy together with values of its records. */
async function readList<T>(
  record: z.ZodMiniType<T>,
  path: string,
  signal: AbortSignal,
): Promise<ReadList<T>> {
  const list = await read(listSchema(record), path, { signal });
  return { ...list, readAt: new Date().toISOString() };
}

interface Database<T> {
  /** Begins the query key of all data. */
  name: string;
  schema: z.ZodMiniType<T>;
  path: string;
  one: (id: WireId) => string;
  /** Path of a list; `part` is the series code of profiles, and '' for an undivided database. */
  all: (part: string) => string;
  partOf: (record: Omit<T, 'id'>) => string;
  /** Field that identifies a record in its list. */
  by: keyof Omit<T, 'id'> & string;
}

const callsOf = <T extends { id: WireId }>({ name, schema, path, one, all, partOf, by }: Database<T>) => ({
  /** Query key for all data of the database; invalidate it after a change. */
  key: [name] as const,
  list: (part = '') =>
    queryOptions<ReadList<T>>({
      queryKey: part === '' ? [name] : [name, part],
      queryFn: ({ signal }) => readList(schema, all(part), signal),
    }),
  detail: (id: WireId) =>
    queryOptions<T>({
      queryKey: [name, 'detail', id],
      queryFn: ({ signal }) => read(schema, one(id), { signal }),
    }),
  add: (data: Omit<T, 'id'>) => add(path, { data, list: { path: all(partOf(data)) }, by }),
  change: (record: T) => change(one(record.id), record),
  remove: (id: WireId) => remove(one(id)),
});

/** Request options that keep the body as text even if it is valid JSON. */
const AS_TEXT = { responseType: 'text', transformResponse: (body: unknown) => body } as const;

export const concretes = {
  ...callsOf<Concrete>({
    name: 'concretes',
    schema: concreteSchema,
    path: paths.concretes,
    one: paths.concrete,
    all: () => paths.concreteList,
    partOf: () => '',
    by: 'grade',
  }),
  /** Adds a grade and returns the response text, which must be shown unless it is empty. */
  add: (concrete: NewConcrete): Promise<ApiOutcome<string>> => {
    const back = inList({ data: concrete, list: { path: paths.concreteList }, by: 'grade' });
    return write({ ...AS_TEXT, method: 'post', url: paths.concretes, data: concrete }, back, readAddAnswer);
  },
};

export const sectionSteels = callsOf<SectionSteel>({
  name: 'section-steels',
  schema: sectionSteelSchema,
  path: paths.sectionSteels,
  one: paths.sectionSteel,
  all: paths.sectionSteelList,
  partOf: ({ type }) => type,
  by: 'name',
});
