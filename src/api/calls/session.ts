/** Verification code, sign-in, renewal of the token, registration. */
import { queryOptions } from '@tanstack/react-query';
import { captchaSchema, tokenSchema, type NewUser, type TokenAnswer } from '../contract/account';
import { reader } from '../contract/fields';
import { paths } from '../contract/paths';
import { apiClient, clientCall, PUBLIC_CALL } from '../client';
import { outcomeOf, type ApiOutcome } from '../errors';

/** How long a picture is shown before it is replaced, ms. */
const CAPTCHA_LIFE_MS = 150_000;

/** The verification code; every read gives another one, and a code counts once. */
export function captchaQuery() {
  return queryOptions({
    queryKey: ['captcha'],
    gcTime: 0,
    staleTime: Infinity,
    // A code counts once: the page after this one needs its own, although the two overlap for a moment.
    refetchOnMount: 'always',
    refetchInterval: CAPTCHA_LIFE_MS,
    refetchIntervalInBackground: true,
    queryFn: async ({ signal }) =>
      captchaSchema.parse((await apiClient.get<unknown>(paths.captcha, { ...PUBLIC_CALL, signal })).data),
  });
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
