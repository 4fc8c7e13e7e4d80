/** Asks the service worker to store the app's files some time after page load. */

/** Delay after page load, ms. */
const LATER = 20_000;

export function keepForOffline(): void {
  setTimeout(() => {
    navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_FOR_OFFLINE' });
  }, LATER);
}
