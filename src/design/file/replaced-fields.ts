/**
 * Lists the fields of a design file that could not be read as written, so that no default is applied
 * unnoticed.
 */
import { codedDesign } from '@/design/model/coded-design';
import type { Design } from '@/design/model/design-state';
import { isObject, numeric } from '@/design/model/untrusted';

export interface ReplacedField {
  /** Dot path in the design. */
  path: string;
  /** Value in the file; undefined if the field is missing there. */
  found: unknown;
  /** Value used in the design, a choice as its documented code; undefined if the design has no such field. */
  taken: unknown;
}

/**
 * Fields added in later versions. Older files do not contain these fields, so their defaults replace no
 * value and are not reported.
 */
const LATER: ReadonlySet<string> = new Set([
  'elastic',
  'unlocked',
  'variants',
  'concrete.gradeReadAt',
  'profile.chosen.readAt',
  'elastic.chosen.readAt',
  'layout.slots',
  'layout.slotLength',
  'loads.list',
  'loads.shown',
  'loads.onlyChosen',
  ...[
    'position',
    'revision',
    'changes',
    'instruction',
    'checker',
    'approver',
    'designedOn',
    'checkedOn',
    'approvedOn',
  ].map((name) => `project.${name}`),
]);

const under = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);

/**
 * True for a field in `LATER`, also within a variant: the path of the variant is removed before the lookup.
 */
const isLater = (path: string) => LATER.has(path.replace(/^variants\.\d+\.design\./, ''));

function ofObjects(
  found: Readonly<Record<string, unknown>>,
  taken: Readonly<Record<string, unknown>>,
  path: string,
): ReplacedField[] {
  const known = Object.keys(taken).flatMap((key) => {
    if (Object.hasOwn(found, key)) return between(found[key], taken[key], under(path, key));
    return isLater(under(path, key)) ? [] : [{ path: under(path, key), found: undefined, taken: taken[key] }];
  });
  const unknown = Object.keys(found)
    .filter((key) => !Object.hasOwn(taken, key))
    .map((key) => ({ path: under(path, key), found: found[key], taken: undefined }));
  return [...known, ...unknown];
}

function between(found: unknown, taken: unknown, path: string): ReplacedField[] {
  if (found === taken || numeric(found) === taken) return [];
  if (Array.isArray(found) && Array.isArray(taken) && found.length === taken.length)
    return taken.flatMap((item, index) => between(found[index], item, under(path, index)));
  if (isObject(found) && isObject(taken)) return ofObjects(found, taken, path);
  return [{ path, found, taken }];
}

/**
 * Lists replaced fields. `raw` is the design as written in the file. A string converted to a number is not
 * reported. If items of a list were dropped, the whole list is reported.
 */
export const replacedFields = (raw: unknown, design: Design): ReplacedField[] =>
  between(raw, codedDesign(design), '');
