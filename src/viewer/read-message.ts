/**
 * Makes a function that returns the data of a window message, or null if the message is from another origin
 * or does not match `schema`.
 */
import type * as z from 'zod/mini';

type Received = Pick<MessageEvent<unknown>, 'origin' | 'data'>;

export function readerOf<T>(schema: z.ZodMiniType<T>) {
  return ({ origin, data }: Received, ownOrigin: string): T | null => {
    if (origin !== ownOrigin) return null;
    const parsed = schema.safeParse(data);
    return parsed.success ? parsed.data : null;
  };
}
