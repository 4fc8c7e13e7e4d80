/** Reads records, lists and pages according to their schemas. */
import type { AxiosRequestConfig } from 'axios';
import type * as z from 'zod/mini';
import { parseOutcome } from '@/api/contract/fields';
import { valueOf } from '@/api/errors';
import { sendRequest, type Expectation } from '@/api/send-request';

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
