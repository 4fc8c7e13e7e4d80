/** Says to a user whose time is over what that means, before any work is put in. */
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

export function ExpiryNotice({ time }: { time: string }) {
  const { t } = useTranslation('shell');
  return <Alert banner type="error" title={t('expired', { time })} />;
}
