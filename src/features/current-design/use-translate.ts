/** Texts by `namespace:key`, as the report takes them: for sentences that screen and report share. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from '@/wording/translate';

/**
 * Without the remarks' texts for what stands on the screen before a result does: they come with the result.
 */
export function useTranslate(...more: readonly 'remarks'[]): Translate {
  const { t } = useTranslation(['results', ...more]);
  // Codes come from the answer: they are no keys that the compiler could know.
  return useCallback((key, values) => (t as unknown as Translate)(key, values), [t]);
}
