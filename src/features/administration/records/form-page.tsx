/** Frame of a form screen: title, way back to the list, and the record's own loading and failure. */
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Alert, Button, Card, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useThrownText } from './use-thrown-text';

interface FormPageProps {
  title: string;
  listPath: string;
  /** What the form needs before it can be shown; none of them failed or is under way. */
  needs: readonly { isError: boolean; isPending: boolean; error: unknown; refetch: () => Promise<unknown> }[];
  children: ReactNode;
}

export function FormPage({ title, listPath, needs, children }: FormPageProps) {
  const { t } = useTranslation(['administration', 'common']);
  const thrownText = useThrownText();
  const failed = needs.find((need) => need.isError);
  const pending = needs.some((need) => need.isPending);
  const retry = () => {
    needs.filter((need) => need.isError).forEach((need) => void need.refetch());
  };
  const back = (
    <Link to={listPath}>
      <ArrowLeftOutlined aria-hidden /> {t('back')}
    </Link>
  );
  return (
    <Card
      style={{ margin: 16 }}
      title={<h1 style={{ fontSize: 'inherit', margin: 0 }}>{title}</h1>}
      extra={back}
    >
      {failed ? (
        <Alert
          type="error"
          showIcon
          title={t('recordFailed')}
          description={thrownText(failed.error)}
          action={<Button onClick={retry}>{t('common:retry')}</Button>}
        />
      ) : pending ? (
        <Skeleton active />
      ) : (
        children
      )}
    </Card>
  );
}
