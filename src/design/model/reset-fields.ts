/** Fields of a stored design that could not be read, and those inputs that nobody has confirmed. */
import { codedDesign } from '@/design/model/coded-design';
import { PROJECT_TEXTS, type Design, type UnconfirmedInput, isFieldInUse } from '@/design/model/design-state';
import { hashText } from '@/design/model/fingerprint';
import { isObject, numeric } from '@/design/model/untrusted-values';

export interface ResetField {
  /** Dot path in the design. */
  path: string;
  /** Value in the file; undefined if the field is missing there. */
  found: unknown;
  /** Value used in the design, a choice as its documented code; undefined if the design has no such field. */
  taken: unknown;
}

/** Texts about the project that the first version had. */
const FIRST_TEXTS = ['project', 'company', 'designer', 'address', 'telephone', 'mail', 'remark'];

/** Fields of later versions: older files lack them, so their defaults replace no value. */
const LATER: ReadonlySet<string> = new Set([
  'elastic',
  'unlocked',
  'unconfirmed',
  'variants',
  'concrete.gradeReadAt',
  'profile.chosen.readAt',
  'elastic.chosen.readAt',
  'plate.f_y',
  'layout.slots',
  'layout.slotLength',
  'loads.list',
  'loads.shown',
  'loads.onlyChosen',
  ...Object.keys(PROJECT_TEXTS).flatMap((name) => (FIRST_TEXTS.includes(name) ? [] : [`project.${name}`])),
]);

const under = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);

/** True for a field in `LATER`, also within a variant. */
const isLater = (path: string) => LATER.has(path.replace(/^variants\.\d+\.design\./, ''));

function ofObjects(
  found: Readonly<Record<string, unknown>>,
  taken: Readonly<Record<string, unknown>>,
  path: string,
): ResetField[] {
  const known = Object.keys(taken).flatMap((key) => {
    if (Object.hasOwn(found, key)) return between(found[key], taken[key], under(path, key));
    return isLater(under(path, key)) ? [] : [{ path: under(path, key), found: undefined, taken: taken[key] }];
  });
  const unknown = Object.keys(found)
    .filter((key) => !Object.hasOwn(taken, key))
    .map((key) => ({ path: under(path, key), found: found[key], taken: undefined }));
  return [...known, ...unknown];
}

function between(found: unknown, taken: unknown, path: string): ResetField[] {
  if (found === taken || numeric(found) === taken) return [];
  // A choice may be stored as a number or as its text.
  if (typeof found === 'number' && typeof taken === 'string' && String(found) === taken) return [];
  if (Array.isArray(found) && Array.isArray(taken) && found.length === taken.length)
    return taken.flatMap((item, index) => between(found[index], item, under(path, index)));
  if (isObject(found) && isObject(taken)) return ofObjects(found, taken, path);
  return [{ path, found, taken }];
}

/** Lists replaced fields of `raw`, but no text of a number; a list with dropped items is one field. */
export const resetFields = (raw: unknown, design: Design): ResetField[] =>
  between(raw, codedDesign(design), '');

/** Parts of a design that no calculation uses, or that have unconfirmed inputs of their own. */
const NOT_CALCULATED = new Set(['project', 'variants', 'unconfirmed']);

/** Maximum number of characters of an unreadable value that are stored. */
const LONGEST_TEXT = 40;

/** True for a value that was not saved: other programs save only some of the names. */
const isMissing = (value: unknown): boolean =>
  value === undefined || (isObject(value) && Object.values(value).every(isMissing));

const hashOf = (value: unknown): string => hashText(JSON.stringify(value) ?? '');

function shortText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)} …` : text;
}

/**
 * Lists the inputs of a stored design `raw` that could not be read; `design` contains their defaults. In a
 * whole design, which contains every input, a missing input counts too.
 */
export const unreadInputs = (raw: unknown, design: Design, isWhole: boolean): UnconfirmedInput[] =>
  resetFields(raw, design)
    .filter(
      ({ path, found, taken }) =>
        (isWhole || !isMissing(found)) && taken !== undefined && !NOT_CALCULATED.has(path.split('.')[0]),
    )
    .map(({ path, found, taken }) => ({ field: path, text: shortText(found), taken: hashOf(taken) }));

function valueAt(value: unknown, path: string): unknown {
  let found = value;
  for (const key of path.split('.'))
    found = isObject(found) || Array.isArray(found) ? (found as Record<string, unknown>)[key] : undefined;
  return found;
}

/** Returns unread inputs in use that still have their default; a damaged entry stays open. */
export function openInputs(design: Design): readonly UnconfirmedInput[] {
  const { unconfirmed } = design;
  if (unconfirmed === undefined) return [];
  const coded = codedDesign(design);
  return unconfirmed.filter(
    ({ field, taken }) =>
      taken === '' || (isFieldInUse(design, field) && hashOf(valueAt(coded, field)) === taken),
  );
}
