/** Text that counts the calculated load cases while other load cases are still being calculated. */
import { useTranslation } from 'react-i18next';
import type { Overall } from '@/design/verdict/design-verdict';
import { useRunStore } from '@/stores/run';

/** Separate component, so that progress re-renders only this text and not the whole result. */
export function RunningText({ calculated: { done, total } }: Pick<Overall, 'calculated'>) {
  const { t } = useTranslation('results');
  const rows = useRunStore(({ progress }) => (progress?.phase === 'rows' ? progress.done : 0));
  return t('verdict.running', { done: String(Math.min(total, done + rows)), total: String(total) });
}
