/**
 * Stands before the script of MSW in the one service worker of the embedded app, and keeps the app's own
 * files, so that it opens without a network. Calls are none of its business: whatever is no file of this
 * build goes on to MSW.
 *
 * VERSION, BASE and FILES stand above this text; the build writes them (worker-script.ts).
 */

const CACHE = `anchor-designer-${VERSION}`;
const PATHS = new Set(FILES.map((file) => BASE + file));

// MSW would let a new version answer for pages at once, and it does not know them: their calls would go to the
// server, which has no answer. A new version waits until the last page of the version before is closed.
self.addEventListener('install', (event) => event.stopImmediatePropagation());

self.addEventListener('activate', (event) => {
  const drop = async () => {
    const names = await caches.keys();
    await Promise.all(
      names
        .filter((name) => name.startsWith('anchor-designer-') && name !== CACHE)
        .map((name) => caches.delete(name)),
    );
  };
  event.waitUntil(drop());
});

/** One after the other: what somebody waits for goes first. */
async function keep() {
  const cache = await caches.open(CACHE);
  for (const path of [BASE, ...PATHS]) {
    if (await cache.match(path)) continue;
    const response = await fetch(path);
    // A server answers a file that a newer version has removed with the page.
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (response.ok && isPage === (path === BASE)) await cache.put(path, response);
  }
}

self.addEventListener('message', (event) => {
  // MSW would end the worker with its last page, and with it the way in without a network.
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
  if (event.data?.type !== 'KEEP_FOR_OFFLINE') return;
  event.stopImmediatePropagation();
  event.waitUntil(keep().then(() => event.source?.postMessage({ type: 'KEPT_FOR_OFFLINE' })));
});

/** Every address of the app is the same page; a new one where there is a network. */
async function openPage(request) {
  try {
    return await fetch(request);
  } catch (cause) {
    const kept = await caches.match(BASE, { cacheName: CACHE, ignoreVary: true });
    if (kept) return kept;
    throw cause;
  }
}

/** The name of a file changes with its content; whoever asks for it, a server that varies by origin or not. */
const openFile = async (request) =>
  (await caches.match(request, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // Manuals and videos are addresses as well, and no pages.
    if (/\.\w+$/.test(pathname)) return;
    event.stopImmediatePropagation();
    event.respondWith(openPage(request));
  } else if (PATHS.has(pathname)) {
    event.stopImmediatePropagation();
    event.respondWith(openFile(request));
  }
});
