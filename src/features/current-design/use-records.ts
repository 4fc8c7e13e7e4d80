/** Reads records of the reference databases (anchors, concrete grades, profiles) for the workspace. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { produce } from 'immer';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  anchorListQuery,
  anchorNameQuery,
  concretes,
  sectionSteels,
  anchorQuery,
} from '@/api/calls/databases';
import { anchorImageQuery } from '@/api/calls/images';
import type { ReadList } from '@/api/contract/lists';
import type { WireId } from '@/api/contract/wire-values';
import { exampleDesign, type ExampleName } from '@/design/examples/example-designs';
import { type Design, isCracked } from '@/design/model/design-state';
import {
  availableGrades,
  availableSections,
  copyGrade,
  copySection,
  anchorDataOf,
} from '@/design/records/anchor-data';
import type { Standard } from '@/engineering';
import { useDesignStore } from '@/stores/design/design-store';

const NONE: ReadList<never> = { records: [], unreadable: [], readAt: '' };

export function useAnchorList(standard: Standard, diameter: string) {
  const query = useQuery(anchorListQuery(standard, diameter));
  const { records, unreadable } = query.data ?? NONE;
  return { anchors: records, unreadable, query };
}

/** Returns the concrete grades that a standard offers, and the unreadable records of the list. */
export function useConcretes(standard: Standard) {
  const query = useQuery(concretes.list());
  const { data } = query;
  const { records, unreadable } = useMemo(() => availableGrades(data ?? NONE, standard), [data, standard]);
  return { grades: records, unreadable, query };
}

export function useSectionSteels(series: string) {
  const query = useQuery(sectionSteels.list(series));
  const { data } = query;
  const { records, unreadable } = useMemo(() => availableSections(data ?? NONE), [data]);
  return { profiles: records, unreadable, query };
}

/** Returns the anchor chosen for the current standard, with its values as numbers. */
export function useChosenAnchor() {
  const { i18n } = useTranslation();
  const standard = useDesignStore((state) => state.design.standardType);
  const id = useDesignStore((state) => state.design.anchor.chosen[state.design.standardType]?.id ?? '');
  const cracked = useDesignStore((state) => isCracked(state.design));
  const structure = useDesignStore((state) => state.design.concrete.structure);
  const query = useQuery({ ...anchorQuery(id), enabled: id !== '' });
  const { data: record } = query;
  const data = useMemo(
    () => (record ? anchorDataOf(record, { standard, cracked, structure, locale: i18n.language }) : null),
    [record, standard, cracked, structure, i18n.language],
  );
  return { record: record ?? null, data, query };
}

/** Data URL; undefined until it is loaded. */
export function useImage(id: WireId | undefined): string | undefined {
  return useQuery(anchorImageQuery(id ?? '')).data;
}

/** Returns null if the server has no such anchor, or if its list cannot be read. */
async function anchorId(client: QueryClient, { standardType, anchor }: Design): Promise<string | null> {
  const wanted = anchor.chosen[standardType]?.name;
  const list = await client.query(anchorListQuery(standardType, anchor.diameter)).catch(() => null);
  for (const { id, name } of list?.records ?? []) {
    // A list may omit the name of an anchor, but the record contains the name.
    const known = name || (await client.query(anchorNameQuery(id)).catch(() => ''));
    if (known === wanted) return String(id);
  }
  return null;
}

async function gradeOf(client: QueryClient, { standardType, concrete }: Design) {
  const list = await client.query(concretes.list()).catch(() => null);
  return list && availableGrades(list, standardType).records.find(({ grade }) => grade === concrete.grade);
}

async function sectionOf(client: QueryClient, { profile }: Design) {
  if (profile.chosen === null) return null;
  const list = await client.query(sectionSteels.list(profile.series)).catch(() => null);
  return list && availableSections(list).records.find(({ name }) => name === profile.chosen?.name);
}

interface FoundExample {
  design: Design;
  /** Name of the anchor if it was not found on the server; otherwise null. */
  missing: string | null;
}

/** Returns the example with the server's records of its anchor, grade and profile, found by name. */
export async function matchingExample(client: QueryClient, name: ExampleName): Promise<FoundExample> {
  const example = exampleDesign(name);
  const [id, grade, section] = await Promise.all([
    anchorId(client, example),
    gradeOf(client, example),
    sectionOf(client, example),
  ]);
  const chosen = example.anchor.chosen[example.standardType];
  const design = produce(example, (draft) => {
    draft.anchor.chosen[draft.standardType] = id === null || chosen === null ? null : { ...chosen, id };
    if (grade) copyGrade(draft, grade);
    if (section) copySection(draft, section);
    else if (draft.profile.chosen) draft.profile.chosen = null;
  });
  return { design, missing: id === null ? (chosen?.name ?? '') : null };
}
