/** Runs before every test file: matchers, and browser features that jsdom lacks. */
import '@testing-library/jest-dom/vitest';
import { configure, getConfig, prettyDOM } from '@testing-library/dom';
import fc from 'fast-check';
import { afterAll } from 'vitest';
import '@/testing/act';

/** True while the testing library waits: missing elements are then queried repeatedly. */
const isWaitedFor = (config: object) =>
  '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;

/**
 * The text of the page is added only to the final error: printing it at every attempt would take an eighth of
 * the time of all screen tests. `waitFor` adds it when it times out.
 */
function elementError(message: string | null, container: Element): Error {
  const page = isWaitedFor(getConfig()) ? '' : prettyDOM(container);
  const error = new Error([message, page].filter(Boolean).join('\n\n'));
  error.name = 'TestingLibraryElementError';
  // The stack begins in the test.
  Error.captureStackTrace(error, elementError);
  return error;
}

// Files share a process: the designs that one of them saved must not count in the next one.
afterAll(() => {
  if (typeof indexedDB === 'undefined') return;
  globalThis.indexedDB = new (indexedDB.constructor as new () => IDBFactory)();
});

// The same random cases in every run; RANDOM_SEED sets another seed.
fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED ?? 1992) });

// Tests drive whole pages with the embedded backend; pages and engine are compiled at first use, which takes
// long on a busy machine.
configure({ asyncUtilTimeout: 30_000, getElementError: elementError });
