/** Error page for a missing page or record. */
import { FileUnknownOutlined } from '@ant-design/icons';
import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '@/shared/hooks/use-page-title';
import { routes } from '@/shared/navigation/routes';

export function ErrorPage() {
  const { t } = useTranslation('errors');
  const navigate = useNavigate();
  usePageTitle(t('notFoundTitle'));
  return (
    <Result
      icon={<FileUnknownOutlined aria-hidden />}
      title={<h1 style={{ fontSize: 'inherit', fontWeight: 'inherit', margin: 0 }}>{t('notFoundTitle')}</h1>}
      subTitle={t('notFoundText')}
      extra={
        <Button type="primary" onClick={() => void navigate(routes.home)}>
          {t('home')}
        </Button>
      }
    />
  );
}
