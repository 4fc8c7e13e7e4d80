/**
 * True while the page is being left. Calls in progress then fail in arbitrary ways (aborted, or answered by
 * another server after the embedded backend has stopped), which says nothing about session or records.
 */

let leaving = false;
/** The user may decide to stay on the page when asked. */
const STAYED_AFTER_MS = 2000;

window.addEventListener('beforeunload', () => {
  leaving = true;
  setTimeout(() => {
    leaving = false;
  }, STAYED_AFTER_MS);
});
window.addEventListener('pagehide', () => {
  leaving = true;
});
window.addEventListener('pageshow', () => {
  leaving = false;
});

export function isPageLeaving(): boolean {
  return leaving;
}
