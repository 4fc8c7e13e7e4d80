/** Starts the embedded backend if the build contains it, then the app. */
import '@/app/app.css';
import '@/app/typeface.css';
import type { InnerBackend } from '@/app/embedded-backend-interface';
import { startApp } from '@/app/start';

/**
 * Unregisters service workers that a build with an embedded backend left at this address: they would continue
 * to serve that build.
 */
async function endServiceWorkers(): Promise<void> {
  const left = await navigator.serviceWorker?.getRegistrations();
  await Promise.all((left ?? []).map((registration) => registration.unregister()));
}

async function startBackend(): Promise<InnerBackend> {
  if (!__EMBEDDED__) {
    void endServiceWorkers();
    return {};
  }
  try {
    const { startEmbeddedBackend } = await import('../mocks/browser');
    return await startEmbeddedBackend();
  } catch (cause) {
    console.error(cause);
    return { failed: true };
  }
}

async function start(): Promise<void> {
  // Browsers older than the oldest supported ones lack `URL.parse`: the app does not start, and the note in
  // the page stays.
  if (!('parse' in URL)) return;
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element #root');
  await startApp(container, await startBackend());
}

// Not awaited: chunks loaded during the start import this module, and would wait for it forever.
void start();
