/** Pages without the app: until the first page is loaded, and if the embedded backend does not start. */
import { Flex, Spin, Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

export function LoadingScreen() {
  return (
    <Flex align="center" justify="center" style={{ height: '100%' }}>
      <Spin size="large" />
    </Flex>
  );
}

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
