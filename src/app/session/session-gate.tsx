/** Shows its children only once the signed-in user is known. */
import { Flex, Spin } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPageLeaving } from '@/app/session/page-leaving';
import { openSession } from '@/stores/open-session';
import { endSession, useSessionStore } from '@/stores/session';

export function SessionGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const user = useSessionStore((state) => state.user);

  useEffect(() => {
    void openSession().then((failure) => {
      // A reload aborts the call; this does not mean that the session has ended.
      if (!failure || failure.kind === 'cancelled' || isPageLeaving()) return;
      if (failure.kind === 'malformed') endSession('unreadable', failure.field || 'users/me');
      else endSession('expired');
    });
  }, []);

  if (user !== null) return children;
  return (
    <Flex align="center" justify="center" style={{ height: '100%' }}>
      <Spin size="large" description={t('loading')} />
    </Flex>
  );
}
