/** Layout for pages shown before sign-in: language, content, footer. */
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Footer } from '@/app/shell/footer';
import { LanguageToggle } from '@/app/shell/language-toggle';
import { NewVersionNotice } from '@/app/shell/new-version-notice';
import { OfflineNotice } from '@/app/shell/offline-notice';
import { AreaBoundary } from '@/shared/ui/area-boundary';
import styles from '@/app/shell/shell.module.css';

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
