/**
 * The one reader of answers: every call states what it expects, and what comes is read against that. Free of
 * packages but axios, since the pages before a session carry it.
 */
import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { apiClient } from '@/api/client';
import { isEmpty, isWrapped } from '@/api/contract/answer-form';
import type { ApiFailure, ApiOutcome } from '@/api/contract/failure';
import type { Outcome } from '@/api/contract/fields';
import { failureOf } from '@/api/errors';

/** Reads the body of an answer; refused is what the call cannot use. */
export type Expectation<T> = (data: unknown, response: AxiosResponse) => Outcome<T> | Promise<Outcome<T>>;

function malformed(field: string, data: unknown): ApiFailure {
  const came = isWrapped(data) ? 'wrapped' : isEmpty(data) ? 'empty' : undefined;
  return { kind: 'malformed', status: 200, message: '', field, ...(came && { came }) };
}

/** Makes a call; its value is what was read, and its failure is a value too. */
export async function ask<T>(
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
