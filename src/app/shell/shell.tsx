/** Layout of all pages for signed-in users: menu, content, footer. */
import { StopOutlined } from '@ant-design/icons';
import { Flex, Layout, Spin, Alert, Modal, Button } from 'antd';
import { Suspense, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useBlocker } from 'react-router-dom';
import { onOneAtATime } from '@/api/calculation-queue';
import type { ApiFailure } from '@/api/contract/failure';
import { environment } from '@/app/env';
import { LoadingScreen } from '@/app/loading-screen';
import { SearchButton } from '@/app/search/search-button';
import { isPageLeaving } from '@/app/session/connect-session';
import { keepFocus } from '@/app/shell/keep-focus';
import { Footer, NewVersionNotice, OfflineNotice, LanguageToggle } from '@/app/shell/public-layout';
import { OverlayHistory, ShellProviders } from '@/app/shell/shell-providers';
import { TopMenu, UserMenu } from '@/app/shell/top-menu';
import { dropUnsavedChanges, hasUnsavedChanges } from '@/shared/hooks/stored-input';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { TITLE_SLOT } from '@/shared/hooks/use-page-title';
import { routes } from '@/shared/navigation/routes';
import { AreaBoundary } from '@/shared/ui/area-boundary';
import { ErrorState } from '@/shared/ui/error-state';
import { useNotices } from '@/shared/ui/notices';
import { listProgress, useRunStore } from '@/stores/run';
import { runDriver } from '@/stores/run-driver';
import { openSession, endSession, isExpired, isRefused, useSessionStore } from '@/stores/session';
import { useWorkspaceView } from '@/stores/workspace-view';
import styles from '@/app/shell/shell.module.css';

function ListRunStatus() {
  const { t } = useTranslation('shell');
  const progress = useRunStore(listProgress);
  const { pathname } = useLocation();
  // The load list shows its own progress while it is open.
  const isListShown = useWorkspaceView(({ middle }) => middle === 'loadList') && pathname === routes.home;
  if (progress === null || isListShown) return null;
  const { done, total } = progress;
  return (
    <Flex align="center" gap={4} className={`muted ${styles.listRun}`} data-testid="list-run">
      <span>{t('listRun.progress', { done, total })}</span>
      <Button
        type="text"
        size="small"
        icon={<StopOutlined aria-hidden />}
        aria-label={t('listRun.cancel')}
        title={t('listRun.cancel')}
        onClick={() => runDriver().cancel()}
      />
    </Flex>
  );
}

function Product() {
  const { t } = useTranslation();
  return (
    <Flex align="center" gap={8} style={{ flex: 'none' }}>
      <img src={`${environment.basePath}favicon.svg`} alt="" width={24} height={24} />
      <strong className={styles.product}>{t('product')}</strong>
    </Flex>
  );
}

function LeaveGuard() {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges() && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={t('leave.title')}
      okText={t('leave.leave')}
      cancelText={t('leave.stay')}
      // Enter chooses to stay on the page, so that no input is lost.
      cancelButtonProps={{ autoFocus: true }}
      closable={false}
      onOk={() => {
        dropUnsavedChanges();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      {t('leave.text')}
    </Modal>
  );
}

const SHOWN = 8;

/** Reports a busy server, and keeps the focus on the page. */
function Watchers() {
  const { message } = useNotices();
  const { t } = useTranslation();
  useEffect(
    () => onOneAtATime(() => message.info({ key: 'oneAtATime', content: t('oneAtATime'), duration: SHOWN })),
    [message, t],
  );
  useEffect(() => {
    const main = document.getElementById(MAIN);
    return main === null ? undefined : keepFocus(main);
  }, []);
  return null;
}

/** Id of the part of a page to which the skip link leads; without it, the link leads to the whole content. */
const SKIP_TARGET = 'content';
/** Id of the whole content, which exists on every page. */
const MAIN = 'main';

function skip(event: MouseEvent): void {
  event.preventDefault();
  (document.getElementById(SKIP_TARGET) ?? document.getElementById(MAIN))?.focus();
}

/** Shows its children only once the signed-in user is known. */
function SessionGate({ children }: { children: ReactNode }) {
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

export function Shell() {
  const { t } = useTranslation('shell');
  const user = useSessionStore((state) => state.user);
  const { pathname } = useLocation();
  return (
    <ShellProviders>
      <OverlayHistory>
        <SessionGate>
          <Layout style={{ height: '100%' }}>
            <a
              className="unseen"
              style={{
                position: 'absolute',
                zIndex: 1,
                padding: '4px 12px',
                background: 'var(--ant-color-bg-container)',
              }}
              href={`#${MAIN}`}
              onClick={skip}
            >
              {t('skip')}
            </a>
            <OfflineNotice />
            <NewVersionNotice />
            {isExpired(user) && (
              <Alert banner type="error" title={t('expired', { time: user.expirationTime })} />
            )}
            <Layout.Header className={styles.header}>
              <Product />
              <TopMenu />
              <div id={TITLE_SLOT} className={styles.title} />
              <ListRunStatus />
              {user && <SearchButton user={user} />}
              <LanguageToggle />
              {user && <UserMenu user={user} />}
            </Layout.Header>
            <Layout.Content id={MAIN} style={{ flex: 1, minHeight: 0, overflow: 'auto' }} tabIndex={-1}>
              <AreaBoundary resetKey={pathname}>
                <Suspense fallback={<LoadingScreen />}>
                  <Outlet />
                </Suspense>
              </AreaBoundary>
            </Layout.Content>
            <Footer />
          </Layout>
          <LeaveGuard />
          <Watchers />
        </SessionGate>
      </OverlayHistory>
    </ShellProviders>
  );
}
