/** Result status: whether the result on screen belongs to the design on screen. */
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { fingerprintOf } from '@/design/model/fingerprint';
import { isResultOf, type Reasons } from '@/design/run/run-state';
import { subscribeToRun } from '@/features/current-design/use-run-state';
import { useDesignStore } from '@/stores/design/design-store';
import { currentRunState, useRunStore } from '@/stores/run';

export type Standing = { kind: 'current' | 'outOfDate' | 'reading' } | { kind: 'invalid'; reasons: Reasons };

const CURRENT: Standing = { kind: 'current' };
const OUT_OF_DATE: Standing = { kind: 'outOfDate' };
const READING: Standing = { kind: 'reading' };

function currentStanding(): Standing {
  const state = currentRunState();
  if (state.kind === 'invalid') return state;
  if (state.kind === 'reading') return READING;
  const { design, result } = useDesignStore.getState();
  // An unreadable record does not invalidate a result for the same inputs.
  const isCurrent =
    'anchor' in state
      ? isResultOf(result, design, { anchor: state.anchor, engine: useRunStore.getState().engine })
      : result?.fingerprint === fingerprintOf(design);
  return isCurrent ? CURRENT : OUT_OF_DATE;
}

/** Returns the same object while the status is the same, so that the start of a run re-renders nothing. */
export const useStanding = (): Standing => useSyncExternalStore(subscribeToRun, currentStanding);

/**
 * Returns a function that gives the text of the first reason why a design is invalid, and the field
 * concerned.
 */
export function useFirstReason(): (reasons: Reasons) => { text: string; field: string } {
  const { t } = useTranslation(['error', 'design']);
  return useCallback(
    ({ unread, rules }) => {
      const [text] = unread;
      if (text !== undefined) return { text: t('unread', { text: text.text }), field: text.field };
      const [first] = rules;
      return { text: t(first.key, first.values ?? {}), field: first.field };
    },
    [t],
  );
}
