/** Shows its children only once the signed-in user is known. */
import { Flex, Spin } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/contract/failure';
import { isPageLeaving } from '@/app/session/page-leaving';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { ErrorState } from '@/shared/ui/error-state';
import { openSession } from '@/stores/open-session';
import { endSession, isRefused, useSessionStore } from '@/stores/session';

export function SessionGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['common', 'errors']);
  const failureText = useFailureText();
  const [failed, setFailed] = useState<ApiFailure | null>(null);
  const user = useSessionStore((state) => state.user);

  useEffect(() => {
    if (failed !== null) return;
    void openSession().then((failure) => {
      // A reload aborts the call; this does not mean that the session has ended.
      if (!failure || failure.kind === 'cancelled' || isPageLeaving()) return;
      if (failure.kind === 'malformed') endSession('unreadable', failure.field || 'users/me');
      else if (isRefused(failure)) endSession('expired');
      else setFailed(failure);
    });
  }, [failed]);

  if (user !== null) return children;
  return (
    <Flex align="center" justify="center" style={{ height: '100%' }}>
      {failed === null ? (
        <Spin size="large" description={t('loading')} />
      ) : (
        <ErrorState
          title={t('errors:profileTitle')}
          reason={failureText(failed)}
          onRetry={() => setFailed(null)}
        />
      )}
    </Flex>
  );
}
