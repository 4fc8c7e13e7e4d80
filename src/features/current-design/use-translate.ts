/** Translates `namespace:key` as the report does, for sentences shared by screen and report. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from '@/text/wording/translate';

/** Components shown before a result exists omit `remarks`, which is loaded with the result. */
export function useTranslate(
  ...more: readonly ('remarks' | 'design' | 'limits' | 'explore' | 'error')[]
): Translate {
  const { t } = useTranslation(['results', ...more]);
  // Keys contain codes from the response, so the compiler cannot check them.
  return useCallback((key, values) => (t as Translate)(key, values), [t]);
}
