import axios, { type AxiosInstance } from 'axios';
import { afterEach, describe, expect, it } from 'vitest';
import { paths } from '../../src/api/contract/paths';
import { captchaSchema, tokenSchema, userSchema } from '../../src/api/contract/account';
import { createTestBackend, type TestBackend, type TestBackendOptions } from '../node';

let running: TestBackend | undefined;

async function start(options?: TestBackendOptions): Promise<{ backend: TestBackend; http: AxiosInstance }> {
  const backend = await createTestBackend(options);
  backend.server.listen({ onUnhandledRequest: 'error' });
  running = backend;
  const http = axios.create({ baseURL: 'https://backend.example', validateStatus: () => true });
  return { backend, http };
}

afterEach(() => {
  running?.server.close();
  running = undefined;
});

describe('session calls', () => {
  it('lets a person in who reads the picture and knows the password', async () => {
    const { backend, http } = await start();
    const captcha = captchaSchema.parse((await http.get(paths.captcha)).data);
    expect(captcha.image).toMatch(/^data:image\/svg\+xml/);
    const form = new URLSearchParams({
      username: 'engineer',
      password: 'engineer123',
      captcha_id: captcha.id,
      captcha_text: await backend.captchaText(captcha.id),
      grant_type: 'password_captcha',
      scope: 'all',
    });
    const answer = await http.post(paths.token, form, {
      headers: { Authorization: backend.clientAuthorization },
    });
    expect(answer.status).toBe(200);
    const { token_type, access_token } = tokenSchema.parse(answer.data);
    const me = await http.get(paths.me, { headers: { Authorization: `${token_type} ${access_token}` } });
    expect(userSchema.parse(me.data)).toMatchObject({
      username: 'engineer',
      roles: [{ name: 'USER', nickName: 'Designer' }],
      expirationTime: null,
    });
  });
});
