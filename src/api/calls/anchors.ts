/** Anchors: as the calculator reads them, and the administration of their database. */
import { queryOptions } from '@tanstack/react-query';
import { concurrencyLimit } from '@/api/concurrency-limit';
import type { AnchorFields, AnchorRecord } from '@/api/contract/anchor';
import {
  anchorDetailSchema,
  anchorListItemSchema,
  anchorNameSchema,
  anchorSchema,
} from '@/api/contract/anchor-answer';
import { listSchema } from '@/api/contract/lists';
import { paths } from '@/api/contract/paths';
import type { AlgorithmRequest } from '@/api/contract/run-algorithm';
import type { WireId } from '@/api/contract/wire-values';
import { read } from '@/api/read';
import { add, change, remove } from '@/api/write';

/** Key of everything read of anchors; invalidate it after a change. */
export const ANCHORS_KEY = ['anchors'] as const;

/** Anchors of one standard and diameter ('8', '10', '12', '16'). */
export function anchorListQuery(standard: AlgorithmRequest['code'], diameter: string) {
  return queryOptions({
    queryKey: [...ANCHORS_KEY, 'list', standard, diameter],
    queryFn: ({ signal }) =>
      read(listSchema(anchorListItemSchema), paths.anchorListFor(standard, diameter), { signal }),
  });
}

/** The figures of an anchor, for the calculator. */
export function anchorQuery(id: WireId) {
  return queryOptions({
    // An id comes from the list as it was sent, and from a stored design as text.
    queryKey: [...ANCHORS_KEY, 'detail', String(id)],
    queryFn: ({ signal }) => read(anchorDetailSchema, paths.anchor(id), { signal }),
  });
}

const inTurn = concurrencyLimit(() => 4);

/**
 * The name alone, where a list gives ids only: a long list asks for many, which may not hold up other calls.
 */
export function anchorNameQuery(id: WireId) {
  return queryOptions({
    queryKey: [...ANCHORS_KEY, 'name', String(id)],
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: ({ signal }) =>
      inTurn(async () => (await read(anchorNameSchema, paths.anchor(id), { signal })).name, signal),
  });
}

/** The whole record, for the administration. */
export function anchorRecordQuery(id: WireId) {
  return queryOptions({
    queryKey: [...ANCHORS_KEY, 'record', String(id)],
    queryFn: ({ signal }) => read(anchorSchema, paths.anchor(id), { signal }),
  });
}

/** The whole database; for administrators. */
export function allAnchorsQuery() {
  return queryOptions({
    queryKey: [...ANCHORS_KEY, 'all'],
    queryFn: ({ signal }) => read(listSchema(anchorSchema), paths.anchorList, { signal }),
  });
}

export const addAnchor = (anchor: AnchorFields) =>
  add(paths.anchors, { data: anchor, list: { path: paths.anchorList }, by: 'name' });

export const changeAnchor = (anchor: AnchorRecord) => change(paths.anchor(anchor.id), anchor);

export const deleteAnchor = (id: WireId) => remove(paths.anchor(id));

/** Takes an anchor out of the calculator's lists. */
export const stopAnchor = (id: WireId) =>
  change(paths.anchorStop(id), undefined, { path: paths.anchor(id), wanted: { efficient: '0' } });

/** Takes a stopped anchor into the calculator's lists again. */
export const restoreAnchor = (id: WireId) =>
  change(paths.anchorReply(id), undefined, { path: paths.anchor(id), wanted: { efficient: '1' } });
