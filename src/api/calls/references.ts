/** Concrete grades and steel profiles. */
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { paths } from '../contract/paths';
import { concreteSchema, sectionSteelSchema } from '../contract/references';
import { apiClient } from '../client';

export function concreteListQuery() {
  return queryOptions({
    queryKey: ['concretes'],
    queryFn: async ({ signal }) =>
      z.array(concreteSchema).parse((await apiClient.get<unknown>(paths.concreteList, { signal })).data),
  });
}

/** Profiles of a series code. */
export function sectionSteelListQuery(series: string) {
  return queryOptions({
    queryKey: ['section-steels', series],
    queryFn: async ({ signal }) =>
      z
        .array(sectionSteelSchema)
        .parse((await apiClient.get<unknown>(paths.sectionSteelList(series), { signal })).data),
  });
}
