/** Asks the service worker to store the files of the app, some time after the page was loaded. */

/** Delay after the start, ms. */
const LATER = 20_000;

export function keepForOffline(): void {
  setTimeout(() => {
    navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_FOR_OFFLINE' });
  }, LATER);
}
