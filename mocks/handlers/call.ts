/**
 * How a resource describes its calls. What all calls have in common (session, roles, errors, QA) is in
 * respond.ts.
 */
import type { Caller } from '../services/auth';
import type { Language } from '../services/messages';
import type { Result } from '../services/result';
import type { Services } from '../services/services';
import type { TokenLimits } from '../services/tokens';

export interface CallRequest {
  services: Services;
  /** Decoded path parameters; '' for a name the path does not hold. */
  param: (name: string) => string;
  query: URLSearchParams;
  /** A header of the request, null without it. */
  header: (name: string) => string | null;
  /** Decoded JSON body; rejects into a 400 where it is none. */
  json: () => Promise<unknown>;
  /** Reads the fields of a form. */
  form: () => Promise<(field: string) => string>;
  /** The part `file` of a multipart body. */
  file: () => Promise<Blob | undefined>;
  anyCaptcha: boolean;
  limits: TokenLimits;
}

interface SignedInRequest extends CallRequest {
  caller: Caller;
}

/** Conversion of a value to the answer on the wire; JSON by default. */
type Reply<T> = (value: T, language: Language) => Response;

type Method = 'get' | 'post' | 'patch' | 'delete';

interface CallBase<T> {
  method: Method;
  /** From `pattern`. */
  path: string;
  /**
   * Field of an error body that the documents name for this call; error_description where nothing is said.
   */
  errorField?: 'message' | 'error_description';
  /**
   * True for calls that write records: they run one after the other, over all tabs. Not for reads and long
   * work.
   */
  writes?: boolean;
  reply?: Reply<T>;
}

/** Open to anyone, or to anyone who knows the client's own credential. */
export interface OpenCall<T> extends CallBase<T> {
  access: 'public' | 'client';
  answer: (request: CallRequest) => Promise<Result<T>>;
}

/** Needs a session, or a session of an administrator. */
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
 * Pattern of a path of the contract, on any origin and under any prefix; parameters are written `:id` where
 * the path is made, which arrives here encoded.
 */
export function pattern(path: string): string {
  return `*${path.replaceAll('%3A', ':')}`;
}
