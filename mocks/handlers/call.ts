/**
 * Types that describe the calls for a resource. The code shared by all calls (session, roles, errors, QA) is
 * in respond.ts.
 */
import type { Caller } from '../services/auth';
import type { Language } from '../services/messages';
import type { Result } from '../services/result';
import type { Services } from '../services/services';
import type { TokenLimits } from '../services/tokens';

export interface CallRequest {
  services: Services;
  /** Returns a decoded path parameter; '' if the path has no parameter with this name. */
  param: (name: string) => string;
  query: URLSearchParams;
  /** Returns a request header; null if it is missing. */
  header: (name: string) => string | null;
  /**
   * Returns the decoded JSON body; rejects if it is not JSON, and the call is then answered with status 400.
   */
  json: () => Promise<unknown>;
  /**
   * Reads a form; resolves with a function that returns the text of a field, or '' if the field is missing.
   */
  form: () => Promise<(field: string) => string>;
  /** Returns the part `file` of a multipart body; undefined if there is none. */
  file: () => Promise<Blob | undefined>;
  anyCaptcha: boolean;
  limits: TokenLimits;
}

interface SignedInRequest extends CallRequest {
  caller: Caller;
}

/** Function that converts a value to the response; without such a function, the value is sent as JSON. */
type Reply<T> = (value: T, language: Language) => Response;

type Method = 'get' | 'post' | 'patch' | 'delete';

interface CallBase<T> {
  method: Method;
  /** Path pattern, created by `pattern`. */
  path: string;
  /**
   * Field that contains this call's error text according to the requirements documents; error_description by
   * default.
   */
  errorField?: 'message' | 'error_description';
  /**
   * True for calls that write records: they run one after another, across all tabs. Not set for calls that
   * only read, that take a long time, or that issue a captcha.
   */
  writes?: boolean;
  reply?: Reply<T>;
}

/**
 * Call without a session: open to everyone (`public`), or to clients that send the app's credential
 * (`client`).
 */
export interface OpenCall<T> extends CallBase<T> {
  access: 'public' | 'client';
  answer: (request: CallRequest) => Promise<Result<T>>;
}

/** Call that needs a session (`user`), or an administrator's session (`admin`). */
export interface GuardedCall<T> extends CallBase<T> {
  access: 'user' | 'admin';
  answer: (request: SignedInRequest) => Promise<Result<T>>;
}

/** Any call. The value type is `any`, because every call has a different one. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Call = OpenCall<any> | GuardedCall<any>;

export function openCall<T>(call: OpenCall<T>): Call {
  return call;
}

export function guardedCall<T>(call: GuardedCall<T>): Call {
  return call;
}

/**
 * Returns the pattern for a path of the contract, on any origin and under any prefix. Parameters are written
 * as `:id`, which `paths` encodes.
 */
export function pattern(path: string): string {
  return `*${path.replaceAll('%3A', ':')}`;
}
