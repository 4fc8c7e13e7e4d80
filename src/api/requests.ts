/**
 * Makes calls and parses their responses: each caller specifies the response that it expects. Only responses
 * to bulk calls are parsed elsewhere (`answerInBulk`).
 */
import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import type * as z from 'zod/mini';
import { apiClient } from '@/api/client';
import { messageOf } from '@/api/contract/error-body';
import type { ApiFailure, ApiOutcome, Found } from '@/api/contract/failure';
import { parseOutcome, type Outcome } from '@/api/contract/fields';
import { showsSuccess, isEmpty, isWrapped } from '@/api/contract/response-forms';
import { valueOf, failureOf } from '@/api/errors';

/** Creates the expectation that a response matches the schema. */
export const expecting =
  <T>(schema: z.core.$ZodType<T>): Expectation<T> =>
  (data) =>
    parseOutcome(schema, data);

/** Returns the parsed response to a GET; throws failures, as the query library expects. */
export async function read<T>(
  schema: z.core.$ZodType<T>,
  path: string,
  request: Pick<AxiosRequestConfig, 'signal' | 'params'>,
): Promise<T> {
  return valueOf(await sendRequest({ ...request, url: path }, expecting(schema)));
}

/** Function that reads the body of a response and refuses a body that the caller cannot use. */
export type Expectation<T> = (data: unknown, response: AxiosResponse) => Outcome<T> | Promise<Outcome<T>>;

function malformed(field: string, data: unknown): ApiFailure {
  const received = isWrapped(data) ? 'wrapped' : isEmpty(data) ? 'empty' : undefined;
  return { kind: 'malformed', status: 200, message: '', field, ...(received && { received }) };
}

/** Makes a call. Returns the parsed value or the failure; never throws. */
export async function sendRequest<T>(
  request: AxiosRequestConfig,
  expectation: Expectation<T>,
): Promise<ApiOutcome<T>> {
  try {
    const response = await apiClient.request<unknown>(request);
    const read = await expectation(response.data, response);
    return read.ok ? read : { ok: false, error: malformed(read.error.field, response.data) };
  } catch (cause) {
    return { ok: false, error: failureOf(cause) };
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Specifies how a written record is read again. */
interface ReadBack {
  path: string;
  params?: object;
  /** Extracts the record from the response; undefined if it is missing. */
  record?: (answer: unknown) => unknown;
  /** Expected fields of the record; null if the record should no longer exist. */
  expected: object | null;
}

/** Timeout for reading again, ms; short, because the user waits for the outcome. */
const READ_BACK_WAIT = 10_000;

/** Returns a value as a string, '0' if it is not set or false; undefined for a list or object. */
function scalar(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return '0';
  if (typeof value === 'boolean') return String(Number(value));
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Returns a scalar, or a list of scalars in any order, in comparable form; undefined otherwise. */
function comparable(value: unknown): string | undefined {
  if (!Array.isArray(value)) return scalar(value);
  const items = value.map(scalar);
  return items.includes(undefined) ? undefined : items.sort().join();
}

const isSame = (a: string, b: string): boolean => a === b || Number(a) === Number(b);

/** True if a record contains the data sent, as far as the fields can be compared. */
function holds(record: unknown, expected: Fields): boolean {
  const stored = (typeof record === 'object' ? record : {}) as Fields;
  const pairs = Object.keys(expected)
    .filter((key) => stored !== null && key in stored && key !== 'id')
    .map((key) => [comparable(stored[key]), comparable(expected[key])] as const);
  const known = pairs.filter((pair): pair is [string, string] => !pair.includes(undefined));
  return known.length > 0 && known.every(([a, b]) => isSame(a, b));
}

async function foundBy({ path, params, record, expected }: ReadBack): Promise<Found> {
  const answer = await sendRequest<unknown>({ url: path, params, timeout: READ_BACK_WAIT }, (data) => ({
    ok: true,
    value: record ? record(data) : data,
  }));
  if (!answer.ok && answer.error.status !== 404) return 'unknown';
  const stored = answer.ok ? answer.value : undefined;
  if (expected === null) return stored === undefined ? 'deleted' : 'notDeleted';
  return stored !== undefined && holds(stored, expected as Fields) ? 'stored' : 'notStored';
}

export const confirmation: Expectation<true> = (data, { status }) =>
  showsSuccess(status, data) ? { ok: true, value: true } : { ok: false, error: { field: '', message: '' } };

/** Statuses sent by a gateway that does not know whether the server has carried out the call. */
const LOST: readonly (number | null)[] = [502, 504];

const isOpen = ({ kind, status }: ApiFailure): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'unconfirmed' || LOST.includes(status);

/** Returns text for users: the error text in the body, or a plain-text body; '' otherwise. */
function wordsOf(data: unknown): string {
  const text = typeof data === 'string' && !/^\s*[<{[]/.test(data) ? data.trim() : '';
  return messageOf(data) || text;
}

/**
 * Makes a call that writes. Without a clear success, the record is read again to say what is stored; `back`
 * is null if it cannot be read again.
 */
export async function write<T>(
  request: AxiosRequestConfig,
  back: ReadBack | null,
  expected: Expectation<T>,
): Promise<ApiOutcome<T>> {
  let answer: AxiosResponse | undefined;
  const outcome = await sendRequest({ ...request, isWrite: true }, (data, response) => {
    answer = response;
    return expected(data, response);
  });
  if (outcome.ok) return outcome;
  // A web page or another address in place of the response does not show whether the write was carried out.
  const isUnclear = outcome.error.kind === 'malformed' || outcome.error.kind === 'signed_out';
  const error: ApiFailure = isUnclear
    ? { kind: 'unconfirmed', status: answer?.status ?? null, message: wordsOf(answer?.data) }
    : outcome.error;
  if (!isOpen(error)) return { ok: false, error };
  const found = back ? await foundBy(back) : 'unknown';
  return {
    ok: false,
    error: found === 'unknown' && error.kind !== 'unconfirmed' ? error : { ...error, found },
  };
}

/** Changes the record at `path`, which is read again there unless `back` overrides it. */
export const change = (path: string, data: unknown, back: Partial<ReadBack> | null = {}) =>
  write(
    { method: 'patch', url: path, data },
    back && { path, expected: data as object, ...back },
    confirmation,
  );

export const remove = (path: string) =>
  write({ method: 'delete', url: path }, { path, expected: null }, confirmation);

interface NewRecord<T> {
  data: T;
  /** List that contains the record after the write; the field `by` identifies the record. */
  list: Pick<ReadBack, 'path' | 'params'>;
  by: keyof T & string;
}

/** Specifies how to find an added record, whose id is still unknown, in its list. */
export const inList = <T extends object>({ data, list, by }: NewRecord<T>): ReadBack => ({
  ...list,
  expected: data,
  record: (answer) => {
    const records = Array.isArray(answer) ? answer : (answer as { records?: unknown } | null)?.records;
    const known = Array.isArray(records) ? (records as Fields[]) : [];
    return known.find((record) => scalar(record[by]) === scalar(data[by]));
  },
});

export const add = <T extends object>(path: string, record: NewRecord<T>) =>
  write({ method: 'post', url: path, data: record.data }, inList(record), confirmation);
