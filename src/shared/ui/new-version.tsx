/** Message that the server has a new version of the app, with a button to load it. */
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { loadNewVersion } from '@/shared/navigation/new-version';

export function NewVersion({ banner = false }: { banner?: boolean }) {
  const { t } = useTranslation('errors');
  return (
    <Alert
      type="info"
      showIcon
      banner={banner}
      style={banner ? undefined : { margin: 24 }}
      title={t('newVersion.title')}
      description={t('newVersion.text')}
      action={
        <Button type="primary" onClick={loadNewVersion}>
          {t('newVersion.load')}
        </Button>
      }
    />
  );
}
