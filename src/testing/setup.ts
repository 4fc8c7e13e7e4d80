/** Runs before every test file: matchers and the browser parts that jsdom lacks. */
import '@testing-library/jest-dom/vitest';
import { configure, getConfig, prettyDOM } from '@testing-library/dom';
import fc from 'fast-check';
import '@/testing/act';

/** Set while something is waited for: what is not there yet is asked for again. */
const isWaitedFor = (config: object) =>
  '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;

/**
 * The page as text is added once, to the failure that counts: printed at every look, it would take an eighth
 * of the time of all screens. Who waits in vain gets it from the waiting itself.
 */
function elementError(message: string | null, container: Element): Error {
  const page = isWaitedFor(getConfig()) ? '' : prettyDOM(container);
  const error = new Error([message, page].filter(Boolean).join('\n\n'));
  error.name = 'TestingLibraryElementError';
  // The stack begins in the test.
  Error.captureStackTrace(error, elementError);
  return error;
}

// The same random cases in every run; who looks for more gives another seed.
fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED ?? 1992) });

// Whole pages are driven against the embedded backend; pages and engine are translated when they are first
// asked for, which on a busy machine takes long.
configure({ asyncUtilTimeout: 30_000, getElementError: elementError });
