/** Records of the reference databases as the workspace needs them. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorListQuery, anchorQuery } from '@/api/calls/anchors';
import { anchorImageQuery } from '@/api/calls/images';
import { concreteListQuery, sectionSteelListQuery } from '@/api/calls/references';
import type { AnchorRecord } from '@/api/contract/anchor';
import type { AnchorListItem } from '@/api/contract/anchor-answer';
import type { Concrete, SectionSteel } from '@/api/contract/references';
import type { Standard } from '@/engineering/model/design';
import { useDesignStore } from '@/stores/design/design-store';
import { anchorDataOf, type AnchorData } from '../calculation/anchor-data';

const NONE: never[] = [];

export function useAnchorList(
  standard: Standard,
  diameter: string,
): { anchors: AnchorListItem[]; query: UseQueryResult } {
  const query = useQuery(anchorListQuery(standard, diameter));
  return { anchors: query.data ?? NONE, query };
}

/** Grades for a standard: EN 1992-4 needs a cylinder strength, which only grades with a slash have. */
export function useConcretes(standard: Standard): { grades: Concrete[]; query: UseQueryResult } {
  const query = useQuery(concreteListQuery());
  const { data } = query;
  const grades = useMemo(
    () => (data ?? NONE).filter(({ grade }) => standard === 'JGJ145-2013' || grade.includes('/')),
    [data, standard],
  );
  return { grades, query };
}

export function useSectionSteels(series: string): { profiles: SectionSteel[]; query: UseQueryResult } {
  const query = useQuery(sectionSteelListQuery(series));
  return { profiles: query.data ?? NONE, query };
}

/** The anchor chosen for the current standard, with its data as numbers. */
export function useChosenAnchor(): {
  record: AnchorRecord | null;
  data: AnchorData | null;
  query: UseQueryResult;
} {
  const { i18n } = useTranslation();
  const standard = useDesignStore((state) => state.design.standardType);
  const id = useDesignStore((state) => state.design.anchor.chosen[state.design.standardType]?.id);
  const cracked = useDesignStore(
    (state) => state.design.standardType === 'JGJ145-2013' && state.design.concrete.crack_or_not === '1',
  );
  const structure = useDesignStore((state) => state.design.concrete.structure);
  const query = useQuery({ ...anchorQuery(id ?? ''), enabled: id !== undefined });
  const { data: record } = query;
  const data = useMemo(
    () => (record ? anchorDataOf(record, { standard, cracked, structure, locale: i18n.language }) : null),
    [record, standard, cracked, structure, i18n.language],
  );
  return { record: record ?? null, data, query };
}

/** Picture as data URL; undefined while there is none. */
export function useImage(id: string | undefined): string | undefined {
  return useQuery(anchorImageQuery(id ?? '')).data;
}
