/**
 * Makes calls and parses their responses: each caller specifies the response that it expects. Only responses
 * to bulk calls are parsed elsewhere (`answerInBulk`). This module imports no package except axios, because
 * the pages shown before sign-in load it.
 */
import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { apiClient } from '@/api/client';
import { isEmpty, isWrapped } from '@/api/contract/answer-form';
import type { ApiFailure, ApiOutcome } from '@/api/contract/failure';
import type { Outcome } from '@/api/contract/fields';
import { failureOf } from '@/api/errors';

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
