import { describe, expect, it } from 'vitest';
import { createInMemoryBackend } from '../in-memory-backend';

const HOUR = 3600_000;

function valueOf<T>(result: { ok: true; value: T } | { ok: false }): T {
  if (!result.ok) throw new Error('refused');
  return result.value;
}

async function start() {
  const clock = { now: Date.parse('2026-03-01T08:00:00Z') };
  const backend = await createInMemoryBackend({ now: () => clock.now });
  const { auth } = backend.services;
  const refresh = (refreshToken: string | null | undefined) =>
    auth.token((field) => ({ grant_type: 'refresh_token', refresh_token: refreshToken ?? '' })[field] ?? '');
  const isSignedIn = async (accessToken: string) => (await auth.authenticate(`Bearer ${accessToken}`)).ok;
  return { ...backend, clock, auth, refresh, isSignedIn };
}

describe('tokens', () => {
  it("an access token opens a session with the user's roles", async () => {
    const { auth, authorizationOf } = await start();
    const admin = await auth.authenticate(await authorizationOf('admin'));
    expect(admin).toMatchObject({ ok: true, value: { user: { username: 'admin' }, isAdmin: true } });
    const engineer = await auth.authenticate(await authorizationOf('engineer'));
    expect(engineer).toMatchObject({ ok: true, value: { isAdmin: false, roles: [{ name: 'USER' }] } });
  });

  it('the store contains neither access tokens nor refresh tokens in plain text', async () => {
    const { store, signIn } = await start();
    const { access_token, refresh_token } = await signIn('admin');
    const stored = JSON.stringify(await store.tokens.all());
    expect(stored).not.toContain(access_token);
    expect(stored).not.toContain(refresh_token);
  });

  it('an access token is valid for two hours, and its session can be renewed for fourteen days', async () => {
    const { clock, signIn, refresh, isSignedIn } = await start();
    const { access_token, refresh_token, expires_in } = await signIn('admin');
    expect(expires_in).toBe(7200);
    clock.now += 2 * HOUR - 1;
    expect(await isSignedIn(access_token)).toBe(true);
    clock.now += 1;
    expect(await isSignedIn(access_token)).toBe(false);
    clock.now += 14 * 24 * HOUR - 2 * HOUR - 1;
    const renewed = valueOf(await refresh(refresh_token));
    expect(await isSignedIn(renewed.access_token)).toBe(true);
    clock.now += 1;
    expect(await refresh(renewed.refresh_token)).toMatchObject({
      ok: false,
      failure: { code: 'refresh_expired' },
    });
  });

  it('a refresh token can be used once; a second use ends the session', async () => {
    const { signIn, refresh, isSignedIn } = await start();
    const { access_token, refresh_token } = await signIn('admin');
    const other = await signIn('admin');
    const second = valueOf(await refresh(refresh_token));
    expect(second.refresh_token).not.toBe(refresh_token);
    const third = valueOf(await refresh(second.refresh_token));
    expect(await isSignedIn(access_token)).toBe(true);
    expect(await refresh(refresh_token)).toMatchObject({ ok: false, failure: { code: 'refresh_expired' } });
    for (const token of [access_token, second.access_token, third.access_token])
      expect(await isSignedIn(token)).toBe(false);
    expect((await refresh(third.refresh_token)).ok).toBe(false);
    expect(await isSignedIn(other.access_token)).toBe(true);
  });

  it('signing out invalidates all tokens of the session, but no tokens of another session', async () => {
    const { auth, signIn, refresh, isSignedIn } = await start();
    const { access_token, refresh_token } = await signIn('admin');
    const renewed = valueOf(await refresh(refresh_token));
    const other = await signIn('admin');
    await auth.signOut(`Bearer ${renewed.access_token}`);
    expect([await isSignedIn(access_token), await isSignedIn(renewed.access_token)]).toEqual([false, false]);
    expect((await refresh(renewed.refresh_token)).ok).toBe(false);
    expect(await isSignedIn(other.access_token)).toBe(true);
  });

  it('expired tokens are deleted from the store', async () => {
    const { clock, store, signIn } = await start();
    await signIn('admin');
    clock.now += 15 * 24 * HOUR;
    await signIn('engineer');
    expect(await store.tokens.all()).toHaveLength(2);
  });

  it('deleting an account invalidates its tokens', async () => {
    const { services, signIn, isSignedIn } = await start();
    const { access_token } = await signIn('engineer');
    await services.users.remove('u2');
    expect(await isSignedIn(access_token)).toBe(false);
  });

  it.each([null, '', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer one two'])(
    'an invalid Authorization header is refused: %j',
    async (header) => {
      const { auth } = await start();
      expect(await auth.authenticate(header)).toMatchObject({ ok: false, failure: { status: 401 } });
    },
  );

  it.each(['', 'password', 'toString'])('an unknown grant type is refused: %j', async (grant) => {
    const { auth } = await start();
    const answer = await auth.token((field) => (field === 'grant_type' ? grant : ''));
    expect(answer).toMatchObject({ ok: false, failure: { status: 400, code: 'unsupported_grant' } });
  });
});
