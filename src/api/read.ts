/** Reads records, lists and pages with their schemas. */
import type { AxiosRequestConfig } from 'axios';
import type * as z from 'zod/mini';
import { ask, type Expectation } from '@/api/ask';
import { parseOutcome } from '@/api/contract/fields';
import { valueOf } from '@/api/errors';

/** Makes the expectation that a response matches the schema. */
export const expecting =
  <T>(schema: z.core.$ZodType<T>): Expectation<T> =>
  (data) =>
    parseOutcome(schema, data);

/** Returns the response of a GET; throws failures for the query library. */
export async function read<T>(
  schema: z.core.$ZodType<T>,
  path: string,
  request: Pick<AxiosRequestConfig, 'signal' | 'params'>,
): Promise<T> {
  return valueOf(await ask({ ...request, url: path }, expecting(schema)));
}
