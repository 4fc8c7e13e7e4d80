import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { concurrencyLimit } from '@/api/concurrency-limit';
import type { ApiOutcome } from '@/api/contract/failure';
import { paths } from '@/api/contract/paths';
import { listSchema, type Listed, type ReadList } from '@/api/contract/record-lists';
import {
  type AnchorFields,
  type AnchorRecord,
  anchorDetailSchema,
  anchorListItemSchema,
  anchorNameSchema,
  anchorSchema,
  concreteSchema,
  sectionSteelSchema,
  type Concrete,
  type NewConcrete,
  type SectionSteel,
} from '@/api/contract/records';
import { readAddAnswer } from '@/api/contract/response-forms';
import type { CaseInput } from '@/api/contract/to-wire';
import type { WireId } from '@/api/contract/wire-values';
import { read, add, change, remove, inList, write } from '@/api/requests';

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

/** Query key for all anchor data; invalidate it after a change. */
export const ANCHORS_KEY = ['anchors'] as const;

/** Query for the anchors for one standard and diameter ('8', '10', '12', '16'). */
export function anchorListQuery(standard: CaseInput['standard'], diameter: string) {
  return queryOptions({
    queryKey: [...ANCHORS_KEY, 'list', standard, diameter],
    queryFn: ({ signal }) =>
      read(listSchema(anchorListItemSchema), paths.anchorListFor(standard, diameter), { signal }),
  });
}

/** Query for an anchor's values, for the workspace. */
export function anchorQuery(id: WireId) {
  return queryOptions({
    // A list contains the id as sent, a stored design as a string.
    queryKey: [...ANCHORS_KEY, 'detail', String(id)],
    queryFn: ({ signal }) => read(anchorDetailSchema, paths.anchor(id), { signal }),
  });
}

const inTurn = concurrencyLimit(() => 4);

/** Query for an anchor's name, for lists of ids; a few at a time, to keep other calls fast. */
export function anchorNameQuery(id: WireId) {
  return queryOptions({
    queryKey: [...ANCHORS_KEY, 'name', String(id)],
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: ({ signal }) =>
      inTurn(async () => (await read(anchorNameSchema, paths.anchor(id), { signal })).name, signal),
  });
}

/** Query for the complete record, for the administration. */
export function anchorRecordQuery(id: WireId) {
  return queryOptions<AnchorRecord>({
    queryKey: [...ANCHORS_KEY, 'record', String(id)],
    queryFn: ({ signal }) => read(anchorSchema, paths.anchor(id), { signal }),
  });
}

/** Query for the complete database; only administrators may read it. */
export function allAnchorsQuery() {
  return queryOptions<Listed<AnchorRecord>>({
    queryKey: [...ANCHORS_KEY, 'all'],
    queryFn: ({ signal }) => read(listSchema(anchorSchema), paths.anchorList, { signal }),
  });
}

export const addAnchor = (anchor: AnchorFields) =>
  add(paths.anchors, { data: anchor, list: { path: paths.anchorList }, by: 'name' });

export const changeAnchor = (anchor: AnchorRecord) => change(paths.anchor(anchor.id), anchor);

export const deleteAnchor = (id: WireId) => remove(paths.anchor(id));

/** Deactivates an anchor: the workspace no longer offers it. */
export const stopAnchor = (id: WireId) =>
  change(paths.anchorStop(id), undefined, { path: paths.anchor(id), expected: { efficient: '0' } });

export const restoreAnchor = (id: WireId) =>
  change(paths.anchorReply(id), undefined, { path: paths.anchor(id), expected: { efficient: '1' } });
