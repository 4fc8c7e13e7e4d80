/** Puts the app together and shows it. */
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { usePreferencesStore } from '@/stores/preferences';
import { dropLateSaves } from '@/stores/stored-design';
import { startI18n } from './i18n/i18n';
import type { InnerBackend } from './embedded-backend';
import { Providers } from './providers';
import { createRouter } from './router';
import { connectSession } from './session/connect-session';
import { StartFailed } from './start-failed';
import { StartPage } from './start-page';
import { startPixelRects } from './pixel-rects';
import { startZoom } from './zoom';

/** `inner`: the backend inside the app, if it has one. */
export async function startApp(container: HTMLElement, inner: InnerBackend = {}): Promise<void> {
  startZoom();
  startPixelRects();
  dropLateSaves();
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
  if (__EMBEDDED__) usePreferencesStore.getState().calculateWhileTypingByDefault();
  const router = createRouter();
  connectSession(router, inner);
  root.render(
    <StrictMode>
      <Providers>
        <Suspense fallback={<StartPage />}>
          <RouterProvider router={router} />
        </Suspense>
      </Providers>
    </StrictMode>,
  );
}
