/** Types of the answers to the documented calls. The code shared by all calls is in respond.ts. */
import type { DocumentedCall } from '@/api/contract/calls';
import type { Caller } from '../services/auth';
import type { Language } from '../services/messages';
import type { Result } from '../services/service-result';
import type { Services } from '../services/services';
import type { TokenLimits } from '../services/tokens';

export interface CallRequest {
  services: Services;
  /** Returns a decoded path parameter; '' if the path has no parameter with this name. */
  param: (name: string) => string;
  query: URLSearchParams;
  header: (name: string) => string | null;
  /** Returns the decoded JSON body; rejects if it is not JSON, which leads to status 400. */
  json: () => Promise<unknown>;
  /** Returns a function that reads the text of a field; '' if the field is missing. */
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

interface Answering<R extends CallRequest, T> {
  answer: (request: R) => Promise<Result<T>>;
  reply?: Reply<T> | undefined;
}

// Every call has its own type of value and, with or without a session, of request.
// oxlint-disable-next-line typescript/no-explicit-any
export type CallAnswering = Answering<any, any>;

export type Call = DocumentedCall & {
  /** Path pattern, on any origin and under any prefix. */
  pattern: string;
  answering: CallAnswering;
};

/** Answers a call of everyone, or of the app with its own credential. */
export const open = <T>(answer: Answering<CallRequest, T>['answer'], reply?: Reply<T>): CallAnswering => ({
  answer,
  reply,
});

/** Answers a call of a signed-in user. */
export const signedIn = <T>(
  answer: Answering<SignedInRequest, T>['answer'],
  reply?: Reply<T>,
): CallAnswering => ({ answer, reply });
