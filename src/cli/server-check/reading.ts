/** Reads data from the server with the app's queries, without rendering its pages. */
import { QueryClient } from '@tanstack/react-query';
import { ask } from '@/api/ask';
import type { ApiOutcome } from '@/api/contract/failure';
import { isPictureHead } from '@/api/contract/picture-file';
import { failureOf } from '@/api/errors';

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });

/** Returns a function that runs a query and returns its result as a page would receive it, or its failure. */
export const reading =
  <T>(options: { queryKey: readonly unknown[]; queryFn?: unknown }) =>
  async (): Promise<ApiOutcome<T>> => {
    try {
      const value = await queries.query(options as Parameters<typeof queries.query>[0]);
      return { ok: true, value: value as T };
    } catch (cause) {
      return { ok: false, error: failureOf(cause) };
    }
  };

/**
 * Returns a function that loads an image and returns its size in bytes; fails if the server sends a web page
 * or text instead.
 */
export const readingPicture = (path: string) => () =>
  ask<number>({ url: path, responseType: 'arraybuffer', isPicture: true }, (data) => {
    const bytes = new Uint8Array(data as ArrayBuffer);
    const head = String.fromCharCode(...bytes.slice(0, 400));
    const field = `not a picture: ${JSON.stringify(head.slice(0, 20))}`;
    return isPictureHead(head)
      ? { ok: true, value: bytes.length }
      : { ok: false, error: { field, message: '' } };
  });
