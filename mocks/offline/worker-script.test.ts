import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { mswScript, workerScript } from './worker-script';

const FILES = 'index.html assets/start-1.js assets/start-1.js.map help/manual-en.pdf favicon.svg'.split(' ');

/** Runs the service worker script; returns its event listeners in order of registration, and its cache. */
function started(more: object = {}) {
  const listeners: Record<string, ((event: object) => void)[]> = {};
  const kept = new Map<string, string>([['/app/', 'the page']]);
  const addEventListener = (name: string, listener: (event: object) => void) =>
    (listeners[name] ??= []).push(listener);
  const unregister = vi.fn();
  const self = {
    ...more,
    addEventListener,
    location: { origin: 'http://host' },
    registration: { unregister },
    clients: { get: () => Promise.resolve({}), matchAll: () => Promise.resolve([]) },
  };
  const caches = {
    match: (request: string | { url: string }) =>
      kept.get(typeof request === 'string' ? request : new URL(request.url).pathname),
  };
  const fetched = vi.fn(() => Promise.reject(new Error('no network')));
  const context = { self, addEventListener, caches, fetch: fetched, URL, Set, Promise, Reflect, crypto };
  runInNewContext(workerScript(FILES, '/app/'), context);
  const tell = (name: string, event: object) => {
    let isStopped = false;
    const all = { ...event, stopImmediatePropagation: () => (isStopped = true) };
    for (const listener of listeners[name]) {
      if (isStopped) return;
      listener(all);
    }
  };
  return { tell, kept, unregister };
}

const request = (path: string, mode = 'cors', method = 'GET') => ({
  request: { url: `http://host${path}`, mode, method },
  respondWith: vi.fn<(answer: Promise<unknown>) => void>(),
});

it('the service worker script lists the build files, and its first line changes with the list', () => {
  const script = workerScript(FILES, '/app/');
  expect(script).toContain('const FILES = ["assets/start-1.js","favicon.svg"];');
  expect(script.endsWith(mswScript())).toBe(true);
  const [first] = workerScript([...FILES, 'assets/more-2.js'], '/app/').split('\n');
  expect(first).not.toBe(script.split('\n')[0]);
});

it('the service worker answers requests for pages and build files offline, but ignores API calls and manuals', async () => {
  const { tell, kept } = started();
  kept.set('/app/assets/start-1.js', 'the script');
  const page = request('/app/verification', 'navigate');
  tell('fetch', page);
  await expect(page.respondWith.mock.calls[0][0]).resolves.toBe('the page');
  const file = request('/app/assets/start-1.js');
  tell('fetch', file);
  await expect(file.respondWith.mock.calls[0][0]).resolves.toBe('the script');
  for (const other of [
    request('/app/api/maoshuan/concrete'),
    request('/app/help/manual-en.pdf', 'navigate'),
    request('/app/assets/start-1.js', 'cors', 'POST'),
  ]) {
    tell('fetch', other);
    expect(other.respondWith).not.toHaveBeenCalled();
  }
});

it('the service worker does not call `skipWaiting` on installation, so that open pages keep their version', () => {
  const skipWaiting = vi.fn();
  const { tell } = started({ skipWaiting });
  tell('install', {});
  expect(skipWaiting).not.toHaveBeenCalled();
});

it('the service worker script clones no response for the page, because Safari refuses to pass response streams', () =>
  expect(mswScript()).toContain('const responseClone = null'));

it('the service worker remains active when its last page is closed', async () => {
  const { tell, unregister } = started();
  tell('message', { data: 'CLIENT_CLOSED', source: { id: '1' } });
  // MSW unregisters the service worker asynchronously.
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(unregister).not.toHaveBeenCalled();
});
