// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { apiClient, configureClient } from '@/api/client';
import {
  openSession,
  authorization,
  beginSession,
  endSession,
  hasSession,
  onSessionEnd,
  renewRefused,
  renewToken,
  SESSION_KEY,
  sessionNotice,
  userOfStored,
  useSessionStore,
  endOfToken,
} from '@/stores/session';
import { createTestBackend, type TestBackendOptions } from '../../mocks/node';

const TOKEN_PATH = '*/api/user-management/oauth/token';
const stored = () =>
  JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as Record<string, unknown> | null;

/** Moves the issue time and the expiry time of the stored token back by this number of seconds. */
function age(seconds: number) {
  const { givenAt, expiresAt, ...session } = stored() as Record<'givenAt' | 'expiresAt', number>;
  const earlier = (time: number | null) => time && time - 1000 * seconds;
  const aged = { ...session, givenAt: earlier(givenAt), expiresAt: earlier(expiresAt) };
  localStorage.setItem(SESSION_KEY, JSON.stringify(aged));
}

async function start(options: TestBackendOptions = {}) {
  const backend = await createTestBackend(options);
  backend.server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => backend.server.close());
  const onUnauthorized = vi.fn();
  configureClient({
    baseUrl: '',
    authorization,
    clientAuthorization: backend.clientAuthorization,
    language: () => 'en',
    renew: renewRefused,
    onUnauthorized,
    onNotFound: () => undefined,
  });
  const renewals: string[] = [];
  backend.server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname.endsWith('/oauth/token')) renewals.push(request.url);
  });
  return { backend, renewals, onUnauthorized };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useSessionStore.setState({ user: null });
});

it("opening a session renews an older token, reads the user and stores the user's id", async () => {
  const { backend, renewals } = await start();
  const token = await backend.signIn('engineer');
  beginSession(token);
  age(600);
  expect(await openSession()).toBeNull();
  expect(renewals).toHaveLength(1);
  expect(stored()?.authorization).not.toBe(`Bearer ${token.access_token}`);
  expect(stored()?.refreshToken).toMatch(/^\w+$/);
  expect(stored()?.refreshToken).not.toBe(token.refresh_token);
  expect(userOfStored(localStorage.getItem(SESSION_KEY))).toBe(useSessionStore.getState().user?.id);
  expect(useSessionStore.getState().user?.username).toBe('engineer');
});

it('the token is renewed once for all simultaneous requests, and API calls wait for the new token', async () => {
  const { backend, renewals } = await start();
  beginSession(await backend.signIn('engineer'));
  age(600);
  const used: string[] = [];
  backend.server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/users/me')) used.push(request.headers.get('Authorization') ?? '');
  });
  await Promise.all([
    renewToken(),
    openSession(),
    openSession(),
    apiClient.get('/api/user-management/users/me'),
    apiClient.get('/api/user-management/users/me'),
  ]);
  expect(renewals).toHaveLength(1);
  expect(new Set(used)).toEqual(new Set([stored()?.authorization]));
});

it('a session opens with the stored token if the renewal fails', async () => {
  const { backend } = await start({ qa: 'fail:/api/user-management/oauth/token:500' });
  beginSession(await backend.signIn('engineer'));
  age(600);
  expect(await openSession()).toBeNull();
  expect(useSessionStore.getState().user?.username).toBe('engineer');
});

it('opening a session makes no call without a token, and does not renew a token that was just issued', async () => {
  const { backend, renewals } = await start();
  const asked: string[] = [];
  backend.server.events.on('request:start', ({ request }) => asked.push(request.url));
  expect(await openSession()).toMatchObject({ status: 401 });
  expect([...asked, ...renewals]).toEqual([]);
  beginSession(await backend.signIn('engineer'));
  expect(await openSession()).toBeNull();
  expect(renewals).toEqual([]);
});

it('the new token is dropped if the session ended during the renewal', async () => {
  const { backend } = await start();
  beginSession(await backend.signIn('engineer'));
  backend.server.use(
    http.post(TOKEN_PATH, () => {
      endSession('signedOut');
      return HttpResponse.json({ token_type: 'Bearer', access_token: 'late' });
    }),
  );
  await renewToken();
  expect(hasSession()).toBe(false);
});

const HOUR = 3600_000;
const readMe = () => apiClient.get<{ username: string }>('/api/user-management/users/me');

/** Signs in, then advances only the server's clock. */
async function later(hours: number) {
  let now = Date.now();
  const app = await start({ now: () => now });
  beginSession(await app.backend.signIn('engineer'));
  now += hours * HOUR;
  return app;
}

it('the session is renewed once for all refused calls, without a message', async () => {
  const { renewals, onUnauthorized } = await later(3);
  const answers = await Promise.all([readMe(), readMe(), readMe()]);
  expect(answers.map(({ data }) => data.username)).toEqual(['engineer', 'engineer', 'engineer']);
  expect(renewals).toHaveLength(1);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

it('the renewal is skipped if another tab has renewed the session in the meantime', async () => {
  const { backend, renewals } = await later(3);
  const stale = stored()?.authorization as string;
  const fresh = await backend.authorizationOf('engineer');
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...stored(), authorization: fresh }));
  expect(await renewRefused(stale)).toBe('renewed');
  expect(renewals).toHaveLength(0);
});

it('the session ends if the server refuses its refresh token, which is not sent again', async () => {
  const { renewals, onUnauthorized } = await later(15 * 24);
  await expect(readMe()).rejects.toThrow();
  await expect(readMe()).rejects.toThrow();
  expect(renewals).toHaveLength(1);
  expect(onUnauthorized).toHaveBeenCalledTimes(2);
});

const TOKEN_CALL = '/api/user-management/oauth/token';
const CANNOT_RENEW = [`drop:${TOKEN_CALL}`, `fail:${TOKEN_CALL}:503`, `fail:${TOKEN_CALL}:429`];

it.each(CANNOT_RENEW)('the session continues while %s prevents a renewal', async (qa) => {
  const { backend, onUnauthorized } = await later(3);
  backend.setQa(qa);
  await expect(readMe()).rejects.toThrow();
  expect(onUnauthorized).not.toHaveBeenCalled();
  expect(hasSession()).toBe(true);
  backend.setQa('');
  expect((await readMe()).data.username).toBe('engineer');
});

it('the session ends if there is no refresh token', async () => {
  const { backend, onUnauthorized } = await start();
  const { access_token } = await backend.signIn('engineer');
  beginSession({ token_type: 'Bearer', access_token: `${access_token}x`, refresh_token: null });
  await expect(readMe()).rejects.toThrow();
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

it('the Authorization header contains a renewed token shortly before the previous token expires', async () => {
  const { backend, renewals } = await start();
  const token = await backend.signIn('engineer');
  beginSession({ ...token, expires_in: 7200 });
  age(7150);
  const header = await authorization();
  expect(renewals).toHaveLength(1);
  expect(header).toMatch(/^Bearer /);
  expect(header).not.toBe(`Bearer ${token.access_token}`);
});

it('a token with a lifetime of 30 s is not renewed before every call, but only shortly before it expires', async () => {
  const { backend, renewals } = await start();
  const token = await backend.signIn('engineer');
  beginSession({ ...token, expires_in: 30 });
  for (let call = 0; call < 5; call++) await authorization();
  age(20);
  await authorization();
  expect(renewals).toHaveLength(0);
  age(6);
  await authorization();
  expect(renewals).toHaveLength(1);
});

it("a token is not renewed before every call if the server's clock is 10 minutes behind", async () => {
  const { backend, renewals } = await start();
  const { access_token: _, ...token } = await backend.signIn('engineer');
  const claims = Buffer.from(JSON.stringify({ exp: Date.now() / 1000 - 300 })).toString('base64url');
  beginSession({ ...token, access_token: `e30.${claims}.c2ln`, expires_in: null });
  for (let call = 0; call < 5; call++) await authorization();
  expect(renewals).toHaveLength(0);
});

it('the Authorization header is null if the stored session is invalid', async () => {
  await start();
  for (const broken of ['{', '[]', '{"authorization": 7}', 'null', '{"authorization": ""}']) {
    localStorage.setItem(SESSION_KEY, broken);
    expect(await authorization()).toBeNull();
    expect(hasSession()).toBe(false);
  }
});

/** Simulates another tab: reloads the modules, with the same storage. */
async function openTab() {
  vi.resetModules();
  const client = await import('@/api/client');
  const session = await import('@/stores/session');
  const opening = await import('@/stores/session');
  let ends = 0;
  client.configureClient({
    baseUrl: '',
    authorization: session.authorization,
    clientAuthorization: 'Basic client',
    language: () => 'en',
    renew: session.renewRefused,
    onUnauthorized: () => (ends += 1),
    onNotFound: () => undefined,
  });
  return { open: async () => ({ failure: await opening.openSession(), ends }) };
}

const tokenOf = (no: number) => {
  const texts = { access_token: `access-${no}`, refresh_token: `refresh-${no}` };
  return { ...texts, token_type: 'Bearer', expires_in: 7200 };
};

/** Server that accepts only the latest token; a renewal with an older refresh token ends the session. */
function strictServer() {
  let valid = 1;
  let renewals = 0;
  const server = setupServer(
    http.post(TOKEN_PATH, async ({ request }) => {
      const used = new URLSearchParams(await request.text()).get('refresh_token');
      if (used !== `refresh-${valid}`) valid = Infinity;
      else valid += 1;
      renewals += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return valid === Infinity
        ? HttpResponse.json({ message: 'used twice' }, { status: 400 })
        : HttpResponse.json(tokenOf(valid));
    }),
    http.get('*/users/me', ({ request }) =>
      request.headers.get('Authorization') === `Bearer access-${valid}`
        ? HttpResponse.json({ id: 'u2', username: 'engineer', expirationTime: null })
        : HttpResponse.json({ message: 'no' }, { status: 401 }),
    ),
  );
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  return () => renewals;
}

it('six tabs of one user renew the token only once when all tabs reload, and all stay signed in', async () => {
  const renewals = strictServer();
  const tabs = [];
  for (let tab = 0; tab < 6; tab++) tabs.push(await openTab());
  beginSession(tokenOf(1));
  age(600);
  const opened = await Promise.all(tabs.map((tab) => tab.open()));
  expect(opened).toEqual(Array.from({ length: 6 }, () => ({ failure: null, ends: 0 })));
  expect(renewals()).toBe(1);
});

async function signedIn() {
  const { backend } = await start();
  beginSession(await backend.signIn('engineer'));
  await openSession();
  localStorage.setItem('language', 'cn');
  localStorage.setItem('standardType', 'JGJ145-2013');
  localStorage.setItem('dataSave', 'a design');
  localStorage.setItem('anchor_screen_shot', 'a picture');
  const heard: string[] = [];
  onTestFinished(onSessionEnd((end) => heard.push(end)));
  return { backend, heard };
}

it('sign-out removes the session, the design and the standard from the storage, and keeps the language', async () => {
  const { heard } = await signedIn();
  endSession('signedOut');
  expect(Object.keys(localStorage)).toEqual(['language']);
  expect(sessionNotice()).toBeNull();
  expect(heard).toEqual(['signedOut']);
});

it('when a session expires, the language and the design are kept, and the design is restored for its owner', async () => {
  const { backend, heard } = await signedIn();
  endSession('expired');
  expect(localStorage.getItem('language')).toBe('cn');
  for (const key of ['dataSave', 'standardType', 'anchor_screen_shot'])
    expect(localStorage.getItem(key)).toBeNull();
  expect(hasSession()).toBe(false);
  expect(sessionNotice()).toMatchObject({ kind: 'expired' });
  expect(heard).toEqual(['expired']);

  beginSession(await backend.signIn('engineer'));
  expect(sessionNotice()).toBeNull();
  await openSession();
  expect(localStorage.getItem('dataSave')).toBe('a design');
});

const NOW = Date.UTC(2030, 0, 31, 12);
const inSeconds = (seconds: number) => NOW / 1000 + seconds;

function webToken(claims: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(claims)}.c2lnbmF0dXJl`;
}

const endOf = (access_token: string, expires_in?: number | null) =>
  endOfToken({ token_type: 'Bearer', access_token, expires_in }, NOW);

it.each<[string, number | null, string, number | null | undefined]>([
  ['follows from the lifetime in the response', NOW + 7_200_000, webToken({ exp: inSeconds(60) }), 7200],
  [
    'is the time in the token if the response has no lifetime',
    NOW + 60_000,
    webToken({ exp: inSeconds(60), name: '锚栓?>' }),
    null,
  ],
  [
    'follows from the lifetime in the token if the clocks of server and computer differ',
    NOW + 60_000,
    webToken({ iat: inSeconds(-900), exp: inSeconds(-840) }),
    undefined,
  ],
  ['is unknown if the time in the token has already passed', null, webToken({ exp: inSeconds(-540) }), null],
  ['is unknown if the token is not a JSON web token', null, 'b1946ac92492d2347c6235b4d2611184', null],
  ['is unknown for a token that only looks like a JSON web token', null, 'a.b.c', null],
  ['is unknown without the exp claim', null, webToken({ sub: 'u2' }), null],
  ['is unknown if the exp claim is not a number', null, webToken({ exp: 'soon' }), null],
  ['is unknown if there are no claims', null, webToken(null), null],
])('the expiry of a token %s', (_, expected, token, life) => expect(endOf(token, life)).toBe(expected));
