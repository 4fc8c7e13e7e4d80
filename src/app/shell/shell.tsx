/** The frame of every page for those signed in: menu, content, footer. */
import { Flex, Layout, Spin } from 'antd';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AreaBoundary } from '@/shared/ui/area-boundary';
import { isExpired, useSessionStore } from '@/stores/session';
import { TITLE_SLOT } from '@/shared/ui/title-slot';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { SearchButton } from '../search/search-button';
import { SessionGate } from '../session/session-gate';
import { BusyServerNotice } from './busy-server-notice';
import { Footer } from './footer';
import { LanguageToggle } from './language-toggle';
import { ListRunStatus } from './list-run-status';
import { LeaveGuard } from './leave-guard';
import { NewVersionNotice } from './new-version-notice';
import { OfflineNotice } from './offline-notice';
import { Product } from './product';
import { ShellProviders } from './shell-providers';
import styles from './shell.module.css';
import { TopMenu } from './top-menu';
import { UserMenu } from './user-menu';

const ExpiryNotice = lazyComponent(async () => (await import('./expiry-notice')).ExpiryNotice);

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
