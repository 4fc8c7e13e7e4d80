/** Starts the embedded backend where the build carries it, then the app. */
import '@/app/app.css';
import type { InnerBackend } from '@/app/embedded-backend';
import { startApp } from '@/app/start';

/** Ends service workers that an embedded app left at this address: they would go on serving that app. */
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
  // As old as the oldest browsers of the app. In an older one the note in the page stays.
  if (!('parse' in URL)) return;
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element #root');
  await startApp(container, await startBackend());
}

// Not awaited: what is loaded on the way needs this very file, and would wait for it to end.
void start();
