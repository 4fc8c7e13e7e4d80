/** Whether all that a calculation takes of the databases has been read. */
import { useMemo } from 'react';
import type { ApiFailure } from '@/api/contract/failure';
import { failureOf } from '@/api/errors';
import { useDesignStore } from '@/stores/design/design-store';
import type { AnchorData } from '@/design/records/anchor-data';
import { useAnchorListed, useChosenAnchor, useGradeShown } from './use-records';

export type RecordsRead =
  | { kind: 'reading' }
  /** The record of the chosen anchor cannot be read. */
  | { kind: 'failed'; failure: ApiFailure }
  | {
      kind: 'read';
      /** Null: none is chosen. */
      anchor: AnchorData | null;
      gradeShown: boolean;
    };

export function useRecordsRead(): RecordsRead {
  const isChosen = useDesignStore(({ design }) => design.anchor.chosen[design.standardType] !== null);
  const { data: anchor, query } = useChosenAnchor();
  const anchorListed = useAnchorListed();
  const gradeShown = useGradeShown();
  const { error } = query;
  return useMemo(() => {
    if (anchorListed === undefined || gradeShown === undefined) return { kind: 'reading' };
    if (!isChosen || anchor !== null) return { kind: 'read', anchor: isChosen ? anchor : null, gradeShown };
    return error ? { kind: 'failed', failure: failureOf(error) } : { kind: 'reading' };
  }, [anchor, anchorListed, error, gradeShown, isChosen]);
}
