/** Shown where the browser does not let the embedded backend start, as on an address without https. */
import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';

export function StartFailed() {
  const { t } = useTranslation('errors');
  return (
    <Result
      status="warning"
      title={t('startTitle')}
      subTitle={t('startText')}
      extra={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
    />
  );
}
