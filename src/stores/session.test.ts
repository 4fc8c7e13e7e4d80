// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { configureClient } from '@/api/client';
import { createTestBackend } from '../../mocks/node';
import { DESIGN_KEY, OWNER_KEY } from './kept-design';
import {
  authorization,
  beginSession,
  endSession,
  hasSession,
  isAdmin,
  onSessionEnd,
  openSession,
  renewToken,
  sessionNotice,
  useSessionStore,
} from './session';

/** The client over a backend in memory, with the paths of the calls made. */
async function start(now?: () => number) {
  const backend = await createTestBackend({ qa: 'captcha-off', ...(now && { now }) });
  backend.server.listen({ onUnhandledRequest: 'error' });
  const calls: string[] = [];
  backend.server.events.on('request:start', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
  });
  onTestFinished(() => backend.server.close());
  configureClient({
    baseUrl: '',
    authorization,
    clientAuthorization: backend.clientAuthorization,
    language: () => 'en',
    onUnauthorized: () => undefined,
    onNotFound: () => undefined,
  });
  const signIn = async (username: 'admin' | 'engineer') => {
    const form: Record<string, string> = {
      username,
      password: `${username}123`,
      captcha_text: 'x',
      grant_type: 'password_captcha',
    };
    const token = await backend.services.auth.token((field) => form[field] ?? '', { anyCaptcha: true });
    if (!token.ok) throw new Error('no token');
    beginSession(token.value);
    return token.value;
  };
  return { backend, calls, signIn };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('language', 'cn');
});

afterEach(() => useSessionStore.setState({ user: null }));

describe('the session', () => {
  it('renews the token once and then reads the user, however many ask', async () => {
    const { calls, signIn } = await start();
    const { access_token } = await signIn('admin');
    const failures = await Promise.all([openSession(), openSession(), renewToken()]);
    expect(failures.slice(0, 2)).toEqual([null, null]);
    expect(calls).toEqual(['POST /api/user-management/oauth/token', 'GET /api/user-management/users/me']);
    expect(useSessionStore.getState().user?.username).toBe('admin');
    expect(isAdmin(useSessionStore.getState().user)).toBe(true);
    expect(await authorization()).not.toContain(access_token);
  });

  it('goes on to the me call with the stored token when the renewal fails', async () => {
    const { backend, calls, signIn } = await start();
    await signIn('engineer');
    backend.setQa('fail:/api/user-management/oauth/token:500');
    expect(await openSession()).toBeNull();
    expect(calls).toHaveLength(2);
    expect(useSessionStore.getState().user?.username).toBe('engineer');
  });

  it('gives the failure of the me call', async () => {
    await start();
    beginSession({ token_type: 'Bearer', access_token: 'invented' });
    expect(await openSession()).toMatchObject({ status: 401 });
    expect(useSessionStore.getState().user).toBeNull();
  });

  it('clears the storage on signing out, the design as well, but keeps the language', async () => {
    const { signIn } = await start();
    await signIn('engineer');
    await openSession();
    localStorage.setItem(DESIGN_KEY, '{"of":"engineer"}');
    localStorage.setItem('standardType', 'JGJ145-2013');
    endSession('signedOut');
    expect(Object.keys(localStorage)).toEqual(['language']);
    expect(localStorage.getItem('language')).toBe('cn');
    expect(hasSession()).toBe(false);
    expect(sessionNotice()).toBeNull();
  });

  it('gives the design of an expired session back to its user and to nobody else', async () => {
    const { signIn } = await start();
    await signIn('engineer');
    await openSession();
    localStorage.setItem(DESIGN_KEY, '{"of":"engineer"}');
    endSession('expired');
    expect(localStorage.getItem(DESIGN_KEY)).toBeNull();
    expect(sessionNotice()).toBe('expired');

    await signIn('admin');
    await openSession();
    expect(localStorage.getItem(DESIGN_KEY)).toBeNull();
    localStorage.setItem(DESIGN_KEY, '{"of":"admin"}');
    endSession('expired');

    await signIn('engineer');
    await openSession();
    expect(localStorage.getItem(DESIGN_KEY)).toBe('{"of":"engineer"}');
    endSession('signedOut');
    await signIn('admin');
    await openSession();
    expect(localStorage.getItem(DESIGN_KEY)).toBe('{"of":"admin"}');
  });

  it('does not show a late save of the page that lost its session to the next user', async () => {
    const { signIn } = await start();
    await signIn('engineer');
    await openSession();
    endSession('expired');
    localStorage.setItem(DESIGN_KEY, '{"late":"engineer"}');
    expect(localStorage.getItem(OWNER_KEY)).not.toBeNull();
    await signIn('admin');
    await openSession();
    expect(localStorage.getItem(DESIGN_KEY)).toBeNull();
  });

  it('tells every listener until it is taken off', () => {
    const heard: string[] = [];
    const stop = onSessionEnd((end) => heard.push(end));
    endSession('signedOut');
    stop();
    endSession('signedOut');
    expect(heard).toEqual(['signedOut']);
  });
});
