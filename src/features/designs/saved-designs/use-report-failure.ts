/** Returns a function that shows a message if a change of saved designs failed; it returns false then. */
import { useTranslation } from 'react-i18next';
import { useNotices } from '@/shared/ui/notices';
import type { StorageFailure } from '@/stores/saved-designs/database';

type Done = { ok: true } | { ok: false; failure: StorageFailure | 'damaged' };

export function useReportFailure() {
  const { t } = useTranslation('designs');
  const { message } = useNotices();
  return (done: Done): boolean => {
    if (!done.ok) message.error(done.failure === 'damaged' ? t('damaged') : t(`storage.${done.failure}`));
    return done.ok;
  };
}
