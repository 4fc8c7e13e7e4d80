/** First-run choices, and the choice that is cleared when its record is gone from the list. */
import { useEffect, useRef } from 'react';
import type { Design } from '@/stores/design/design-state';
import { useDesignStore } from '@/stores/design/design-store';
import { takeGrade } from '../panels/take-grade';
import { takeSection } from '../panels/take-section';
import { useAnchorList, useConcretes, useSectionSteels } from './use-records';

/** A choice that the app makes is no step of the engineer's: undo does not stop at it. */
function choose(recipe: (draft: Design) => void): void {
  const { pause, resume } = useDesignStore.temporal.getState();
  pause();
  useDesignStore.getState().change(recipe);
  resume();
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
  const cleared = useRef(new Set<string>());

  useEffect(() => {
    if (!loaded) return;
    const listed = anchors.some(({ id }) => id === chosen?.id);
    if (listed) {
      cleared.current.delete(standardType);
      return;
    }
    // A choice that left the list is cleared and stays open; where none was made yet, the first one serves.
    if (chosen !== null) cleared.current.add(standardType);
    const first = cleared.current.has(standardType) ? undefined : anchors.at(0);
    if (chosen === null && !first) return;
    choose((draft) => {
      draft.anchor.chosen[standardType] = first ? { id: first.id, name: first.name ?? first.id } : null;
    });
  }, [anchors, loaded, chosen, standardType]);

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
