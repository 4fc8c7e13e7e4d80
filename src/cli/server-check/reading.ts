/** Reading by the queries of the app, outside of its pages. */
import { QueryClient } from '@tanstack/react-query';
import { apiClient } from '@/api/client';
import type { ApiOutcome } from '@/api/contract/failure';
import { failureOf } from '@/api/errors';

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });

async function caught<T>(made: () => Promise<T>): Promise<ApiOutcome<T>> {
  try {
    return { ok: true, value: await made() };
  } catch (cause) {
    return { ok: false, error: failureOf(cause) };
  }
}

/** What a page would get of a query, or why it would not. */
export const reading =
  <T>(options: { queryKey: readonly unknown[]; queryFn?: unknown }): (() => Promise<ApiOutcome<T>>) =>
  () =>
    caught(async () => (await queries.query(options as Parameters<typeof queries.query>[0])) as T);

/** The size of a picture in bytes. */
export const readingPicture = (path: string) => () =>
  caught(async () => {
    const { data } = await apiClient.get<ArrayBuffer>(path, { responseType: 'arraybuffer' });
    return data.byteLength;
  });
