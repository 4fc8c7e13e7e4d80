/** Concrete grades and steel profiles. */
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { paths } from '../contract/paths';
import {
  concreteSchema,
  sectionSteelSchema,
  type Concrete,
  type NewConcrete,
  type NewSectionSteel,
  type SectionSteel,
} from '../contract/references';
import { apiClient } from '../client';
import { outcomeOf, type ApiOutcome } from '../errors';

const accepted = () => true as const;

/** Keys of everything read of concretes and profiles; invalidate them after a change. */
export const CONCRETES_KEY = ['concretes'] as const;
export const SECTION_STEELS_KEY = ['section-steels'] as const;

export function concreteListQuery() {
  return queryOptions({
    queryKey: CONCRETES_KEY,
    queryFn: async ({ signal }) =>
      z.array(concreteSchema).parse((await apiClient.get<unknown>(paths.concreteList, { signal })).data),
  });
}

export function concreteQuery(id: string) {
  return queryOptions({
    queryKey: [...CONCRETES_KEY, 'detail', id],
    queryFn: async ({ signal }) =>
      concreteSchema.parse((await apiClient.get<unknown>(paths.concrete(id), { signal })).data),
  });
}

/** The body as it came: a text that happens to be JSON is a text all the same. */
const AS_TEXT = { responseType: 'text', transformResponse: (body: unknown) => body } as const;

/** Answers the text of the server: empty means added, any other text is to be shown. */
export function addConcrete(concrete: NewConcrete): Promise<ApiOutcome<string>> {
  return outcomeOf(
    () => apiClient.post(paths.concretes, concrete, AS_TEXT),
    (data) => (typeof data === 'string' ? data.trim() : ''),
  );
}

export function changeConcrete(concrete: Concrete): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.patch(paths.concrete(concrete.id), concrete), accepted);
}

export function deleteConcrete(id: string): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.delete(paths.concrete(id)), accepted);
}

/** Profiles of a series code. */
export function sectionSteelListQuery(series: string) {
  return queryOptions({
    queryKey: [...SECTION_STEELS_KEY, series],
    queryFn: async ({ signal }) =>
      z
        .array(sectionSteelSchema)
        .parse((await apiClient.get<unknown>(paths.sectionSteelList(series), { signal })).data),
  });
}

export function sectionSteelQuery(id: string) {
  return queryOptions({
    queryKey: [...SECTION_STEELS_KEY, 'detail', id],
    queryFn: async ({ signal }) =>
      sectionSteelSchema.parse((await apiClient.get<unknown>(paths.sectionSteel(id), { signal })).data),
  });
}

export function addSectionSteel(profile: NewSectionSteel): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.post(paths.sectionSteels, profile), accepted);
}

export function changeSectionSteel(profile: SectionSteel): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.patch(paths.sectionSteel(profile.id), profile), accepted);
}

export function deleteSectionSteel(id: string): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.delete(paths.sectionSteel(id)), accepted);
}
