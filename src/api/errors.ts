/** Failed calls as values: what the server said, else which kind of failure it was. */
import { AxiosError, isAxiosError, isCancel } from 'axios';
import type { ApiFailure, ApiOutcome, FailureKind } from './contract/failure';
import type { Outcome } from './contract/fields';
import { refusalIn, messageOf } from './contract/refusal';

/** A calculation was not asked for: the account's time is over. */
export class ExpiredAccount extends Error {}

/** Thrown to the query library, whose failures are thrown. */
class UnreadableAnswer extends Error {
  constructor(readonly field: string) {
    super(`The answer cannot be read: ${field}`);
  }
}

/** What was read of an answer, for callers that hand failures on by throwing them. */
export function valueOf<T>(read: Outcome<T>): T {
  if (read.ok) return read.value;
  throw new UnreadableAnswer(read.error.field);
}

/** Axios reports a request that the page left behind like one that never got through. */
function isAborted(cause: AxiosError): boolean {
  return cause.code === AxiosError.ECONNABORTED && cause.message === 'Request aborted';
}

function withoutAnswer(cause: AxiosError): FailureKind {
  if (cause.code === AxiosError.ETIMEDOUT) return 'timeout';
  return isAborted(cause) ? 'cancelled' : 'network';
}

const kindOf = (status: number): FailureKind => (status === 413 ? 'exceeded_limit' : 'general');

/** As a number of seconds or as a date; null for anything else. */
function secondsIn(retryAfter: unknown): number | null {
  if (typeof retryAfter !== 'string' || retryAfter.trim() === '') return null;
  const seconds = Number(retryAfter);
  const until = Number.isFinite(seconds) ? seconds : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(until) ? Math.max(0, until) : null;
}

const malformed = (field: string): ApiFailure => ({ kind: 'malformed', status: 200, message: '', field });

export function failureOf(cause: unknown): ApiFailure {
  if (isCancel(cause)) return { kind: 'cancelled', status: null, message: '' };
  if (cause instanceof UnreadableAnswer) return malformed(cause.field);
  if (cause instanceof ExpiredAccount) return { kind: 'expired', status: null, message: '' };
  if (!isAxiosError(cause)) return { kind: 'general', status: null, message: '' };
  if (!cause.response) return { kind: withoutAnswer(cause), status: null, message: '' };
  const { data, status: httpStatus } = cause.response as { status: number; data: unknown };
  const status = httpStatus === 200 ? (refusalIn(data)?.status ?? 200) : httpStatus;
  const failure = { kind: kindOf(status), status, message: messageOf(data) };
  const retryAfter = secondsIn(cause.response.headers['retry-after']);
  return retryAfter === null ? failure : { ...failure, retryAfter };
}

/** Runs a call and gives its failure as a value. `read` turns the answer into the result. */
export async function outcomeOf<T>(
  call: () => Promise<{ data: unknown }>,
  read: (data: unknown) => Outcome<T> | Promise<Outcome<T>>,
): Promise<ApiOutcome<T>> {
  try {
    const { data } = await call();
    const value = await read(data);
    return value.ok ? value : { ok: false, error: malformed(value.error.field) };
  } catch (cause) {
    return { ok: false, error: failureOf(cause) };
  }
}

/** Reads nothing: the documents do not say what such a call answers. */
export const accepted = (): Outcome<true> => ({ ok: true, value: true });
