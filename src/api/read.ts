/** The one reader of answers: every call states what it expects, and what comes is read against that. */
import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import type * as z from 'zod/mini';
import { apiClient } from './client';
import { isEmpty, isWrapped } from './contract/answer-form';
import type { ApiFailure, ApiOutcome } from './contract/failure';
import { parseOutcome, type Outcome } from './contract/fields';
import { failureOf, valueOf } from './errors';

/** Reads the body of an answer; refused is what the call cannot use. */
export type Expectation<T> = (data: unknown, response: AxiosResponse) => Outcome<T> | Promise<Outcome<T>>;

/** A record, a list or a page, by its schema. */
export const expecting =
  <T>(schema: z.core.$ZodType<T>): Expectation<T> =>
  (data) =>
    parseOutcome(schema, data);

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

/** The answer of a GET; throws what the query library is to report. */
export async function read<T>(
  schema: z.core.$ZodType<T>,
  path: string,
  request: Pick<AxiosRequestConfig, 'signal' | 'params'>,
): Promise<T> {
  return valueOf(await ask({ ...request, url: path }, expecting(schema)));
}
