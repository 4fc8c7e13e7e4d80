/**
 * Whether the page is on its way out. Calls under way then fail in any manner (broken off, or answered by
 * whoever is reached when the embedded backend has gone first), which says nothing about session or records.
 */

let leaving = false;
/** A page may stay after all, if the user says so when asked. */
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
