/** Reading by the queries of the app, outside of its pages. */
import { QueryClient } from '@tanstack/react-query';
import { apiClient } from '@/api/client';
import type { ApiOutcome } from '@/api/contract/failure';
import { failureOf, valueOf } from '@/api/errors';

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

/** By their first bytes, or their first letters. */
const PICTURES = [/^\x89PNG/, /^\xff\xd8\xff/, /^GIF8/, /^RIFF....WEBP/s, /^\s*(<\?xml[^>]*>\s*)?<svg/];

/** The size of a picture in bytes; a page or a text in its place is none. */
export const readingPicture = (path: string) => () =>
  caught(async () => {
    const { data } = await apiClient.get<ArrayBuffer>(path, { responseType: 'arraybuffer' });
    const start = String.fromCharCode(...new Uint8Array(data).slice(0, 200));
    const isPicture = PICTURES.some((kind) => kind.test(start));
    const field = `no picture but ${JSON.stringify(start.slice(0, 20))}`;
    return valueOf<number>(
      isPicture ? { ok: true, value: data.byteLength } : { ok: false, error: { field, message: field } },
    );
  });
