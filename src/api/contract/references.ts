/** Wire objects of the reference databases for concrete grades and steel profiles; values are numeric strings. */
import * as z from 'zod/mini';
import { wireId } from './fields';

const numericText = z.pipe(
  z.union([z.string(), z.number(), z.null()]),
  z.transform((value) => (value === null ? '' : String(value))),
);

export const concreteSchema = z.object({
  id: wireId,
  grade: z.string(),
  fck: numericText,
  fcuk: numericText,
  ec: numericText,
});
export type Concrete = z.infer<typeof concreteSchema>;
export type NewConcrete = Omit<Concrete, 'id'>;

export const sectionSteelSchema = z.object({
  id: wireId,
  name: z.string(),
  type: wireId,
  h: numericText,
  w: numericText,
  t: numericText,
  ft: numericText,
});
export type SectionSteel = z.infer<typeof sectionSteelSchema>;
export type NewSectionSteel = Omit<SectionSteel, 'id'>;
