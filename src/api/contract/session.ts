/** Readers of captcha and token; without packages, so that the pages before sign-in load quickly. */
import { readId, readNumber, readImage, readText, type WireId } from '@/api/contract/wire-values';
import type { Outcome } from '@/engineering';

export const ADMIN_ROLE = 'ADMIN';

export interface Captcha<Id = WireId> {
  id: Id;
  /** Image as a data URL. */
  image: string;
}

export interface TokenAnswer {
  token_type: string;
  access_token: string;
  refresh_token: string;
  /** Lifetime in s; not mentioned in the requirements documents. */
  expires_in: number;
}

/** Token after parsing; a server may omit some fields. */
export interface Token extends Pick<TokenAnswer, 'token_type' | 'access_token'> {
  refresh_token?: string | null;
  expires_in?: number | null;
}

type Readers<T> = { readonly [Field in keyof T]-?: (raw: unknown) => T[Field] | undefined };

function readFields<T extends object>(raw: unknown, readers: Readers<T>): Outcome<T> {
  if (typeof raw !== 'object' || raw === null)
    return { ok: false, error: { field: '', message: 'is not an object' } };
  const sent = raw as Readonly<Record<string, unknown>>;
  const value: Partial<T> = {};
  for (const field of Object.keys(readers) as (keyof T & string)[]) {
    const read = readers[field](sent[field]);
    if (read === undefined) return { ok: false, error: { field, message: 'cannot be read' } };
    value[field] = read;
  }
  return { ok: true, value: value as T };
}

const orNull =
  <T>(read: (raw: unknown) => T | undefined) =>
  (raw: unknown): T | null | undefined =>
    raw === null || raw === undefined || raw === '' ? null : read(raw);

const someText = (raw: unknown) => readText(raw) || undefined;

export function readCaptcha(raw: unknown): Outcome<Captcha> {
  return readFields<Captcha>(raw, { id: readId, image: readImage });
}

export function readToken(raw: unknown): Outcome<Token> {
  return readFields<Token>(raw, {
    token_type: someText,
    access_token: someText,
    refresh_token: orNull(someText),
    expires_in: orNull(readNumber),
  });
}
