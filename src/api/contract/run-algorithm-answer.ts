/** The answer of simdroid/runAlgorithm. */
import * as z from 'zod/mini';
import type { CheckAnswer, Outcome } from '../../engineering/model/result';
import { orElse, parseOutcome } from './fields';

const verdict = z.enum(['Satisfied', 'Not satisfied', 'Not applicable']);
const figure = orElse<number | null>(z.number(), null);
const summaryRow = z.tuple([figure, figure, figure, z.string(), verdict]);
const detail = z.looseObject({});

/** What a backend must answer for the screen to work; everything beyond the documented objects is optional. */
export const checkAnswerSchema = z.looseObject({
  reaction: z.array(
    z.object({
      no: z.number(),
      tension: z.number(),
      shear: z.number(),
      shearx: z.number(),
      sheary: z.number(),
    }),
  ),
  resultant: detail,
  summary: z.object({
    tension: z.array(summaryRow).check(z.length(4)),
    shear: z.array(summaryRow).check(z.length(3)),
  }),
  tension_and_shear: z.array(z.tuple([figure, figure, figure])).check(z.length(3)),
  tensionShear1: verdict,
  tensionShear2: verdict,
  steel_tension: z.optional(detail),
  concrete_cone: z.optional(detail),
  pull_out: z.optional(detail),
  splitting: z.optional(detail),
  steel_shear: z.optional(detail),
  pry_out: z.optional(detail),
  concrete_edge: z.optional(detail),
});

/** The parsed answer: documented parts are certain, our own additions may be missing. */
export type CheckAnswerOnWire = Pick<
  CheckAnswer,
  'reaction' | 'resultant' | 'summary' | 'tension_and_shear' | 'tensionShear1' | 'tensionShear2'
> &
  Partial<CheckAnswer>;

export function parseCheckAnswer(raw: unknown): Outcome<CheckAnswerOnWire> {
  return parseOutcome(checkAnswerSchema as unknown as z.ZodMiniType<CheckAnswerOnWire>, raw);
}
