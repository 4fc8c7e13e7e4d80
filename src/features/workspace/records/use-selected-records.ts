/** Keeps, replaces or removes chosen records when their lists are read; a new design gets the first ones. */
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { concretes } from '@/api/calls/databases';
import type { AnchorListItem } from '@/api/contract/anchor';
import { isSectionFixed } from '@/design/model/design-changes';
import { copyGrade, copySection } from '@/design/records/anchor-data';
import {
  isGradeChanged,
  isSectionChanged,
  selectedAnchor,
  selectedGrade,
  selectedSection,
} from '@/design/records/selected-records';
import type { Standard } from '@/engineering';
import {
  useAnchorList,
  useChosenAnchor,
  useConcretes,
  useSectionSteels,
} from '@/features/current-design/use-records';
import { useNotices } from '@/shared/ui/notices';
import { syncSelection, useDesignStore } from '@/stores/design/design-store';

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

export function useSelectedRecords(): void {
  useOwnAnchor();
  useOwnGrade();
  useOwnSection();
}
