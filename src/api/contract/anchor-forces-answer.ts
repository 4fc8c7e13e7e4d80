import * as z from 'zod/mini';
import { about, openNumber, wireNumber } from '@/api/contract/fields';
import type { PlateRunAnswer } from '@/engineering';

/** Schemas of values that a server may omit, by name, with their meanings; '' = not described. */
export const figures = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const schema = z.optional(openNumber);
      return [name, text === '' ? schema : about(schema, text)];
    }),
  );

/** Plate results, our own addition to the contract; a backend may return any of these fields. */
const plate = z.looseObject({
  ...figures({
    max_von_mises: 'Largest von Mises stress of the plate, MPa.',
    max_von_mises_least: '',
    max_von_mises_bound: '',
    max_deflection: 'Largest deflection of the plate, mm.',
  }),
  rigid: about(
    z.nullish(
      z.looseObject(
        figures({
          w_0: 'Displacement of the plate at its centre, mm.',
          b_x: 'Rotation of the plate about x.',
          b_y: 'Rotation of the plate about y.',
          k_a: 'Stiffness of an anchor, kN/mm.',
          k_c: 'Bedding modulus of the concrete, N/mm³.',
          E_cm: 'Modulus of elasticity of the concrete, GPa.',
        }),
      ),
    ),
    'Results for a rigid plate.',
  ),
  contact: about(
    z.nullish(
      z.looseObject(
        figures({
          force: 'Resultant of the pressure, kN.',
          x: 'Position of the resultant along x, mm.',
          y: 'Position of the resultant along y, mm.',
          max_pressure: 'Largest pressure, MPa.',
          mean_pressure_least: '',
          mean_pressure_bound: '',
          loaded_area:
            'Area on which the pressure counts as uniform, F² / ∫ p² dA, mm². Without it, no load is spread.',
          loaded_length: 'Side along x of the rectangle with the second moments of the pressure, mm.',
          loaded_width: 'Side along y of that rectangle, mm.',
        }),
      ),
    ),
    'Pressure between plate and concrete: force kN, position x and y mm, largest pressure MPa.',
  ),
}) as unknown as z.ZodMiniType<PlateRunAnswer['plate']>;

/** Schema of the response: `join` is required; the image may be missing, null or ''. */
export const forcesAnswerSchema = z.object({
  join: about(
    z
      .array(wireNumber, 'must be a list of forces')
      .check(z.minLength(1, 'must hold a force for each anchor')),
    'Axial force of each anchor in the order of the request, kN; tension is positive, 0 = no tension; negative (compression) only for `contact=none`.',
  ),
  base64: about(
    z.nullish(z.string()),
    'Picture of the stress of an elastic plate: base64 of a PNG, or a data URL of any image.',
  ),
  plate: about(z.nullish(plate), 'Results for the plate; optional.'),
});
export type ForcesAnswer = z.infer<typeof forcesAnswerSchema>;
