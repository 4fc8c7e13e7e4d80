/** Reads records of the reference databases (anchors, concrete grades, profiles) for the workspace. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorListQuery, anchorQuery } from '@/api/calls/anchors';
import { anchorImageQuery } from '@/api/calls/images';
import { concretes, sectionSteels } from '@/api/calls/references';
import type { ReadList } from '@/api/contract/lists';
import type { WireId } from '@/api/contract/wire-values';
import { isCracked } from '@/design/model/design-facts';
import { anchorDataOf } from '@/design/records/anchor-data';
import { availableGrades, availableSections } from '@/design/records/available-records';
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
