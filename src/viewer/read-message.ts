/** Reads a window message if it comes from the same origin and is valid. */
import type * as z from 'zod/mini';

type Received = Pick<MessageEvent<unknown>, 'origin' | 'data'>;

export function readerOf<T>(schema: z.ZodMiniType<T>) {
  return ({ origin, data }: Received, ownOrigin: string): T | null => {
    if (origin !== ownOrigin) return null;
    const parsed = schema.safeParse(data);
    return parsed.success ? parsed.data : null;
  };
}
