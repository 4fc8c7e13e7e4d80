/** Layouts of a list page (filters, button that adds) and of a form page (link back, loading, failure). */
import { ArrowLeftOutlined, PlusOutlined } from '@ant-design/icons';
import { Skeleton, Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { UnreadableRecord } from '@/api/contract/lists';
import { failureOf } from '@/api/errors';
import { RecordsNotLoaded } from '@/features/current-design/not-loaded-notice';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { ErrorState } from '@/shared/ui/error-state';
import { PageCard } from '@/shared/ui/page-card';

interface ListPageProps {
  title: string;
  addPath: string;
  filters?: ReactNode;
  children: ReactNode;
}

export function ListPage({ title, addPath, filters, children }: ListPageProps) {
  const { t } = useTranslation('administration');
  const navigate = useNavigate();
  return (
    <PageCard title={title}>
      <Flex justify="space-between" gap={16} wrap style={{ marginBottom: 16 }}>
        <Flex gap={16} wrap align="center">
          {filters}
        </Flex>
        <Button
          type="primary"
          style={{ marginLeft: 'auto' }}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => void navigate(addPath)}
        >
          {t('add')}
        </Button>
      </Flex>
      {children}
    </PageCard>
  );
}

interface FormPageProps {
  title: string;
  listPath: string;
  /** Queries that must finish before the form is shown. */
  needs: readonly { isError: boolean; isPending: boolean; error: unknown; refetch: () => Promise<unknown> }[];
  /** Unreadable records of a list shown in the form. */
  unreadable?: readonly UnreadableRecord[];
  children: ReactNode;
}

export function FormPage({ title, listPath, needs, unreadable = [], children }: FormPageProps) {
  const { t } = useTranslation('administration');
  const failureText = useFailureText();
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
    <PageCard title={title} extra={back}>
      {failed ? (
        <ErrorState title={t('recordFailed')} reason={failureText(failureOf(failed.error))} onRetry={retry} />
      ) : pending ? (
        <Skeleton active />
      ) : (
        <>
          <RecordsNotLoaded unreadable={unreadable} />
          {children}
        </>
      )}
    </PageCard>
  );
}
