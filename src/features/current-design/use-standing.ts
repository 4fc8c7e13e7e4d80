/** Result status: whether the result on screen belongs to the design on screen. */
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fingerprintOf } from '@/design/model/fingerprint';
import { isOf, type Reasons } from '@/design/run/run-state';
import { useRunState } from '@/features/current-design/use-run-state';
import { useDesignStore } from '@/stores/design/design-store';

export type Standing = { kind: 'current' | 'outOfDate' | 'reading' } | { kind: 'invalid'; reasons: Reasons };

const CURRENT: Standing = { kind: 'current' };
const OUT_OF_DATE: Standing = { kind: 'outOfDate' };
const READING: Standing = { kind: 'reading' };

export function useStanding(): Standing {
  const state = useRunState();
  // An unreadable record does not invalidate a result for the same inputs.
  const isCurrent = useDesignStore(({ design, result }) =>
    'anchor' in state ? isOf(result, design, state.anchor) : result?.fingerprint === fingerprintOf(design),
  );
  return useMemo(() => {
    if (state.kind === 'invalid') return { kind: 'invalid', reasons: state.reasons };
    if (state.kind === 'reading') return READING;
    return isCurrent ? CURRENT : OUT_OF_DATE;
  }, [state, isCurrent]);
}

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
