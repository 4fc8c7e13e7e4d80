/** Asks the service worker to keep the app's files, when the page has stood long enough. */

/** ms after the start. */
const LATER = 20_000;

export function keepForOffline(): void {
  setTimeout(() => {
    navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_FOR_OFFLINE' });
  }, LATER);
}
