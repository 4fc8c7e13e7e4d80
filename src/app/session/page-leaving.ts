/**
 * True while the page is being left. Calls in progress then fail in arbitrary ways (aborted, or answered by
 * another server after the embedded backend has stopped), which says nothing about session or records.
 */

/** The user may decide to stay on the page when asked. */
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
