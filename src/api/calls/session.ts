import { clientCall, PUBLIC_CALL } from '@/api/client';
import type { NewUser } from '@/api/contract/account';
import type { ApiOutcome } from '@/api/contract/failure';
import { paths } from '@/api/contract/paths';
import { readCaptcha, readToken, type Captcha, type Token } from '@/api/contract/session';
import type { WireId } from '@/api/contract/wire-values';
import { sendRequest } from '@/api/send-request';
import { confirmation, write } from '@/api/write-calls';

/** Fetches a captcha; every call returns a new captcha, which is valid only once. */
export function fetchCaptcha(signal?: AbortSignal): Promise<ApiOutcome<Captcha>> {
  return sendRequest({ ...PUBLIC_CALL, url: paths.captcha, signal }, readCaptcha);
}

interface Credentials {
  username: string;
  password: string;
  captchaId: WireId;
  captchaText: string;
}

export function signIn(credentials: Credentials): Promise<ApiOutcome<Token>> {
  const { username, password, captchaId, captchaText } = credentials;
  const form = new URLSearchParams({
    username,
    password,
    captcha_id: String(captchaId),
    captcha_text: captchaText,
    grant_type: 'password_captcha',
    scope: 'all',
  });
  return sendRequest({ ...clientCall(), method: 'post', url: paths.token, data: form }, readToken);
}

export function refreshToken(token: string): Promise<ApiOutcome<Token>> {
  const form = new URLSearchParams({ refresh_token: token, grant_type: 'refresh_token' });
  return sendRequest({ ...clientCall(), method: 'post', url: paths.token, data: form }, readToken);
}

interface Registration {
  captchaId: WireId;
  verification: string;
  user: NewUser;
}

export function register({ captchaId, verification, user }: Registration): Promise<ApiOutcome<true>> {
  const url = paths.register(captchaId, verification);
  return write({ ...clientCall(), method: 'post', url, data: user }, null, confirmation);
}
