/** Wire objects of the reference databases for concrete grades and steel profiles; values are numeric strings. */
import { z } from 'zod';

const id = z.union([z.string(), z.number()]).transform(String);
const numericText = z
  .union([z.string(), z.number(), z.null()])
  .transform((value) => (value === null ? '' : String(value)));

export const concreteSchema = z.object({
  id,
  grade: z.string(),
  fck: numericText,
  fcuk: numericText,
  ec: numericText,
});
export type Concrete = z.infer<typeof concreteSchema>;
export type NewConcrete = Omit<Concrete, 'id'>;

export const sectionSteelSchema = z.object({
  id,
  name: z.string(),
  type: z.union([z.string(), z.number()]).transform(String),
  h: numericText,
  w: numericText,
  t: numericText,
  ft: numericText,
});
export type SectionSteel = z.infer<typeof sectionSteelSchema>;
export type NewSectionSteel = Omit<SectionSteel, 'id'>;
