/**
 * API objects for concrete grades and steel profiles. Values are numeric strings, '' if missing; they are
 * kept as sent, so that an administrator can see and correct wrong values.
 */
import * as z from 'zod/mini';
import { wire, wireId, wireName, wireText } from '@/api/contract/fields';
import { readNumber, readText, type WireId } from '@/api/contract/wire-values';
import type { Outcome } from '@/engineering';

/**
 * A documented field must be present, although it may be empty: an object without the field is neither a
 * concrete grade nor a profile.
 */
const figureText = wire(
  'Figure',
  (raw) => (raw === undefined ? undefined : readText(raw)),
  'must be a number',
);

export interface Concrete<Id = WireId> {
  id: Id;
  grade: string;
  fck: string;
  fcuk: string;
  ec: string;
}
export type NewConcrete = Omit<Concrete, 'id'>;

export const concreteSchema: z.ZodMiniType<Concrete> = z.object({
  id: wireId,
  grade: wireName,
  fck: figureText,
  fcuk: figureText,
  ec: figureText,
});

export interface SectionSteel<Id = WireId> {
  id: Id;
  name: string;
  /** Code of the profile series. */
  type: string;
  h: string;
  w: string;
  t: string;
  ft: string;
}
export type NewSectionSteel = Omit<SectionSteel, 'id'>;

export const sectionSteelSchema: z.ZodMiniType<SectionSteel> = z.object({
  id: wireId,
  name: wireName,
  type: wireText,
  h: figureText,
  w: figureText,
  t: figureText,
  ft: figureText,
});

/**
 * Returns a record's values as numbers, for the workspace. An empty string, stored if an administrator enters
 * nothing, means 0.
 */
export function figuresOf<Key extends string>(
  record: Readonly<Record<Key, string>>,
  keys: readonly Key[],
): Outcome<Record<Key, number>> {
  const figures: Partial<Record<Key, number>> = {};
  for (const field of keys) {
    const value = record[field].trim() === '' ? 0 : readNumber(record[field]);
    if (value === undefined) return { ok: false, error: { field, message: 'must be a number' } };
    figures[field] = value;
  }
  return { ok: true, value: figures as Record<Key, number> };
}
