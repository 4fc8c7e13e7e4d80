/** Paged lists and the body of a failed call. */
import { z } from 'zod';

export interface Page<T> {
  records: T[];
  total: number;
  current?: number;
  size?: number;
}

export function pageSchema<T extends z.ZodType>(item: T) {
  return z.object({
    records: z.array(item),
    total: z.number(),
    current: z.number().optional(),
    size: z.number().optional(),
  });
}

export const errorBodySchema = z.object({
  error_description: z.string().optional(),
  message: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
