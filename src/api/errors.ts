/** Failed calls as values: what the server said, else which kind of failure it was. */
import { AxiosError, isAxiosError, isCancel } from 'axios';
import type { ApiFailure, ApiOutcome, FailureKind } from '@/api/contract/failure';
import { refusalIn, messageOf } from '@/api/contract/refusal';

/** No calculation was requested because the account has expired. */
export class ExpiredAccount extends Error {}

/** Code of an axios error: a web page, or an answer from another address, came in the place of data. */
export const SIGNED_OUT = 'ERR_SIGNED_OUT';

/** Thrown to the query library, whose failures are thrown. */
class FailedCall extends Error {
  /** As an error of axios has it, for readers that look for a missing record. */
  readonly status: number | null;

  constructor(readonly failure: ApiFailure) {
    super(failure.message || failure.kind);
    this.status = failure.status;
  }
}

/** The value of a call, for callers that hand failures on by throwing them. */
export function valueOf<T>(outcome: ApiOutcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new FailedCall(outcome.error);
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

export function failureOf(cause: unknown): ApiFailure {
  if (isCancel(cause)) return { kind: 'cancelled', status: null, message: '' };
  if (cause instanceof FailedCall) return cause.failure;
  if (cause instanceof ExpiredAccount) return { kind: 'expired', status: null, message: '' };
  if (!isAxiosError(cause)) return { kind: 'general', status: null, message: '' };
  if (cause.code === SIGNED_OUT) return { kind: 'signed_out', status: 401, message: '' };
  if (!cause.response) return { kind: withoutAnswer(cause), status: null, message: '' };
  const { data, status: httpStatus } = cause.response as { status: number; data: unknown };
  const status = httpStatus < 300 ? (refusalIn(data)?.status ?? httpStatus) : httpStatus;
  const failure = { kind: kindOf(status), status, message: messageOf(data) };
  const retryAfter = secondsIn(cause.response.headers['retry-after']);
  return retryAfter === null ? failure : { ...failure, retryAfter };
}
