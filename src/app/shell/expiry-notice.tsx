/** Notice for a user whose account has expired, with the consequences, shown before any work is done. */
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

export function ExpiryNotice({ time }: { time: string }) {
  const { t } = useTranslation('shell');
  return <Alert banner type="error" title={t('expired', { time })} />;
}
