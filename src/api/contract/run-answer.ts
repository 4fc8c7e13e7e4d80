/** The answer of simdroid/run. */
import * as z from 'zod/mini';
import type { PlateRunAnswer } from '../../engineering/model/result';
import { wireFigure } from './fields';

/** A backend answers at least `join`; it may leave the picture out, or send null or '' in its place. */
export const runAnswerSchema = z.object({
  join: z
    .array(wireFigure, 'must be a list of forces')
    .check(z.minLength(1, 'must hold a force for each anchor')),
  base64: z.nullish(z.string()),
  plate: z.nullish(z.custom<PlateRunAnswer['plate']>((value) => typeof value === 'object' && value !== null)),
});
export type RunAnswer = z.infer<typeof runAnswerSchema>;
