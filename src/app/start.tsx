/** Assembles the app and renders it. */
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { isEmbedded } from '@/api/client';
import type { InnerBackend } from '@/app/embedded-backend-interface';
import { startI18n } from '@/app/i18n/i18n';
import { StartFailed, LoadingScreen } from '@/app/loading-screen';
import { startPageTranslation } from '@/app/page-translation-support';
import { Providers } from '@/app/providers';
import { createRouter } from '@/app/router';
import { connectSession } from '@/app/session/connect-session';
import { startPixelRects, startZoom } from '@/app/zoom';
import { dropLateSaves, dropFormerDatabases } from '@/stores/design-owner';
import { usePreferencesStore } from '@/stores/preferences';

export async function startApp(container: HTMLElement, inner: InnerBackend = {}): Promise<void> {
  startZoom();
  startPixelRects();
  startPageTranslation();
  dropLateSaves();
  dropFormerDatabases();
  await startI18n();
  const root = createRoot(container);
  if (inner.failed) {
    root.render(
      <Providers>
        <StartFailed />
      </Providers>,
    );
    return;
  }
  const router = createRouter();
  connectSession(router, inner);
  if (isEmbedded()) usePreferencesStore.getState().calculateWhileTypingByDefault();
  root.render(
    <StrictMode>
      <Providers>
        <Suspense fallback={<LoadingScreen />}>
          <RouterProvider router={router} />
        </Suspense>
      </Providers>
    </StrictMode>,
  );
}
