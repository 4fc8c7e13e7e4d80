/** Results of services: a value, or a failure with message code and status. Only bugs throw. */
import type { z } from 'zod';
import { parseOutcome } from '@/api/contract/fields';
import type { MessageCode } from './messages';

export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 500 | 504;

export interface Failure {
  status: FailureStatus;
  code: MessageCode;
  /** Values for the placeholders in the message. */
  values?: Readonly<Record<string, string | number>>;
}

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export type Answer<T> = Promise<Result<T>>;

export function done<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function failed(
  status: FailureStatus,
  code: MessageCode,
  values?: Failure['values'],
): { ok: false; failure: Failure } {
  return { ok: false, failure: values ? { status, code, values } : { status, code } };
}

/** Parses a body; a failure states which field is the first invalid one. */
export function parseBody<T>(schema: z.core.$ZodType<T>, raw: unknown): Result<T> {
  const parsed = parseOutcome(schema, raw);
  if (parsed.ok) return done(parsed.value);
  const { field, message } = parsed.error;
  return field === ''
    ? failed(400, 'malformed_body', { problem: message })
    : failed(400, 'invalid_field', { field, problem: message });
}

export interface PageRequest {
  /** Number of the page, starting at 1. */
  current: number;
  size: number;
}

const DEFAULT_SIZE = 10;
const LARGEST_SIZE = 500;

function wholeNumber(text: string | null, fallback: number, largest: number): number {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= 1 ? Math.min(value, largest) : fallback;
}

/** Reads `current` and `size` from a query; invalid values default to the first page with ten records. */
export function readPageRequest(query: URLSearchParams): PageRequest {
  return {
    current: wholeNumber(query.get('current'), 1, Number.MAX_SAFE_INTEGER),
    size: wholeNumber(query.get('size'), DEFAULT_SIZE, LARGEST_SIZE),
  };
}

/** Returns a page of the list, which is empty beyond its end, and the total number of records. */
export function pageOf<T>(records: readonly T[], { current, size }: PageRequest) {
  const start = (current - 1) * size;
  return { records: records.slice(start, start + size), total: records.length, current, size };
}
