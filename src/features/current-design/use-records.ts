/** Reads records of the reference databases (anchors, concrete grades, profiles) for the workspace. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorListQuery, anchorQuery } from '@/api/calls/anchors';
import { anchorImageQuery } from '@/api/calls/images';
import { concretes, sectionSteels } from '@/api/calls/references';
import type { AnchorDetail } from '@/api/contract/anchor';
import type { AnchorListItem } from '@/api/contract/anchor-answer';
import type { ReadList, UnreadableRecord } from '@/api/contract/lists';
import type { WireId } from '@/api/contract/wire-values';
import { isCracked } from '@/design/model/design-facts';
import { anchorDataOf, type AnchorData } from '@/design/records/anchor-data';
import {
  availableGrades,
  availableSections,
  type Grade,
  type Section,
} from '@/design/records/available-records';
import type { Standard } from '@/engineering';
import { useDesignStore } from '@/stores/design/design-store';

const NONE: ReadList<never> = { records: [], unreadable: [], readAt: '' };

export function useAnchorList(
  standard: Standard,
  diameter: string,
): { anchors: AnchorListItem[]; unreadable: UnreadableRecord[]; query: UseQueryResult } {
  const query = useQuery(anchorListQuery(standard, diameter));
  const { records, unreadable } = query.data ?? NONE;
  return { anchors: records, unreadable, query };
}

/** Returns the concrete grades that a standard offers, and the unreadable records of the list. */
export function useConcretes(standard: Standard): {
  grades: Grade[];
  unreadable: UnreadableRecord[];
  query: UseQueryResult;
} {
  const query = useQuery(concretes.list());
  const { data } = query;
  const { records, unreadable } = useMemo(() => availableGrades(data ?? NONE, standard), [data, standard]);
  return { grades: records, unreadable, query };
}

export function useSectionSteels(series: string): {
  profiles: Section[];
  unreadable: UnreadableRecord[];
  query: UseQueryResult;
} {
  const query = useQuery(sectionSteels.list(series));
  const { data } = query;
  const { records, unreadable } = useMemo(() => availableSections(data ?? NONE), [data]);
  return { profiles: records, unreadable, query };
}

/** Returns the anchor chosen for the current standard, with its values as numbers. */
export function useChosenAnchor(): {
  record: AnchorDetail | null;
  data: AnchorData | null;
  query: UseQueryResult;
} {
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

/** Returns an anchor's image as a data URL; undefined until it is loaded. */
export function useImage(id: WireId | undefined): string | undefined {
  return useQuery(anchorImageQuery(id ?? '')).data;
}
