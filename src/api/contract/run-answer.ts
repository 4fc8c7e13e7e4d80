/** Schema for the simdroid/run response. */
import * as z from 'zod/mini';
import { openFigure, wireFigure } from '@/api/contract/fields';
import type { PlateRunAnswer } from '@/engineering';

const figures = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, z.optional(openFigure)]));

/** Plate results, our own addition to the contract; a backend may return any of these fields. */
const plate = z.looseObject({
  ...figures(['max_von_mises', 'max_von_mises_least', 'max_von_mises_bound', 'max_deflection']),
  rigid: z.nullish(z.looseObject(figures(['w_0', 'b_x', 'b_y', 'k_a', 'k_c', 'E_cm']))),
  contact: z.nullish(
    z.looseObject(
      figures([
        'force',
        'x',
        'y',
        'max_pressure',
        'mean_pressure_least',
        'mean_pressure_bound',
        'loaded_area',
        'loaded_length',
        'loaded_width',
      ]),
    ),
  ),
}) as unknown as z.ZodMiniType<PlateRunAnswer['plate']>;

/** Schema of the response: `join` is required; the image may be missing, null or ''. */
export const runAnswerSchema = z.object({
  join: z
    .array(wireFigure, 'must be a list of forces')
    .check(z.minLength(1, 'must hold a force for each anchor')),
  base64: z.nullish(z.string()),
  plate: z.nullish(plate),
});
export type RunAnswer = z.infer<typeof runAnswerSchema>;
