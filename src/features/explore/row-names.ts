/** Returns a function that gives the name of a result row, as shown in the results. */
import { useTranslation } from 'react-i18next';
import type { RowKey } from '@/design/verdict/checks';

export function useRowNames(): (key: RowKey) => string {
  const { t } = useTranslation('explore');
  return (key) => t(`rows.${key}`);
}
