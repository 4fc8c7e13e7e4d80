/**
 * First part of the embedded app's service worker script; the MSW script follows. This part stores the files
 * of the app, so that the app opens without a network. MSW handles all other requests, such as API calls.
 *
 * The build inserts the constants VERSION, BASE and FILES above this text (worker-script.ts).
 */

const CACHE = `anchor-designer-${VERSION}`;
const PATHS = new Set(FILES.map((file) => BASE + file));

// MSW would activate a new version of the service worker immediately. The new version does not know the open
// pages, so their calls would go to the server, which cannot answer them. Without MSW's listener, a new
// version waits until the last page of the previous version is closed.
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

/** Stores the files one after another, so that requests for which the user is waiting are not delayed. */
async function keep() {
  const cache = await caches.open(CACHE);
  for (const path of [BASE, ...PATHS]) {
    if (await cache.match(path)) continue;
    const response = await fetch(path);
    // If a newer version has removed a file, the server sends the start page in place of the file.
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (response.ok && isPage === (path === BASE)) await cache.put(path, response);
  }
}

self.addEventListener('message', (event) => {
  // MSW would unregister the service worker with its last page: no app without a network afterwards.
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
  if (event.data?.type !== 'KEEP_FOR_OFFLINE') return;
  event.stopImmediatePropagation();
  event.waitUntil(keep().then(() => event.source?.postMessage({ type: 'KEPT_FOR_OFFLINE' })));
});

/** Returns the start page, the same for every URL of the app; without a network, the stored copy. */
async function openPage(request) {
  try {
    return await fetch(request);
  } catch (cause) {
    const kept = await caches.match(BASE, { cacheName: CACHE, ignoreVary: true });
    if (kept) return kept;
    throw cause;
  }
}

/**
 * Returns the stored file, whose name changes with its content; `ignoreVary` ignores differences by origin.
 */
const openFile = async (request) =>
  (await caches.match(request, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // A URL with a file extension is a file, such as a manual or a video, not a page of the app.
    if (/\.\w+$/.test(pathname)) return;
    event.stopImmediatePropagation();
    event.respondWith(openPage(request));
  } else if (PATHS.has(pathname)) {
    event.stopImmediatePropagation();
    event.respondWith(openFile(request));
  }
});
