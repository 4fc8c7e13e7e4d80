/** Text that counts the calculated load cases while other load cases are still being calculated. */
import { useTranslation } from 'react-i18next';
import type { Overall } from '@/design/verdict/design-verdict';
import { useRunStore } from '@/stores/run';

/** Separate component, so that progress re-renders only this text and not the whole result. */
export function RunningText({ calculated: { done, total } }: Pick<Overall, 'calculated'>) {
  const { t } = useTranslation('results');
  // The rows are the last load cases, so all load cases that are not among them are calculated.
  const calculated = useRunStore(({ progress }) =>
    progress?.phase === 'rows' ? total - progress.total + progress.done : done,
  );
  return t('verdict.running', { done: String(calculated), total: String(total) });
}
