import type * as z from 'zod/mini';
import { clientCall, PUBLIC_CALL } from '@/api/client';
import { userSchema, type User, type NewUser } from '@/api/contract/account';
import type { ApiOutcome } from '@/api/contract/failure';
import { parseOutcome } from '@/api/contract/fields';
import { paths } from '@/api/contract/paths';
import { readCaptcha, readToken, type Captcha, type Token } from '@/api/contract/session';
import type { WireId } from '@/api/contract/wire-values';
import { type Expectation, sendRequest, change, confirmation, write } from '@/api/requests';

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

export type Me = User & AsSent;

export const fetchMe = (): Promise<ApiOutcome<Me>> => sendRequest({ url: paths.me }, withSent(userSchema));

/** Changes the signed-in user; the response body is not specified, so callers read the user again. */
export const changeMe = (user: UserPatch) => change(paths.meById(user.id), user, { path: paths.me });

export const changeMyPassword = (id: WireId, password: string) =>
  change(paths.mePassword(id), { id, password }, null);

/** User object as the server sent it, including fields that the app does not know or cannot read. */
export interface AsSent {
  /** Original response object; fields that are not edited are sent back in their original form. */
  asSent: Readonly<Record<string, unknown>>;
}

export const withSent =
  <T extends object>(schema: z.ZodMiniType<T>): Expectation<T & AsSent> =>
  (data) => {
    const read = parseOutcome(schema, data);
    return read.ok ? { ok: true, value: { ...read.value, asSent: { ...(data as object) } } } : read;
  };

/** Fields of a user object, without those that only the backend sets. */
const FIELDS = Object.keys(userSchema.shape) as (keyof User)[];

export type UserPatch = Partial<Record<keyof User, unknown>> & { id: WireId };

export function userPatchOf({ id, asSent }: AsSent & { id: WireId }): UserPatch {
  const sent = FIELDS.filter((field) => field in asSent).map((field) => [field, asSent[field]]);
  return { ...(Object.fromEntries(sent) as Partial<UserPatch>), id };
}
