import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { concurrencyLimit } from '@/api/concurrency-limit';
import type { ApiOutcome } from '@/api/contract/failure';
import { paths, referencePaths } from '@/api/contract/paths';
import { listSchema, type Listed, type ReadList } from '@/api/contract/record-lists';
import {
  type AnchorFields,
  type AnchorRecord,
  anchorDetailSchema,
  anchorListItemSchema,
  anchorNameSchema,
  anchorSchema,
  referenceSchemas,
} from '@/api/contract/records';
import {
  nameKeyOf,
  referenceOf,
  type ReferenceName,
  type ReferenceRecord,
} from '@/api/contract/reference-databases';
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

/** Request options that keep the body as text even if it is valid JSON. */
const AS_TEXT = { responseType: 'text', transformResponse: (body: unknown) => body } as const;

export function referenceCalls<N extends ReferenceName>(name: N) {
  type Stored = ReferenceRecord<N>;
  const schema: z.ZodMiniType<Stored> = referenceSchemas[name].stored;
  const { part, isAnswerShown } = referenceOf(name);
  const paths = referencePaths(name);
  const by = nameKeyOf(name);
  return {
    /** Query key for all data of the database; invalidate it after a change. */
    key: [name] as const,
    /** Query for all records; of a divided database, for those of a series. */
    list: (series = '') =>
      queryOptions<ReadList<Stored>>({
        queryKey: series === '' ? [name] : [name, series],
        queryFn: ({ signal }) => readList(schema, paths.list(series), signal),
      }),
    detail: (id: WireId) =>
      queryOptions<Stored>({
        queryKey: [name, 'detail', id],
        queryFn: ({ signal }) => read(schema, paths.record(id), { signal }),
      }),
    add: (sent: Omit<Stored, 'id'>): Promise<ApiOutcome<true | string>> => {
      const data = sent as Readonly<Record<string, string>>;
      const added = { data, list: { path: paths.list(part && data[part]) }, by };
      const request = { ...AS_TEXT, method: 'post', url: paths.records, data };
      return isAnswerShown ? write(request, inList(added), readAddAnswer) : add(paths.records, added);
    },
    change: (record: Stored) => change(paths.record(record.id), record),
    remove: (id: WireId) => remove(paths.record(id)),
  };
}

export const concretes = referenceCalls('concretes');
export const sectionSteels = referenceCalls('sectionSteels');

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
