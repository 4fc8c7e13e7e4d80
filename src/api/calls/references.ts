/** Calls for concrete grades and steel profiles. */
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
  type NewSectionSteel,
  type SectionSteel,
} from '@/api/contract/references';
import type { WireId } from '@/api/contract/wire-values';
import { read } from '@/api/read';
import { add, change, inList, remove, write } from '@/api/write';

/** Query keys for all concrete and profile data; invalidate them after a change. */
export const CONCRETES_KEY = ['concretes'] as const;
export const SECTION_STEELS_KEY = ['section-steels'] as const;

/**
 * Reads a list and records the time of reading: designs copy values from the list's records together with
 * this time.
 */
async function readList<T>(
  record: z.ZodMiniType<T>,
  path: string,
  signal: AbortSignal,
): Promise<ReadList<T>> {
  const list = await read(listSchema(record), path, { signal });
  return { ...list, readAt: new Date().toISOString() };
}

export function concreteListQuery() {
  return queryOptions<ReadList<Concrete>>({
    queryKey: CONCRETES_KEY,
    queryFn: ({ signal }) => readList(concreteSchema, paths.concreteList, signal),
  });
}

export function concreteQuery(id: WireId) {
  return queryOptions<Concrete>({
    queryKey: [...CONCRETES_KEY, 'detail', id],
    queryFn: ({ signal }) => read(concreteSchema, paths.concrete(id), { signal }),
  });
}

/** Request options that keep the body as text even if it is valid JSON. */
const AS_TEXT = { responseType: 'text', transformResponse: (body: unknown) => body } as const;

/**
 * Adds a concrete grade and returns the response text: an empty string means that the grade was added, any
 * other text must be shown.
 */
export function addConcrete(concrete: NewConcrete): Promise<ApiOutcome<string>> {
  const back = inList({ data: concrete, list: { path: paths.concreteList }, by: 'grade' });
  return write({ ...AS_TEXT, method: 'post', url: paths.concretes, data: concrete }, back, readAddAnswer);
}

export const changeConcrete = (concrete: Concrete) => change(paths.concrete(concrete.id), concrete);

export const deleteConcrete = (id: WireId) => remove(paths.concrete(id));

/** Query for the profiles of one series; `series` is the series code. */
export function sectionSteelListQuery(series: string) {
  return queryOptions<ReadList<SectionSteel>>({
    queryKey: [...SECTION_STEELS_KEY, series],
    queryFn: ({ signal }) => readList(sectionSteelSchema, paths.sectionSteelList(series), signal),
  });
}

export function sectionSteelQuery(id: WireId) {
  return queryOptions<SectionSteel>({
    queryKey: [...SECTION_STEELS_KEY, 'detail', id],
    queryFn: ({ signal }) => read(sectionSteelSchema, paths.sectionSteel(id), { signal }),
  });
}

export const addSectionSteel = (profile: NewSectionSteel) =>
  add(paths.sectionSteels, {
    data: profile,
    list: { path: paths.sectionSteelList(profile.type) },
    by: 'name',
  });

export const changeSectionSteel = (profile: SectionSteel) => change(paths.sectionSteel(profile.id), profile);

export const deleteSectionSteel = (id: WireId) => remove(paths.sectionSteel(id));
