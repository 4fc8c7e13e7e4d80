/** Calls for reading anchors in the workspace and for managing the anchor database. */
import { queryOptions } from '@tanstack/react-query';
import { concurrencyLimit } from '@/api/concurrency-limit';
import type { AnchorFields, AnchorRecord } from '@/api/contract/anchor';
import {
  anchorDetailSchema,
  anchorListItemSchema,
  anchorNameSchema,
  anchorSchema,
} from '@/api/contract/anchor-answer';
import { listSchema, type Listed } from '@/api/contract/lists';
import { paths } from '@/api/contract/paths';
import type { CaseInput } from '@/api/contract/to-wire';
import type { WireId } from '@/api/contract/wire-values';
import { read } from '@/api/read-response';
import { add, change, remove } from '@/api/write-calls';

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
  change(paths.anchorStop(id), undefined, { path: paths.anchor(id), wanted: { efficient: '0' } });

export const restoreAnchor = (id: WireId) =>
  change(paths.anchorReply(id), undefined, { path: paths.anchor(id), wanted: { efficient: '1' } });
