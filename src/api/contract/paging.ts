/** Paged lists and the body of a failed call. */
import * as z from 'zod/mini';

export interface Page<T> {
  records: T[];
  total: number;
  current?: number;
  size?: number;
}

export function pageSchema<T extends z.ZodMiniType>(item: T) {
  return z.object({
    records: z.array(item),
    total: z.number(),
    current: z.optional(z.number()),
    size: z.optional(z.number()),
  });
}

export const errorBodySchema = z.object({
  error_description: z.optional(z.string()),
  message: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
