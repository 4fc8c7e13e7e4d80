/** Shows a message once if a server accepts only one calculation at a time. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onOneAtATime } from '@/api/calculation-queue';
import { useNotices } from '@/shared/ui/notices';

/** Duration of the message, s. */
const SHOWN = 8;

export function BusyServerNotice() {
  const { message } = useNotices();
  const { t } = useTranslation();
  useEffect(
    () => onOneAtATime(() => message.info({ key: 'oneAtATime', content: t('oneAtATime'), duration: SHOWN })),
    [message, t],
  );
  return null;
}
