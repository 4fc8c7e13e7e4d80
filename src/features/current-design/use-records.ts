/** Records of the reference databases (anchors, concrete grades, profiles) for the open design. */
import { useQueryClient, type UseQueryResult, type QueryClient, useQuery } from '@tanstack/react-query';
import { produce } from 'immer';
import { useEffect, useRef, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  concretes,
  anchorListQuery,
  anchorNameQuery,
  sectionSteels,
  anchorQuery,
} from '@/api/calls/databases';
import type { ReadList } from '@/api/contract/record-lists';
import type { AnchorListItem } from '@/api/contract/records';
import { exampleDesign, type ExampleName } from '@/design/examples/example-designs';
import { isSectionFixed } from '@/design/model/design-changes';
import { type Design, isCracked } from '@/design/model/design-state';
import {
  copyGrade,
  copySection,
  availableGrades,
  availableSections,
  anchorDataOf,
} from '@/design/records/anchor-data';
import {
  isGradeChanged,
  isSectionChanged,
  selectedAnchor,
  selectedGrade,
  selectedSection,
} from '@/design/records/selected-records';
import type { Standard } from '@/engineering';
import { useNotices } from '@/shared/ui/notices';
import { syncSelection, useDesignStore } from '@/stores/design/design-store';

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

/** Returns null if the server has no such anchor, or if its list cannot be read. */
async function anchorId(client: QueryClient, { standardType, anchor }: Design): Promise<string | null> {
  const chosenName = anchor.chosen[standardType]?.name;
  const list = await client.query(anchorListQuery(standardType, anchor.diameter)).catch(() => null);
  for (const { id, name } of list?.records ?? []) {
    // A list may omit the name of an anchor, but the record contains the name.
    const known = name || (await client.query(anchorNameQuery(id)).catch(() => ''));
    if (known === chosenName) return String(id);
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

/**
 * Returns the example with the server's records of its anchor, grade and profile, found by name. `missing`:
 * name of the anchor if it was not found on the server; otherwise null.
 */
export async function matchingExample(client: QueryClient, name: ExampleName) {
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

/** A list may omit the name of an anchor; the id is then used as its name, until the record has been read. */
const chosenOf = ({ id, name }: AnchorListItem) => ({ id: String(id), name: name || String(id) });

/** Reloads the grades after a change of standard, as specified in the requirements documents. */
function useRereadGrades(standard: Standard): void {
  const client = useQueryClient();
  const readFor = useRef(standard);
  useEffect(() => {
    if (readFor.current === standard) return;
    readFor.current = standard;
    void client.invalidateQueries({ queryKey: concretes.key, exact: true });
  }, [client, standard]);
}

/** States whether the list is newer than the choice: an older one cannot show that the record was deleted. */
function useListSince({ dataUpdatedAt, isFetching, refetch }: UseQueryResult, choice: string) {
  const made = useRef(0);
  useEffect(() => {
    made.current = Date.now();
  }, [choice]);
  return (): boolean => {
    if (dataUpdatedAt >= made.current) return true;
    if (!isFetching) void refetch();
    return false;
  };
}

function useOwnAnchor(): void {
  const { t } = useTranslation('design');
  const { message } = useNotices();
  const standardType = useDesignStore((state) => state.design.standardType);
  const diameter = useDesignStore((state) => state.design.anchor.diameter);
  const chosen = useDesignStore((state) => state.design.anchor.chosen[state.design.standardType]);
  const isFresh = useDesignStore((state) => state.isFresh);
  const carriedAnchor = useDesignStore((state) => state.retainedAnchor);
  const { anchors, query } = useAnchorList(standardType, diameter);
  const isReadSince = useListSince(query, [standardType, diameter, chosen?.id].join(' '));
  const { record } = useChosenAnchor();

  useEffect(() => {
    if (!query.isSuccess) return;
    const isCarried = carriedAnchor?.standard === standardType && carriedAnchor.retained.id === chosen?.id;
    const carried = isCarried ? carriedAnchor : null;
    const next = selectedAnchor(anchors.map(chosenOf), {
      chosen,
      own: carried?.own ?? null,
      diameter,
      takesFirst: isFresh && (chosen === null || isCarried),
    });
    if (next?.id !== chosen?.id && chosen !== null && !isReadSince()) return;
    if (isCarried) useDesignStore.setState({ retainedAnchor: null });
    if (next?.id === chosen?.id) return;
    syncSelection(({ anchor }) => void (anchor.chosen[standardType] = next), next === null);
    // After another diameter was chosen, the anchor of the same family needs no message.
    if (chosen === null || (next !== null && carried === null)) return;
    const said = { before: chosen.name, standard: standardType, diameter, name: next?.name };
    if (next !== null) message.info(t('anchor.otherTaken', said));
    else message.warning(t(carried ? 'anchor.notOffered' : 'anchor.notListed', said));
  });

  useEffect(() => {
    if (!record || chosen?.id !== String(record.id) || record.name === chosen.name) return;
    // If the stored name is the id, the list did not contain the name, and no message is needed.
    if (chosen.name !== chosen.id)
      message.info(t('anchor.renamed', { before: chosen.name, name: record.name }));
    syncSelection(({ anchor }) => void (anchor.chosen[standardType] = { id: chosen.id, name: record.name }));
  }, [record, chosen, message, standardType, t]);
}

function useOwnGrade(): void {
  const { t } = useTranslation('design');
  const { message } = useNotices();
  const standardType = useDesignStore((state) => state.design.standardType);
  const concrete = useDesignStore((state) => state.design.concrete);
  const isFresh = useDesignStore((state) => state.isFresh);
  const { grades, query } = useConcretes(standardType);
  const isReadSince = useListSince(query, [standardType, concrete.gradeId].join(' '));
  useRereadGrades(standardType);
  useEffect(() => {
    if (!query.isSuccess) return;
    const own = selectedGrade(grades, concrete, isFresh);
    const isChanged = own !== undefined && concrete.gradeId !== null && isGradeChanged(own, concrete);
    if (own?.id === (concrete.gradeId ?? undefined) && !isChanged) return;
    if (own) {
      syncSelection((draft) => copyGrade(draft, own));
      if (isChanged) message.warning(t('concrete.changed', { grade: own.name }));
    } else if (isReadSince()) {
      syncSelection((draft) => void (draft.concrete.gradeId = null), true);
      message.warning(t('concrete.notListed', { grade: concrete.grade }));
    }
  });
}

function useOwnSection(): void {
  const { t } = useTranslation('design');
  const { message } = useNotices();
  const profile = useDesignStore((state) => state.design.profile);
  const isFixed = useDesignStore(({ design }) => isSectionFixed(design));
  // Chooses the first profile of the list only for an elastic plate: a rigid plate does not need a profile.
  const takesFirst = useDesignStore(({ design, isFresh }) => isFresh && design.plate.stiffness === 'elastic');
  const { profiles, query } = useSectionSteels(profile.series);
  const { chosen } = profile;
  const isReadSince = useListSince(query, [profile.series, chosen?.id].join(' '));
  useEffect(() => {
    if (isFixed || !query.isSuccess) return;
    const own = selectedSection(profiles, profile, takesFirst);
    const isChanged = own !== undefined && chosen !== null && isSectionChanged(own, profile);
    if (own?.id === chosen?.id && !isChanged) return;
    if (own) {
      syncSelection((draft) => copySection(draft, own));
      if (isChanged) message.warning(t('profile.changed', { name: own.name }));
    } else if (isReadSince()) {
      syncSelection((draft) => void (draft.profile.chosen = null), true);
      message.warning(t('profile.notListed', { name: chosen?.name }));
    }
  });
}

/** Keeps, replaces or removes chosen records when their lists are read; a new design gets the first ones. */
export function useSelectedRecords(): void {
  useOwnAnchor();
  useOwnGrade();
  useOwnSection();
}
