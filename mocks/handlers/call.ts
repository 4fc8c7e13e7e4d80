/**
 * Description of the calls of a resource. Code common to all calls (session, roles, errors, QA) is in
 * respond.ts.
 */
import type { Caller } from '../services/auth';
import type { Language } from '../services/messages';
import type { Result } from '../services/result';
import type { Services } from '../services/services';
import type { TokenLimits } from '../services/tokens';

export interface CallRequest {
  services: Services;
  /** Returns a decoded path parameter; '' if the path has no such name. */
  param: (name: string) => string;
  query: URLSearchParams;
  /** Returns a header of the request, null if missing. */
  header: (name: string) => string | null;
  /** Returns the decoded JSON body; rejects with status 400 if it is not JSON. */
  json: () => Promise<unknown>;
  /** Reads the fields of a form. */
  form: () => Promise<(field: string) => string>;
  /** Returns the part `file` of a multipart body. */
  file: () => Promise<Blob | undefined>;
  anyCaptcha: boolean;
  limits: TokenLimits;
}

interface SignedInRequest extends CallRequest {
  caller: Caller;
}

/** Converts a value to the response; JSON by default. */
type Reply<T> = (value: T, language: Language) => Response;

type Method = 'get' | 'post' | 'patch' | 'delete';

interface CallBase<T> {
  method: Method;
  /** Pattern made by `pattern`. */
  path: string;
  /** Field of an error body that the documents name for this call; error_description by default. */
  errorField?: 'message' | 'error_description';
  /**
   * True for calls that write records: they run one after the other, across all tabs. Not for reads and long
   * work.
   */
  writes?: boolean;
  reply?: Reply<T>;
}

/** Call open to everybody, or to everybody with the client's own credential. */
export interface OpenCall<T> extends CallBase<T> {
  access: 'public' | 'client';
  answer: (request: CallRequest) => Promise<Result<T>>;
}

/** Call that needs a session, or a session of an administrator. */
export interface GuardedCall<T> extends CallBase<T> {
  access: 'user' | 'admin';
  answer: (request: SignedInRequest) => Promise<Result<T>>;
}

/** A call whose value type is settled between its answer and its reply. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Call = OpenCall<any> | GuardedCall<any>;

export function openCall<T>(call: OpenCall<T>): Call {
  return call;
}

export function guardedCall<T>(call: GuardedCall<T>): Call {
  return call;
}

/**
 * Pattern of a path of the contract, on any origin and under any prefix; parameters are written `:id`, which
 * arrives here encoded.
 */
export function pattern(path: string): string {
  return `*${path.replaceAll('%3A', ':')}`;
}
