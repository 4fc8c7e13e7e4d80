/** Service for the profile database, organised by series. */
import { z } from 'zod';
import type { SectionSteel } from '@/api/contract/references';
import type { Environment } from './environment';
import { nameText, numberText, sameName } from './reference-fields';
import { done, failed, parseBody, type Answer } from './result';

export interface SectionSteelService {
  list(type: string): Answer<SectionSteel[]>;
  read(id: string): Answer<SectionSteel>;
  add(body: unknown): Answer<SectionSteel>;
  /** Changes a record, except for its name and series. */
  change(id: string, body: unknown): Answer<SectionSteel>;
  remove(id: string): Answer<null>;
}

/** Codes of the steel section series in the requirements documents. */
const SERIES: readonly string[] = [
  ...['11', '12', '13', '14', '15', '16', '17', '21', '31', '41', '42', '51'],
  ...['61', '71', '72', '81', '91', '101'],
];

const sectionSteelBody = z.object({
  name: nameText,
  type: z
    .union([z.string(), z.number()])
    .transform((type) => String(type).trim())
    .refine((type) => SERIES.includes(type), 'must be a series code from 11 to 101'),
  h: numberText,
  w: numberText,
  t: numberText,
  ft: numberText,
});

export function createSectionSteelService({ store }: Environment): SectionSteelService {
  return {
    async list(type) {
      if (!SERIES.includes(type)) return failed(400, 'unknown_series', { type });
      return done(await store.sectionSteels.where('type', type));
    },
    async read(id) {
      const profile = await store.sectionSteels.get(id);
      return profile ? done(profile) : failed(404, 'not_found');
    },
    async add(body) {
      const parsed = parseBody(sectionSteelBody, body);
      if (!parsed.ok) return parsed;
      const { name, type } = parsed.value;
      const series = await store.sectionSteels.where('type', type);
      if (series.some((profile) => sameName(profile.name, name))) return failed(409, 'name_taken', { name });
      return done(await store.sectionSteels.add(parsed.value));
    },
    async change(id, body) {
      const profile = await store.sectionSteels.get(id);
      if (!profile) return failed(404, 'not_found');
      const parsed = parseBody(sectionSteelBody, body);
      if (!parsed.ok) return parsed;
      const locked = (['name', 'type'] as const).find((field) => parsed.value[field] !== profile[field]);
      if (locked) return failed(400, 'name_locked', { field: locked });
      const changed = { ...profile, ...parsed.value };
      await store.sectionSteels.put(changed);
      return done(changed);
    },
    async remove(id) {
      return (await store.sectionSteels.remove(id)) ? done(null) : failed(404, 'not_found');
    },
  };
}
