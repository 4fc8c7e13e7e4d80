/**
 * Message shown if the browser does not allow the embedded backend to start, for example at an address
 * without https.
 */
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

export function StartFailed() {
  const { t } = useTranslation('errors');
  return (
    <Alert
      type="warning"
      showIcon
      style={{ margin: 24 }}
      title={t('startTitle')}
      description={t('startText')}
      action={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
    />
  );
}
