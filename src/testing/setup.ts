/** Runs before every test file: adds matchers, and replaces browser features that jsdom lacks. */
import '@testing-library/jest-dom/vitest';
import { configure, getConfig, prettyDOM } from '@testing-library/dom';
import fc from 'fast-check';
import { afterAll, beforeEach, vi } from 'vitest';
import '@/testing/act';

/** True while the testing library waits and therefore repeats its queries for missing elements. */
const isWaitedFor = (config: object) =>
  '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;

/**
 * Creates the error for a missing element. Only the final error contains the text of the page, which
 * `waitFor` adds when it times out: printing the page at every attempt would take an eighth of the time of
 * all screen tests.
 */
function elementError(message: string | null, container: Element): Error {
  const page = isWaitedFor(getConfig()) ? '' : prettyDOM(container);
  const error = new Error([message, page].filter(Boolean).join('\n\n'));
  error.name = 'TestingLibraryElementError';
  // Removes this function from the stack, so that the stack begins in the test.
  Error.captureStackTrace(error, elementError);
  return error;
}

const { cleanup } =
  typeof document === 'undefined' ? { cleanup: () => undefined } : await import('@testing-library/react');

// Removes what a test has rendered and replaced, after everything that the test itself does at its end.
beforeEach(({ onTestFinished }) =>
  onTestFinished(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
  }),
);

// Test files share a process, so the designs saved by one file must be removed before the next file.
afterAll(() => {
  if (typeof indexedDB === 'undefined') return;
  globalThis.indexedDB = new (indexedDB.constructor as new () => IDBFactory)();
});

// Every run uses the same random cases; RANDOM_SEED sets another seed.
fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED ?? 1992) });

// Tests use whole pages with the embedded backend. Pages and engine are compiled on first use, which takes a
// long time on a busy machine.
configure({ asyncUtilTimeout: 30_000, getElementError: elementError });
