/** Fields of a design file that could not be read as written, so that no default is used unnoticed. */
import { codedDesign } from '@/design/model/coded-design';
import type { Design } from '@/design/model/design-state';
import { isObject, numeric } from '@/design/model/untrusted';

export interface ReplacedField {
  /** Dot path in the design. */
  path: string;
  /** As the file has it; undefined where it has nothing. */
  found: unknown;
  /** Value in the design, by its code; undefined if it has no such field. */
  taken: unknown;
}

/** Came with later versions: a file without them is an older one, and they stand for nothing. */
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

/** The rule for a variant is the same as for the design. */
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
 * `raw`: the design as the file has it. A text that is a number and became one is not named. Of lists that
 * lost items, the list as a whole is.
 */
export const replacedFields = (raw: unknown, design: Design): ReplacedField[] =>
  between(raw, codedDesign(design), '');
