/** Verification code, sign-in, renewal of the token, registration. */
import {
  captchaSchema,
  tokenSchema,
  type Captcha,
  type NewUser,
  type TokenAnswer,
} from '../contract/account';
import { reader } from '../contract/fields';
import { paths } from '../contract/paths';
import { apiClient, clientCall, PUBLIC_CALL } from '../client';
import { outcomeOf, type ApiOutcome } from '../errors';

/** The verification code; every read gives another one, and a code counts once. */
export function fetchCaptcha(signal?: AbortSignal): Promise<ApiOutcome<Captcha>> {
  return outcomeOf(() => apiClient.get(paths.captcha, { ...PUBLIC_CALL, signal }), reader(captchaSchema));
}

export interface Credentials {
  username: string;
  password: string;
  captchaId: string;
  captchaText: string;
}

export function signIn(credentials: Credentials): Promise<ApiOutcome<TokenAnswer>> {
  const { username, password, captchaId, captchaText } = credentials;
  const form = new URLSearchParams({
    username,
    password,
    captcha_id: captchaId,
    captcha_text: captchaText,
    grant_type: 'password_captcha',
    scope: 'all',
  });
  return outcomeOf(() => apiClient.post(paths.token, form, clientCall()), reader(tokenSchema));
}

export function refreshToken(token: string): Promise<ApiOutcome<TokenAnswer>> {
  const form = new URLSearchParams({ refresh_token: token, grant_type: 'refresh_token' });
  return outcomeOf(() => apiClient.post(paths.token, form, clientCall()), reader(tokenSchema));
}

export interface Registration {
  captchaId: string;
  verification: string;
  user: NewUser;
}

export function register({ captchaId, verification, user }: Registration): Promise<ApiOutcome<true>> {
  return outcomeOf(
    () => apiClient.post(paths.register(captchaId, verification), user, clientCall()),
    () => true as const,
  );
}
