/** Reading from the backend. */
import type { AxiosRequestConfig } from 'axios';
import type * as z from 'zod/mini';
import { apiClient } from './client';
import { parseOutcome } from './contract/fields';
import { valueOf } from './errors';

/** The answer of a GET; throws what the query library is to report. */
export async function read<T>(
  schema: z.ZodMiniType<T>,
  path: string,
  request: Pick<AxiosRequestConfig, 'signal' | 'params'>,
): Promise<T> {
  const { data } = await apiClient.get<unknown>(path, request);
  return valueOf(parseOutcome(schema, data));
}
