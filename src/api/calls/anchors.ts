/** Anchors: as the calculator reads them, and the administration of their database. */
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { AnchorFields, AnchorRecord } from '../contract/anchor';
import { anchorListItemSchema, anchorSchema } from '../contract/anchor-answer';
import { paths } from '../contract/paths';
import type { AlgorithmRequest } from '../contract/run-algorithm';
import { apiClient } from '../client';
import { outcomeOf, type ApiOutcome } from '../errors';

const accepted = () => true as const;

/** Key of everything read of anchors; invalidate it after a change. */
export const ANCHORS_KEY = ['anchors'] as const;

/** Anchors of one standard and diameter ('8', '10', '12', '16'). */
export function anchorListQuery(standard: AlgorithmRequest['code'], diameter: string) {
  return queryOptions({
    queryKey: [...ANCHORS_KEY, 'list', standard, diameter],
    queryFn: async ({ signal }) => {
      const { data } = await apiClient.get<unknown>(paths.anchorListFor(standard, diameter), { signal });
      return z.array(anchorListItemSchema).parse(data);
    },
  });
}

export function anchorQuery(id: string) {
  return queryOptions({
    queryKey: [...ANCHORS_KEY, 'detail', id],
    queryFn: async ({ signal }) =>
      anchorSchema.parse((await apiClient.get<unknown>(paths.anchor(id), { signal })).data),
  });
}

/** The whole database; for administrators. */
export function allAnchorsQuery() {
  return queryOptions({
    queryKey: [...ANCHORS_KEY, 'all'],
    queryFn: async ({ signal }) =>
      z.array(anchorSchema).parse((await apiClient.get<unknown>(paths.anchorList, { signal })).data),
  });
}

export function addAnchor(anchor: AnchorFields): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.post(paths.anchors, anchor), accepted);
}

export function changeAnchor(anchor: AnchorRecord): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.patch(paths.anchor(anchor.id), anchor), accepted);
}

export function deleteAnchor(id: string): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.delete(paths.anchor(id)), accepted);
}

/** Takes an anchor out of the calculator's lists. */
export function stopAnchor(id: string): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.patch(paths.anchorStop(id)), accepted);
}

/** Takes a stopped anchor into the calculator's lists again. */
export function restoreAnchor(id: string): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.patch(paths.anchorReply(id)), accepted);
}
