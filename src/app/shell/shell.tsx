/** Layout of all pages for signed-in users: menu, content, footer. */
import { Flex, Layout, Spin } from 'antd';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SearchButton } from '@/app/search/search-button';
import { SessionGate } from '@/app/session/session-gate';
import { BusyServerNotice } from '@/app/shell/busy-server-notice';
import { Footer } from '@/app/shell/footer';
import { LanguageToggle } from '@/app/shell/language-toggle';
import { LeaveGuard } from '@/app/shell/leave-guard';
import { ListRunStatus } from '@/app/shell/list-run-status';
import { NewVersionNotice } from '@/app/shell/new-version-notice';
import { OfflineNotice } from '@/app/shell/offline-notice';
import { Product } from '@/app/shell/product';
import { ShellProviders } from '@/app/shell/shell-providers';
import { TopMenu } from '@/app/shell/top-menu';
import { UserMenu } from '@/app/shell/user-menu';
import { AreaBoundary } from '@/shared/ui/area-boundary';
import { lazyComponent } from '@/shared/ui/lazy';
import { TITLE_SLOT } from '@/shared/ui/title-slot';
import { isExpired, useSessionStore } from '@/stores/session';
import styles from '@/app/shell/shell.module.css';

const ExpiryNotice = lazyComponent(async () => (await import('@/app/shell/expiry-notice')).ExpiryNotice);

export function Shell() {
  const user = useSessionStore((state) => state.user);
  const { pathname } = useLocation();
  return (
    <ShellProviders>
      <SessionGate>
        <Layout className={styles.shell}>
          <OfflineNotice />
          <NewVersionNotice />
          {isExpired(user) && <ExpiryNotice time={user.expirationTime} />}
          <Layout.Header className={styles.header}>
            <Product />
            <TopMenu />
            <div id={TITLE_SLOT} className={styles.title} />
            <ListRunStatus />
            {user && <SearchButton user={user} />}
            <LanguageToggle />
            {user && <UserMenu user={user} />}
          </Layout.Header>
          <Layout.Content className={styles.content}>
            <AreaBoundary resetKey={pathname}>
              <Suspense
                fallback={
                  <Flex align="center" justify="center" className={styles.loading}>
                    <Spin size="large" />
                  </Flex>
                }
              >
                <Outlet />
              </Suspense>
            </AreaBoundary>
          </Layout.Content>
          <Footer />
        </Layout>
        <LeaveGuard />
        <BusyServerNotice />
      </SessionGate>
    </ShellProviders>
  );
}
