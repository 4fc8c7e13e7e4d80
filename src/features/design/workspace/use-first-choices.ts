/** First-run choices, and the choice that is cleared when its record is gone from the list. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CONCRETES_KEY } from '@/api/calls/references';
import type { Standard } from '@/engineering';
import type { AnchorListItem } from '@/api/contract/anchor-answer';
import type { Design } from '@/stores/design/design-state';
import { useNotices } from '@/shared/ui/notices/notices';
import { useDesignStore } from '@/stores/design/design-store';
import { takeGrade } from '../records/take-grade';
import { takeSection } from '../records/take-section';
import { useAnchorList, useChosenAnchor, useConcretes, useSectionSteels } from '../current/use-records';

/** A choice that the app makes is no step of the engineer's: undo does not stop at it. */
function choose(recipe: (draft: Design) => void): void {
  const { pause, resume } = useDesignStore.temporal.getState();
  pause();
  useDesignStore.getState().change(recipe);
  resume();
}

/** A list may leave the name to the detail. */
const chosenOf = ({ id, name }: AnchorListItem) => ({ id: String(id), name: name || String(id) });

/** Documented: a change of standard reads the grades again. */
function useRereadGrades(standard: Standard): void {
  const client = useQueryClient();
  const readFor = useRef(standard);
  useEffect(() => {
    if (readFor.current === standard) return;
    readFor.current = standard;
    void client.invalidateQueries({ queryKey: CONCRETES_KEY, exact: true });
  }, [client, standard]);
}

export function useFirstChoices(): void {
  const standardType = useDesignStore((state) => state.design.standardType);
  const diameter = useDesignStore((state) => state.design.anchor.diameter);
  const chosen = useDesignStore((state) => state.design.anchor.chosen[state.design.standardType]);
  const gradeId = useDesignStore((state) => state.design.concrete.gradeId);
  const gradeName = useDesignStore((state) => state.design.concrete.grade);
  const series = useDesignStore((state) => state.design.profile.series);
  const section = useDesignStore((state) => state.design.profile.chosen);
  const stiffness = useDesignStore((state) => state.design.plate.stiffness);
  const { anchors, query } = useAnchorList(standardType, diameter);
  const loaded = query.isSuccess;
  const { grades } = useConcretes(standardType);
  const { profiles } = useSectionSteels(series);
  const { record } = useChosenAnchor();
  const cleared = useRef(new Set<string>());
  const { t } = useTranslation('design');
  const { message } = useNotices();
  /** What stood there under the standard before; its record may hold the figures of both. */
  const before = useRef({ standard: standardType, chosen });
  useRereadGrades(standardType);

  useEffect(() => {
    if (!loaded) return;
    const { standard: standardBefore, chosen: chosenBefore } = before.current;
    if (standardBefore !== standardType) {
      before.current = { standard: standardType, chosen };
      const same = anchors.find(({ id }) => String(id) === chosenBefore?.id);
      if (same) {
        choose((draft) => {
          draft.anchor.chosen[standardType] = chosenOf(same);
        });
        return;
      }
      const taken = chosen ?? (anchors[0] ? chosenOf(anchors[0]) : null);
      if (chosenBefore && taken)
        message.info(
          t('anchor.otherTaken', { before: chosenBefore.name, standard: standardType, name: taken.name }),
        );
    } else before.current = { standard: standardType, chosen };
    const listed = anchors.some(({ id }) => String(id) === chosen?.id);
    if (listed) {
      cleared.current.delete(standardType);
      return;
    }
    // A choice that left the list is cleared and stays open; where none was made yet, the first one serves.
    if (chosen !== null) cleared.current.add(standardType);
    const first = cleared.current.has(standardType) ? undefined : anchors.at(0);
    if (chosen === null && !first) return;
    choose((draft) => {
      draft.anchor.chosen[standardType] = first ? chosenOf(first) : null;
    });
  }, [anchors, loaded, chosen, standardType, message, t]);

  useEffect(() => {
    if (!record || chosen?.id !== String(record.id) || record.name === chosen.name) return;
    choose((draft) => {
      draft.anchor.chosen[standardType] = { id: chosen.id, name: record.name };
    });
  }, [record, chosen, standardType]);

  useEffect(() => {
    if (grades.length === 0 || grades.some(({ id }) => id === gradeId)) return;
    const record = grades.find(({ grade }) => grade === gradeName) ?? grades[0];
    choose((draft) => takeGrade(draft, record));
  }, [grades, gradeId, gradeName]);

  useEffect(() => {
    if (stiffness === '1' || section !== null || profiles.length === 0) return;
    const [record] = profiles;
    choose((draft) => takeSection(draft, record));
  }, [profiles, section, stiffness]);
}
