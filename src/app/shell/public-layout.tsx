/** The frame of the pages for those not signed in: language, content, footer. */
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AreaBoundary } from '@/shared/ui/area-boundary';
import { Footer } from './footer';
import { LanguageToggle } from './language-toggle';
import { NewVersionNotice } from './new-version-notice';
import { OfflineNotice } from './offline-notice';
import styles from './shell.module.css';

export function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <div className={styles.public}>
      <OfflineNotice />
      <NewVersionNotice />
      <div className={styles.publicBar}>
        <LanguageToggle />
      </div>
      <main className={styles.publicContent}>
        <AreaBoundary resetKey={pathname}>
          <Suspense>
            <Outlet />
          </Suspense>
        </AreaBoundary>
      </main>
      <Footer />
    </div>
  );
}
