import axios from 'axios';
import { describe, expect, it, onTestFinished } from 'vitest';
import { userSchema } from '@/api/contract/account';
import type { Outcome } from '@/api/contract/fields';
import { readCaptcha, readToken } from '@/api/contract/session';
import { createTestBackend, type TestBackendOptions } from '../node';

const HOUR = 3600_000;

function valueOf<T>(read: Outcome<T>): T {
  if (read.ok) return read.value;
  throw new Error(`${read.error.field} ${read.error.message}`);
}

async function start(options?: TestBackendOptions) {
  const backend = await createTestBackend(options);
  backend.server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => backend.server.close());
  const http = axios.create({ baseURL: 'https://backend.example', validateStatus: () => true });
  const client = { headers: { Authorization: backend.clientAuthorization } };
  const captcha = async () => {
    const { id } = valueOf(readCaptcha((await http.get('/api/user-management/captcha')).data));
    return { id: String(id), text: await backend.captchaText(String(id)) };
  };
  const token = (fields: Record<string, string>) =>
    http.post<Record<string, string>>(
      '/api/user-management/oauth/token',
      new URLSearchParams(fields),
      client,
    );
  const signIn = async (fields: Record<string, string> = {}) => {
    const { id, text } = await captcha();
    return token({
      username: 'engineer',
      password: 'engineer123',
      captcha_id: id,
      captcha_text: text,
      grant_type: 'password_captcha',
      scope: 'all',
      ...fields,
    });
  };
  const me = (authorization: string) =>
    http.get('/api/user-management/users/me', { headers: { Authorization: authorization } });
  return { ...backend, http, client, captcha, token, signIn, me };
}

const registration = {
  username: 'newcomer',
  password: 'secret1',
  name: 'New Comer',
  address: '1 Street',
  company: 'Company',
  jobTitle: 'Engineer',
  phoneNumber: '123',
  email: 'new@comer.example',
};

describe('sign-in', () => {
  it('sign-in succeeds with the code in the image and the correct password', async () => {
    const { http, signIn, me } = await start();
    const { image } = valueOf(readCaptcha((await http.get('/api/user-management/captcha')).data));
    expect(image).toMatch(/^data:image\/svg\+xml;base64,/);
    const answer = await signIn();
    expect(answer.status).toBe(200);
    const { token_type, access_token, refresh_token } = valueOf(readToken(answer.data));
    expect(refresh_token).not.toBe(access_token);
    const { data } = await me(`${token_type} ${access_token}`);
    expect(userSchema.parse(data)).toMatchObject({
      username: 'engineer',
      name: 'Li Wei',
      company: 'Eastgate Steel Construction',
      roles: [{ name: 'USER', nickName: 'Designer' }],
      expirationTime: null,
    });
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
    const answer = await http.post('/api/user-management/oauth/token', new URLSearchParams(), {
      headers: { ...client.headers, 'Accept-Language': 'cn' },
    });
    expect(answer.data).toEqual({ error_description: '不支持的授权类型：。' });
  });

  it('an access token expires after two hours; the refresh token then renews the session, but not after fourteen days', async () => {
    let now = Date.parse('2026-03-01T08:00:00Z');
    const { signIn, token, me } = await start({ now: () => now });
    const first = valueOf(readToken((await signIn()).data));
    now += 2 * HOUR;
    const ended = await me(`Bearer ${first.access_token}`);
    expect(ended.status).toBe(401);
    expect(ended.data).toEqual({ error_description: 'The session has expired. Please sign in again.' });
    const renewal = { grant_type: 'refresh_token', refresh_token: first.refresh_token ?? '' };
    const second = valueOf(readToken((await token(renewal)).data));
    expect((await me(`${second.token_type} ${second.access_token}`)).status).toBe(200);
    now += 14 * 24 * HOUR;
    expect(await token({ ...renewal, refresh_token: second.refresh_token ?? '' })).toMatchObject({
      status: 400,
      data: { error_description: expect.any(String) },
    });
  });

  it('a refresh token is refused as an access token', async () => {
    const { signIn, me } = await start();
    const { refresh_token } = valueOf(readToken((await signIn()).data));
    expect((await me(`Bearer ${refresh_token ?? ''}`)).status).toBe(401);
  });

  it('the token call also reads the fields of a multipart form', async () => {
    const { http, client } = await start();
    const form = new FormData();
    form.append('grant_type', 'refresh_token');
    form.append('refresh_token', 'unknown');
    const answer = await http.post('/api/user-management/oauth/token', form, client);
    expect(answer.data).toEqual({ error_description: 'The session has expired. Please sign in again.' });
  });
});

describe('registration', () => {
  it('registration creates an account with which the user can sign in immediately', async () => {
    const { http, client, captcha, signIn } = await start();
    const { id, text } = await captcha();
    const path = `/api/user-management/users/register/${id}/${text.toLowerCase()}`;
    expect((await http.post(path, registration, client)).status).toBe(200);
    expect((await signIn({ username: 'newcomer', password: 'secret1' })).status).toBe(200);
  });

  it('registration returns the reason for a failure in the message field', async () => {
    const { http, client, captcha } = await start();
    const post = async (body: object, text?: string) => {
      const code = await captcha();
      const path = `/api/user-management/users/register/${code.id}/${encodeURIComponent(text ?? code.text)}`;
      const { status, data } = await http.post<{ message: string }>(path, body, client);
      return [status, data.message];
    };
    expect(await post(registration, 'a/b?')).toEqual([400, expect.stringMatching(/verification code/)]);
    expect(await post({ ...registration, password: 'short' })).toEqual([
      400,
      'password: must have at least 6 characters.',
    ]);
    expect(await post({ ...registration, company: '  ' })).toEqual([400, 'company: must not be empty.']);
    expect(await post({ ...registration, username: 'x'.repeat(31) })).toEqual([
      400,
      'username: must have at most 30 characters.',
    ]);
    expect(await post({ ...registration, username: 'Engineer' })).toEqual([
      409,
      'The username Engineer is taken.',
    ]);
    const { email: _, ...withoutEmail } = registration;
    expect(await post(withoutEmail)).toEqual([400, 'email: is missing.']);
  });
});
