/** Starts the embedded backend in the page: storage, services, service worker and interception of calls. */
import { setupWorker } from 'msw/browser';
import type { InProcessTransport } from '@/api/contract/in-process-transport';
import { createHandlers } from './handlers/handlers';
import { createDirectLine } from './handlers/in-process-transport';
import { forgetPanel, isPanelWanted, readScenario, switchStore } from './handlers/qa-source';
import type { Backend } from './handlers/respond';
import { keepForOffline } from './offline/keep-for-offline';
import { CLIENT_AUTHORIZATION } from './seed/client-authorization';
import { seedState } from './seed/seed-note';
import { PASSWORD_ROUNDS, randomBytes, type Environment } from './services/environment';
import { languageOf } from './services/messages';
import { createServices } from './services/services';
import { openStore } from './store/open-store';
import { startWorkerCalculator, workersFor } from './workers/worker-calculator';
import { createWorkerPdfConverter } from './workers/worker-pdf-converter';

interface Extras {
  directLine?: InProcessTransport;
  workers: number;
  signOut: (authorization: string) => Promise<void>;
}

async function startBackend(scenario: Backend['scenario']): Promise<Backend> {
  const store = await openStore();
  const environment: Environment = { store, now: Date.now, randomBytes, passwordRounds: PASSWORD_ROUNDS };
  if ((await seedState(store)) !== 'seeded') await (await import('./seed/seed')).seed(environment);
  return {
    store,
    services: createServices(environment, {
      startCalculator: startWorkerCalculator,
      workers: workersFor(navigator.hardwareConcurrency),
      pdf: createWorkerPdfConverter(import.meta.env.BASE_URL),
    }),
    clientAuthorization:
      (import.meta.env.VITE_CLIENT_AUTHORIZATION as string | undefined) || CLIENT_AUTHORIZATION,
    scenario,
    startedAt: Date.now(),
  };
}

/**
 * Resolves once calls are intercepted; calls made before the storage is ready wait for it. Returns everything
 * for which there is no documented call: the direct connection for bulk calls, if enabled, the number of
 * calculation workers, and a function that ends a session.
 */
export async function startEmbeddedBackend(): Promise<Extras> {
  const scenario = readScenario(window.location.search);
  const backend = startBackend(scenario);
  const worker = setupWorker(...createHandlers(backend));
  await worker.start({
    quiet: true,
    serviceWorker: {
      url: `${import.meta.env.BASE_URL}mockServiceWorker.js`,
      options: { scope: import.meta.env.BASE_URL },
    },
    onUnhandledRequest(request, print) {
      // Reports unknown calls, but not the development server's requests for source files under src/api.
      if (/^(?!.*\/src\/).*\/api\//.test(new URL(request.url).pathname)) print.error();
    },
  });
  keepForOffline();
  if (isPanelWanted(window.location.search)) {
    const { openPanel } = await import('./panel/panel');
    openPanel(switchStore(), () => languageOf(document.documentElement.lang), forgetPanel);
  }
  return {
    workers: workersFor(navigator.hardwareConcurrency),
    directLine: scenario().overNetwork ? undefined : createDirectLine(backend),
    signOut: async (header) => (await backend).services.auth.signOut(header),
  };
}
