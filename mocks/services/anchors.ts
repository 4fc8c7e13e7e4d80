/** Service for the anchor database. */
import { z } from 'zod';
import { ANCHOR_NUMBERS, ANCHOR_TEXTS, type AnchorFields, type AnchorRecord } from '@/api/contract/anchor';
import type { Environment } from './environment';
import { flagText, freeText, nameText, numberText, sameName } from './reference-fields';
import { done, failed, parseBody, type Answer } from './result';

/** Item in the list for one standard and diameter. */
type AnchorChoice = Pick<AnchorRecord<string>, 'id' | 'name' | 'avatar'>;

export interface AnchorService {
  list(): Answer<AnchorRecord<string>[]>;
  /**
   * Returns the anchors that are not deactivated, are declared for `standard` and have the thread size
   * `diameter` ('12' or 'M12').
   */
  choices(standard: string, diameter: string): Answer<AnchorChoice[]>;
  read(id: string): Answer<AnchorRecord<string>>;
  add(body: unknown): Answer<AnchorRecord<string>>;
  /** Changes a record. The name cannot be changed; only `setEfficient` changes `efficient`. */
  change(id: string, body: unknown): Answer<AnchorRecord<string>>;
  setEfficient(id: string, efficient: '0' | '1'): Answer<AnchorRecord<string>>;
  remove(id: string): Answer<null>;
}

interface StandardFields {
  declared: 'jgHave' | 'etaHave';
  diameter: 'jgDnom' | 'etaDnom';
}

const STANDARDS: Readonly<Record<string, StandardFields>> = {
  'JGJ145-2013': { declared: 'jgHave', diameter: 'jgDnom' },
  'EN1992-4': { declared: 'etaHave', diameter: 'etaDnom' },
};

const THREAD_IN_NAME = /\bM(8|10|12|16)\b/;

/**
 * Returns the thread size stated in the name. If the name states none, returns the outside diameter, which
 * is larger than the thread for sleeve and undercut anchors.
 */
export function threadSize(
  anchor: Pick<AnchorRecord<string>, 'name' | 'jgDnom' | 'etaDnom'>,
  field: StandardFields['diameter'],
) {
  return THREAD_IN_NAME.exec(anchor.name)?.[1] ?? String(Number(anchor[field]));
}

const anchorBody = z.object({
  name: nameText,
  avatar: z.string('must be the id of an uploaded picture').min(1, 'must be the id of an uploaded picture'),
  efficient: flagText,
  jgHave: flagText,
  etaHave: flagText,
  ...Object.fromEntries(ANCHOR_TEXTS.map((field) => [field, freeText])),
  ...Object.fromEntries(ANCHOR_NUMBERS.map((field) => [field, numberText])),
}) as unknown as z.ZodType<AnchorFields<string>>;

export function createAnchorService({ store }: Environment): AnchorService {
  const save = async (record: AnchorRecord<string>) => {
    await store.anchors.put(record);
    return done(record);
  };

  return {
    async list() {
      return done(await store.anchors.all());
    },
    async choices(standard, diameter) {
      if (!Object.hasOwn(STANDARDS, standard)) return failed(400, 'unknown_standard', { standard });
      const fields = STANDARDS[standard];
      const size = diameter.replace(/^M/i, '');
      const choices = (await store.anchors.all())
        .filter((anchor) => anchor.efficient === '1' && anchor[fields.declared] === '1')
        .filter((anchor) => threadSize(anchor, fields.diameter) === size)
        .map(({ id, name, avatar }) => ({ id, name, avatar }));
      return done(choices);
    },
    async read(id) {
      const anchor = await store.anchors.get(id);
      return anchor ? done(anchor) : failed(404, 'not_found');
    },
    async add(body) {
      const parsed = parseBody(anchorBody, body);
      if (!parsed.ok) return parsed;
      const { name } = parsed.value;
      const taken = (await store.anchors.all()).some((anchor) => sameName(anchor.name, name));
      return taken ? failed(409, 'name_taken', { name }) : done(await store.anchors.add(parsed.value));
    },
    async change(id, body) {
      const anchor = await store.anchors.get(id);
      if (!anchor) return failed(404, 'not_found');
      const parsed = parseBody(anchorBody, body);
      if (!parsed.ok) return parsed;
      if (parsed.value.name !== anchor.name) return failed(400, 'name_locked', { field: 'name' });
      return save({ ...anchor, ...parsed.value, efficient: anchor.efficient });
    },
    async setEfficient(id, efficient) {
      const anchor = await store.anchors.get(id);
      return anchor ? save({ ...anchor, efficient }) : failed(404, 'not_found');
    },
    async remove(id) {
      return (await store.anchors.remove(id)) ? done(null) : failed(404, 'not_found');
    },
  };
}
