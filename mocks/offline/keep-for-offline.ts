/** Asks the service worker to store the app's files, some time after the page was loaded. */

/** ms after the start. */
const LATER = 20_000;

export function keepForOffline(): void {
  setTimeout(() => {
    navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_FOR_OFFLINE' });
  }, LATER);
}
