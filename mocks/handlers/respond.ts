/** Code shared by all request handlers: converts a request to a response. */
import { HttpResponse, type JsonBodyType } from 'msw';
import { type DocumentedCall, writes } from '@/api/contract/calls';
import type { Caller, TokenLimits } from '../services/auth';
import { type Language, languageOf, messageText } from '../services/messages';
import { type Result, failed, type Failure } from '../services/service-result';
import type { Services } from '../services/services';
import type { Store } from '../store/store';
import { changeByAnother, refusal, scenarioResponse } from './qa-response';
import type { QaScenario } from './qa-scenario';
import { inForms, type AnswerForm, storedId, withStoredIds } from './qa-value-formats';

interface CallRequest {
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

export const signedIn = <T>(
  answer: Answering<SignedInRequest, T>['answer'],
  reply?: Reply<T>,
): CallAnswering => ({ answer, reply });

export interface Backend {
  store: Store;
  services: Services;
  /** Basic authorization header that the client sends without a session. */
  clientAuthorization: string;
  scenario: () => QaScenario;
  /** Time at which the page was loaded, ms since 1970. */
  startedAt: number;
}

export type PathParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Error thrown for an invalid body, which leads to status 400. */
class UnreadableBody extends Error {}

async function read<T>(body: Promise<T>): Promise<T> {
  try {
    return await body;
  } catch (error) {
    throw new UnreadableBody(error instanceof Error ? error.message : String(error));
  }
}

export type Incoming = Pick<Request, 'method' | 'url' | 'text' | 'formData'> & {
  headers: Pick<Headers, 'get'>;
};

/** Creates functions that read the body and cache it, because a body can be read only once. */
function bodyReaders(request: Incoming) {
  const isMultipart = (request.headers.get('Content-Type') ?? '').includes('multipart/form-data');
  let parts: Promise<FormData> | undefined;
  let text: Promise<string> | undefined;
  const readParts = () => (parts ??= read(request.formData()));
  const readText = () => (text ??= read(request.text()));
  return {
    load: async () => {
      await (isMultipart ? readParts() : readText());
    },
    json: async () => read(Promise.resolve(await readText()).then((body) => JSON.parse(body) as unknown)),
    form: async () => {
      const form = isMultipart ? await readParts() : new URLSearchParams(await readText());
      return (field: string) => {
        const value = form.get(field);
        return typeof value === 'string' ? value : '';
      };
    },
    file: async () => {
      const value = isMultipart ? (await readParts()).get('file') : null;
      return value === null || typeof value === 'string' ? undefined : value;
    },
  };
}

function callRequest(
  request: Incoming,
  params: PathParams,
  backend: Backend,
  body: ReturnType<typeof bodyReaders>,
): CallRequest {
  const { anyCaptcha, expiredToken, forms, tokenLifeMs } = backend.scenario();
  const isNumbered = forms.includes('number-ids');
  const { pathname: path, searchParams } = new URL(request.url);
  return {
    services: backend.services,
    param: (name) => {
      const value = String(params[name] ?? '');
      return isNumbered && /^(id|userId)$/.test(name) ? storedId(path, value) : value;
    },
    query: searchParams,
    header: (name) => request.headers.get(name),
    json: async () => (isNumbered ? withStoredIds(path, await body.json()) : body.json()),
    form: body.form,
    file: body.file,
    anyCaptcha,
    limits: {
      ...(expiredToken && { notBefore: backend.startedAt }),
      ...(tokenLifeMs !== undefined && { longestLifeMs: tokenLifeMs }),
    },
  };
}

async function answerOf(
  call: Call,
  request: Incoming,
  input: CallRequest,
  backend: Backend,
): Promise<Result<unknown>> {
  const authorization = request.headers.get('Authorization');
  const { answering } = call;
  if (call.access === 'public') return answering.answer(input);
  if (call.access === 'client')
    return authorization === backend.clientAuthorization
      ? answering.answer(input)
      : failed(401, 'wrong_client');
  const caller = await backend.services.auth.authenticate(authorization, input.limits);
  if (!caller.ok) return caller;
  if (call.access === 'admin' && !caller.value.isAdmin) return failed(403, 'forbidden');
  return answering.answer({ ...input, caller: caller.value });
}

function failureOf(error: unknown): Failure {
  if (error instanceof UnreadableBody) {
    return { status: 400, code: 'malformed_body', values: { problem: error.message } };
  }
  if (error instanceof DOMException && error.name === 'QuotaExceededError') {
    return { status: 500, code: 'storage_full' };
  }
  console.error(error);
  return {
    status: 500,
    code: 'internal',
    values: { problem: error instanceof Error ? error.message : String(error) },
  };
}

async function settle(
  call: Call,
  request: Incoming,
  params: PathParams,
  backend: Backend,
): Promise<Result<unknown>> {
  try {
    const body = bodyReaders(request);
    const input = callRequest(request, params, backend, body);
    if (!writes(call)) return await answerOf(call, request, input, backend);
    // The body is read before the exclusive section begins, so that a long upload does not block other calls.
    await body.load();
    return await backend.store.exclusive(() => answerOf(call, request, input, backend));
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

/** Returns the response to a failed call. With 401 or 403, the text is always in error_description. */
export function failureResponse(
  { status, code, values }: Failure,
  request: Pick<Incoming, 'headers'>,
  field: 'message' | 'error_description' = 'error_description',
  forms: readonly AnswerForm[] = [],
): Response {
  const text = messageText(code, values, languageOf(request.headers.get('Accept-Language')));
  const name = status === 401 || status === 403 ? 'error_description' : field;
  return refusal({ [name]: text }, status, forms);
}

/** Returns the response to a call, or the value to send as JSON. */
export async function answerTo(
  call: Call,
  request: Incoming,
  params: PathParams,
  backend: Backend,
): Promise<{ json: unknown } | Response> {
  const language = languageOf(request.headers.get('Accept-Language'));
  const staged = await scenarioResponse(backend.scenario(), request, language);
  if (staged) return staged;
  await changeByAnother(backend.scenario(), request, backend.store);
  const result = await settle(call, request, params, backend);
  const { forms } = backend.scenario();
  if (!result.ok) return failureResponse(result.failure, request, call.errorField, forms);
  const asJson = () => ({ json: inForms(forms, result.value) });
  const { reply: replyOf } = call.answering;
  if (!replyOf) return asJson();
  const reply = replyOf(result.value, language);
  // With the QA form `record-answers`, an empty body is replaced by the record.
  const isEmpty = reply.headers.get('Content-Length') === '0';
  return forms.includes('record-answers') && isEmpty ? asJson() : reply;
}

export async function respond(
  call: Call,
  request: Request,
  params: PathParams,
  backend: Backend,
): Promise<Response> {
  const answer = await answerTo(call, request, params, backend);
  return answer instanceof Response ? answer : HttpResponse.json(answer.json as JsonBodyType);
}
