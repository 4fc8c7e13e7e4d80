/** Layout of a form page: title, link to the list, and loading state or failure of the record. */
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { UnreadableRecord } from '@/api/contract/lists';
import { failureOf } from '@/api/errors';
import { RecordsNotLoaded } from '@/features/current-design/not-loaded-notice';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { ErrorState } from '@/shared/ui/error-state';
import { PageCard } from '@/shared/ui/page-card';

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
