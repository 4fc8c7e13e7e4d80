/** Anchors as the calculator reads them. */
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { anchorListItemSchema, anchorSchema } from '../contract/anchor';
import { paths } from '../contract/paths';
import type { AlgorithmRequest } from '../contract/run-algorithm';
import { apiClient } from '../client';

/** Anchors of one standard and diameter ('8', '10', '12', '16'). */
export function anchorListQuery(standard: AlgorithmRequest['code'], diameter: string) {
  return queryOptions({
    queryKey: ['anchors', 'list', standard, diameter],
    queryFn: async ({ signal }) => {
      const { data } = await apiClient.get<unknown>(paths.anchorListFor(standard, diameter), { signal });
      return z.array(anchorListItemSchema).parse(data);
    },
  });
}

export function anchorQuery(id: string) {
  return queryOptions({
    queryKey: ['anchors', 'detail', id],
    queryFn: async ({ signal }) =>
      anchorSchema.parse((await apiClient.get<unknown>(paths.anchor(id), { signal })).data),
  });
}
