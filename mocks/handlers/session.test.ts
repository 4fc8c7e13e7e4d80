import { describe, expect, it } from 'vitest';
import { userSchema } from '@/api/contract/account';
import type { Outcome } from '@/api/contract/fields';
import { readCaptcha, readToken } from '@/api/contract/session';
import { failureIn, httpBackend, NEW_ACCOUNT, USERS } from '@/testing/http-backend';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ENDED = 'The session has expired. Please sign in again.';

function valueOf<T>(read: Outcome<T>): T {
  if (read.ok) return read.value;
  throw new Error(`${read.error.field} ${read.error.message}`);
}

async function start() {
  const backend = await httpBackend(null);
  const { http } = backend;
  const client = { headers: { Authorization: backend.clientAuthorization } };
  const captcha = async () => {
    const { id, image } = valueOf(readCaptcha((await http.get(`${USERS}/captcha`)).data));
    return { id: String(id), image, text: await backend.captchaText(String(id)) };
  };
  const token = (fields: Record<string, string>) =>
    http.post<Record<string, string>>(`${USERS}/oauth/token`, new URLSearchParams(fields), client);
  const signIn = async (fields: Record<string, string> = {}) => {
    const { id, text } = await captcha();
    const account = { username: 'engineer', password: 'engineer123', scope: 'all' };
    const code = { captcha_id: id, captcha_text: text, grant_type: 'password_captcha' };
    return token({ ...account, ...code, ...fields });
  };
  const tokens = ({ data }: { data: unknown }) =>
    valueOf(readToken(data)) as { access_token: string; refresh_token: string };
  const session = async (fields?: Record<string, string>) => tokens(await signIn(fields));
  const renew = (refresh_token: string) => token({ grant_type: 'refresh_token', refresh_token });
  const renewed = async (refreshToken: string) => tokens(await renew(refreshToken));
  const me = (authorization?: string) =>
    http.get(`${USERS}/users/me`, authorization === undefined ? {} : { headers: { authorization } });
  const isSignedIn = async (accessToken: string) => (await me(`Bearer ${accessToken}`)).status === 200;
  const register = async (change: object, code?: string) => {
    const { id, text } = await captcha();
    const path = `${USERS}/users/register/${id}/${encodeURIComponent(code ?? text.toLowerCase())}`;
    return http.post(path, { ...NEW_ACCOUNT, ...change }, client);
  };
  return { ...backend, client, captcha, token, signIn, session, renew, renewed, me, isSignedIn, register };
}

it('verification codes are random and contain no easily confused characters', async () => {
  const { captcha } = await start();
  const texts = await Promise.all(Array.from({ length: 50 }, async () => (await captcha()).text));
  for (const text of texts) expect(text).toMatch(/^(?![A-Z0-9]*[0OQ1I2Z5S8BG6UV])[A-Z0-9]{4}$/);
  expect(new Set(texts).size).toBeGreaterThan(40);
});

it('a verification code is accepted once, in upper or lower case, but not after a wrong attempt or with an unknown id', async () => {
  const { captcha, signIn } = await start();
  const tried = async (captcha_id: string, captcha_text: string) =>
    (await signIn({ captcha_id, captcha_text })).status;
  const [first, second] = [await captcha(), await captcha()];
  expect(await tried('other', first.text)).toBe(400);
  expect(await tried(first.id, ` ${first.text.toLowerCase()} `)).toBe(200);
  expect(await tried(first.id, first.text)).toBe(400);
  expect(await tried(second.id, 'none')).toBe(400);
  expect(await tried(second.id, second.text)).toBe(400);
});

it('verification codes expire after five minutes and are then deleted', async () => {
  const { captcha, clock, signIn, store } = await start();
  const [early, late] = [await captcha(), await captcha()];
  clock.now += 5 * MINUTE - 1;
  expect((await signIn({ captcha_id: early.id, captcha_text: early.text })).status).toBe(200);
  clock.now += 1;
  expect((await signIn({ captcha_id: late.id, captcha_text: late.text })).status).toBe(400);
  clock.now += 5 * MINUTE;
  await captcha();
  expect(await store.captchas.all()).toHaveLength(1);
});

it('the verification code image shows each character of the code, rotated and behind lines', async () => {
  const { captcha } = await start();
  const { image, text } = await captcha();
  expect(image).toMatch(/^data:image\/svg\+xml;base64,/);
  const svg = atob(image.slice(image.indexOf(',') + 1));
  const shown = [...svg.matchAll(/rotate\(-?\d+\)" fill="#\w+">(.)<\/text>/g)].map(([, one]) => one);
  expect(shown.join('')).toBe(text);
  expect(svg.match(/<line/g)).toHaveLength(4);
});

describe('sign-in', () => {
  it('sign-in succeeds with the code in the image and the correct password', async () => {
    const { me, session } = await start();
    const { access_token, refresh_token } = await session();
    expect(refresh_token).not.toBe(access_token);
    const { data } = await me(`Bearer ${access_token}`);
    const names = { username: 'engineer', name: 'Li Wei', company: 'Eastgate Steel Construction' };
    const roles = [{ name: 'USER', nickName: 'Designer' }];
    expect(userSchema.parse(data)).toMatchObject({ ...names, roles, expirationTime: null });
    expect(data).toMatchObject({ authorities: ['design:calculate'] });
  });

  it('sign-in distinguishes a wrong code from a wrong password, without revealing which accounts exist', async () => {
    const { signIn } = await start();
    const code = await signIn({ captcha_text: 'none' });
    const password = await signIn({ password: 'engineer124' });
    const account = await signIn({ username: 'nobody' });
    expect([code.status, password.status, account.status]).toEqual([400, 400, 400]);
    expect(code.data.error_description).toMatch(/verification code/);
    expect(password.data.error_description).toBe('Username or password is wrong.');
    expect(account.data).toEqual(password.data);
  });

  it('the token call returns errors in Chinese if the client requests that language', async () => {
    const { http, client } = await start();
    const headers = { ...client.headers, 'Accept-Language': 'cn' };
    const answer = await http.post(`${USERS}/oauth/token`, new URLSearchParams(), { headers });
    expect(answer.data).toEqual({ error_description: '不支持的授权类型：。' });
  });

  it.each(['', 'password', 'toString'])('an unknown grant type is refused: %j', async (grant_type) => {
    const { signIn } = await start();
    const refused = `The grant type ${grant_type} is not supported.`;
    expect(failureIn(await signIn({ grant_type }))).toEqual([400, refused]);
  });

  it('the token call also reads the fields of a multipart form', async () => {
    const { http, client } = await start();
    const form = new FormData();
    form.append('grant_type', 'refresh_token');
    form.append('refresh_token', 'unknown');
    const { data } = await http.post<unknown>(`${USERS}/oauth/token`, form, client);
    expect(data).toEqual({ error_description: ENDED });
  });
});

describe('tokens', () => {
  it('an access token is valid for two hours, and its session can be renewed for fourteen days', async () => {
    const { clock, signIn, session, renew, renewed, me, isSignedIn } = await start();
    expect((await signIn()).data.expires_in).toBe(7200);
    const { access_token, refresh_token } = await session();
    clock.now += 2 * HOUR - 1;
    expect(await isSignedIn(access_token)).toBe(true);
    clock.now += 1;
    expect(failureIn(await me(`Bearer ${access_token}`))).toEqual([401, ENDED]);
    clock.now += 14 * 24 * HOUR - 2 * HOUR - 1;
    const second = await renewed(refresh_token);
    expect(await isSignedIn(second.access_token)).toBe(true);
    clock.now += 1;
    expect(failureIn(await renew(second.refresh_token))).toEqual([400, ENDED]);
  });

  it('a refresh token can be used once; a second use ends the session, but no other session', async () => {
    const { session, renew, renewed, isSignedIn } = await start();
    const [first, other] = [await session(), await session()];
    const second = await renewed(first.refresh_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    const third = await renewed(second.refresh_token);
    expect(await isSignedIn(first.access_token)).toBe(true);
    expect(failureIn(await renew(first.refresh_token))).toEqual([400, ENDED]);
    for (const { access_token } of [first, second, third]) expect(await isSignedIn(access_token)).toBe(false);
    expect((await renew(third.refresh_token)).status).toBe(400);
    expect(await isSignedIn(other.access_token)).toBe(true);
  });

  it('signing out invalidates all tokens of the session, but no tokens of another session', async () => {
    const { services, session, renew, renewed, isSignedIn } = await start();
    const [first, other] = [await session(), await session()];
    const second = await renewed(first.refresh_token);
    // The page signs out without a call.
    await services.auth.signOut(`Bearer ${second.access_token}`);
    for (const { access_token } of [first, second]) expect(await isSignedIn(access_token)).toBe(false);
    expect((await renew(second.refresh_token)).status).toBe(400);
    expect(await isSignedIn(other.access_token)).toBe(true);
  });

  it('the store contains no tokens in plain text, and expired tokens are deleted', async () => {
    const { clock, store, session } = await start();
    const { access_token, refresh_token } = await session();
    const stored = JSON.stringify(await store.tokens.all());
    for (const token of [access_token, refresh_token]) expect(stored).not.toContain(token);
    clock.now += 15 * 24 * HOUR;
    await session();
    expect(await store.tokens.all()).toHaveLength(2);
  });

  it('an invalid Authorization header is refused, also one with a refresh token', async () => {
    const { session, me } = await start();
    const refresh = `Bearer ${(await session()).refresh_token}`;
    for (const header of [undefined, '', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer one two', refresh])
      expect((await me(header)).status, header).toBe(401);
  });
});

it('registration creates an account with which the user can sign in immediately', async () => {
  const { register, signIn, store } = await start();
  // A role and an expiry in the request have no effect.
  const extra = { roles: ['r1'], expirationTime: '2099-01-01 00:00:00' };
  expect((await register(extra)).status).toBe(200);
  const [stored] = await store.users.where('username', 'newcomer');
  expect(stored).toMatchObject({ roleIds: ['r2'], expirationTime: null });
  expect(stored.passwordHash).toMatch(/^pbkdf2-/);
  expect((await signIn({ username: 'newcomer', password: 'secret1' })).status).toBe(200);
});

it.each<[object, number, string | RegExp, string?]>([
  [{ username: '' }, 400, /verification code/, 'a/b?'],
  [{ password: 'short' }, 400, 'password: must have at least 6 characters.'],
  [{ company: '  ' }, 400, 'company: must not be empty.'],
  [{ username: 'x'.repeat(31) }, 400, 'username: must have at most 30 characters.'],
  [{ username: 'Engineer' }, 409, 'The username Engineer is taken.'],
  [{ email: undefined }, 400, 'email: is missing.'],
])('registration with %j is refused with status %d and the reason', async (change, status, reason, code) => {
  const { register, store } = await start();
  const text = typeof reason === 'string' ? reason : expect.stringMatching(reason);
  expect(failureIn(await register(change, code))).toEqual([status, text]);
  expect(await store.users.all()).toHaveLength(3);
});
