/** Failed calls as values: what the server said, else which kind of failure it was. */
import { AxiosError, isAxiosError, isCancel } from 'axios';
import { $ZodError } from 'zod/v4/core';
import { errorBodySchema } from './contract/paging';

export type FailureKind = 'network' | 'exceeded_limit' | 'cancelled' | 'malformed' | 'general';

export interface ApiFailure {
  kind: FailureKind;
  /** HTTP status, null where no answer came. */
  status: number | null;
  /** The server's own words (error_description, else message), '' where it said nothing. */
  message: string;
}

export type ApiOutcome<T> = { ok: true; value: T } | { ok: false; error: ApiFailure };

/** Body of a failed call that arrived as text is read as JSON too. */
function bodyOf(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return undefined;
  }
}

function serverText(data: unknown): string {
  const body = errorBodySchema.safeParse(bodyOf(data));
  if (!body.success) return '';
  const { error_description: description = '', message = '' } = body.data;
  return description.trim() || message.trim();
}

/** Axios reports a request that the page left behind like one that never got through. */
function isAborted(cause: AxiosError): boolean {
  return cause.code === AxiosError.ECONNABORTED && cause.message === 'Request aborted';
}

export function failureOf(cause: unknown): ApiFailure {
  if (isCancel(cause)) return { kind: 'cancelled', status: null, message: '' };
  if (!isAxiosError(cause)) {
    const kind = cause instanceof $ZodError ? 'malformed' : 'general';
    return { kind, status: null, message: '' };
  }
  if (!cause.response) {
    return { kind: isAborted(cause) ? 'cancelled' : 'network', status: null, message: '' };
  }
  const { status, data } = cause.response as { status: number; data: unknown };
  return { kind: status === 413 ? 'exceeded_limit' : 'general', status, message: serverText(data) };
}

/** Runs a call and gives its failure as a value. `read` turns the answer into the result; null = malformed. */
export async function outcomeOf<T>(
  call: () => Promise<{ data: unknown }>,
  read: (data: unknown) => T | null,
): Promise<ApiOutcome<T>> {
  try {
    const { data } = await call();
    const value = read(data);
    if (value === null) return { ok: false, error: { kind: 'malformed', status: 200, message: '' } };
    return { ok: true, value };
  } catch (cause) {
    return { ok: false, error: failureOf(cause) };
  }
}
