/** Starts the embedded backend in the page: storage, services, service worker and interception of calls. */
import { releaseProxy, wrap, transfer, type Remote } from 'comlink';
import { setupWorker } from 'msw/browser';
import type { AnswerOptions } from '@/api/calculation/answer-calls';
import type { Outcome } from '@/engineering';
import type { PdfConverter } from '@/report/pdf/convert';
import { FONT_FILES, FONTS_FOLDER, type FontBytes } from '@/report/pdf/fonts';
import { createHandlers } from './handlers/handlers';
import { createDirectLine } from './handlers/in-process-transport';
import { forgetPanel, isPanelWanted, readScenario, switchStore } from './handlers/qa-scenario';
import type { Backend } from './handlers/respond';
import { CLIENT_AUTHORIZATION } from './seed/demo-accounts';
import { seedState } from './seed/seeded-tables';
import type { CalculationAnswers, CalculationKind } from './services/calculation-kinds';
import type { Calculator } from './services/calculation-workers';
import { PASSWORD_ROUNDS, randomBytes, type Environment } from './services/environment';
import { languageOf } from './services/messages';
import { createServices } from './services/services';
import { openIndexedDbStore, createMemoryStore, type Store } from './store/store';
import type { CalculationWorker } from './workers/calculation.worker';
import type { PdfWorker } from './workers/pdf.worker';

async function loadFonts(base: string): Promise<FontBytes | null> {
  const entries = await Promise.all(
    FONT_FILES.map(async (file) => {
      const response = await fetch(`${base}${FONTS_FOLDER}${file}`);
      return response.ok ? ([file, new Uint8Array(await response.arrayBuffer())] as const) : null;
    }),
  );
  return entries.includes(null) ? null : (Object.fromEntries(entries.filter((e) => e !== null)) as FontBytes);
}

async function startWorker(base: string): Promise<Remote<PdfWorker> | null> {
  const fonts = await loadFonts(base);
  if (!fonts) return null;
  const worker = new Worker(new URL('./workers/pdf.worker.ts', import.meta.url), { type: 'module' });
  const remote = wrap<PdfWorker>(worker);
  await remote.setFonts(fonts);
  return remote;
}

/** Creates the PDF converter, which starts its worker with the first document; `base` is that of the app. */
function createWorkerPdfConverter(base: string): PdfConverter {
  let started: Promise<Remote<PdfWorker> | null> | undefined;
  return {
    async convert(docx) {
      started ??= startWorker(base);
      const worker = await started;
      if (worker) return worker.convert(transfer(docx, [docx]));
      // The next conversion tries to load the fonts again.
      started = undefined;
      return { ok: false, failure: { code: 'fonts_missing' } };
    },
  };
}

/** Limits for the number of workers; more than six would compete for memory. */
const MOST_WORKERS = 6;
const LEAST_WORKERS = 2;

const workersFor = (cores: number): number => Math.min(MOST_WORKERS, Math.max(LEAST_WORKERS, cores - 1));

/** Starts a worker. If it crashes, its error event rejects the calculation in progress. */
function startWorkerCalculator(): Calculator {
  const worker = new Worker(new URL('./workers/calculation.worker.ts', import.meta.url), { type: 'module' });
  const remote = wrap<CalculationWorker>(worker);
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'the worker failed')));
    worker.addEventListener('messageerror', () => reject(new Error('the response could not be read')));
  });
  // The next calculation receives the error of a worker that crashed while it was spare.
  broken.catch(() => undefined);

  return {
    calculate: <K extends CalculationKind>(kind: K, raw: unknown, options: AnswerOptions) =>
      Promise.race([remote[kind](raw, options) as Promise<Outcome<CalculationAnswers[K]>>, broken]),
    calculateAll: (kind, bodies, options) => Promise.race([remote.all(kind, bodies, options), broken]),
    terminate: () => {
      remote[releaseProxy]();
      worker.terminate();
    },
  };
}

/** Opens IndexedDB, or a store that is lost with the page if the browser refuses IndexedDB. */
export async function openStore(open: () => Promise<Store> = openIndexedDbStore): Promise<Store> {
  try {
    return await open();
  } catch (error) {
    console.warn(
      'This browser provides no permanent storage; records are lost when the page is closed.',
      error,
    );
    return createMemoryStore();
  }
}

/** Delay after page load until the service worker is asked to store the files of the app, ms. */
const PRECACHE_DELAY = 20_000;

function precacheLater(): void {
  setTimeout(() => {
    navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_FOR_OFFLINE' });
  }, PRECACHE_DELAY);
}

async function startBackend(scenario: Backend['scenario']): Promise<Backend> {
  const store = await openStore();
  const environment: Environment = { store, now: Date.now, randomBytes, passwordRounds: PASSWORD_ROUNDS };
  if ((await seedState(store)).state !== 'seeded') await (await import('./seed/seed')).seed(environment);
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
export async function startEmbeddedBackend() {
  const scenario = readScenario(window.location.search);
  const backend = startBackend(scenario);
  const worker = setupWorker(...createHandlers(backend));
  // MSW checks for a new version of its script without catching the failure when there is no network.
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration) {
    const check = registration.update.bind(registration);
    registration.update = () => check().catch(() => registration);
  }
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
  precacheLater();
  if (isPanelWanted(window.location.search)) {
    const { openPanel } = await import('./panel/panel');
    openPanel(switchStore(), () => languageOf(document.documentElement.lang), forgetPanel);
  }
  return {
    workers: workersFor(navigator.hardwareConcurrency),
    directLine: scenario().overNetwork ? undefined : createDirectLine(backend),
    signOut: async (header: string) => (await backend).services.auth.signOut(header),
  };
}
