/** Converts failed calls to values: the server's error text and the kind of failure. */
import { AxiosError, isAxiosError, isCancel } from 'axios';
import { errorIn, messageOf } from '@/api/contract/error-body';
import type { ApiFailure, ApiOutcome, FailureKind } from '@/api/contract/failure';

/** Error thrown instead of requesting a calculation for an expired account. */
export class ExpiredAccount extends Error {}

/** Axios error code for a web page, or a response from another URL, received in place of data. */
export const SIGNED_OUT = 'ERR_SIGNED_OUT';

/** Error for the query library, which expects failures to be thrown. */
class FailedCall extends Error {
  /** HTTP status, named as in an axios error for the code that detects missing records. */
  readonly status: number | null;

  constructor(readonly failure: ApiFailure) {
    super(failure.message || failure.kind);
    this.status = failure.status;
  }
}

/** Returns the value of a call or throws its failure. */
export function valueOf<T>(outcome: ApiOutcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new FailedCall(outcome.error);
}

/** True if the user left the page, which axios does not report as a cancellation. */
function isAborted(cause: AxiosError): boolean {
  return cause.code === AxiosError.ECONNABORTED && cause.message === 'Request aborted';
}

function withoutAnswer(cause: AxiosError): FailureKind {
  if (cause.code === AxiosError.ETIMEDOUT) return 'timeout';
  return isAborted(cause) ? 'cancelled' : 'network';
}

const kindOf = (status: number): FailureKind => (status === 413 ? 'exceeded_limit' : 'general');

/** Returns the wait in seconds from a Retry-After header (number or date); null for any other value. */
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
  const status = httpStatus < 300 ? (errorIn(data)?.status ?? httpStatus) : httpStatus;
  const failure = { kind: kindOf(status), status, message: messageOf(data) };
  const retryAfter = secondsIn(cause.response.headers['retry-after']);
  return retryAfter === null ? failure : { ...failure, retryAfter };
}
