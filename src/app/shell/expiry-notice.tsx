/** Notice for a user whose account has expired; it states the consequences before the user starts to work. */
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

export function ExpiryNotice({ time }: { time: string }) {
  const { t } = useTranslation('shell');
  return <Alert banner type="error" title={t('expired', { time })} />;
}
