/**
 * Detects that the user is leaving the page. Calls in progress then fail for unrelated reasons (aborted, or
 * answered by another server after the embedded backend has stopped), so these failures must not end the
 * session or mark records as missing.
 */
import { withBase, environment } from '@/app/env';

/** Time in ms after which the user has stayed: the browser may ask before it leaves the page. */
const STAYED_AFTER_MS = 2000;

function watchLeaving(): () => boolean {
  let leaving = false;
  const set = (next: boolean) => () => {
    leaving = next;
  };
  window.addEventListener('beforeunload', () => {
    leaving = true;
    setTimeout(set(false), STAYED_AFTER_MS);
  });
  window.addEventListener('pagehide', set(true));
  window.addEventListener('pageshow', set(false));
  return () => leaving;
}

export const isPageLeaving = watchLeaving();

/** Opens another page by loading it from the server. An object, so that tests can replace its function. */
export const freshPage = {
  open(path: string): void {
    window.location.replace(withBase(path, environment.basePath));
  },
};
