/** Values of a saved project that its design replaces, because they could not be read. */
import { savedDesign } from '@/design/file/data-save';
import { replacedFields, type ReplacedField } from '@/design/file/replaced-fields';
import { restoreDesign } from '@/design/model/design-schema';
import { isObject } from '@/design/model/untrusted';

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (isObject(value) && Object.values(value).every(isNothing));

/**
 * Lists the values of the text that are missing in the design read from it. Names that the text does not have
 * are not listed: other programs save only some of them.
 */
export function unreadValues(text: string): readonly ReplacedField[] {
  const saved = savedDesign(text);
  if (saved === undefined) return [];
  return replacedFields(saved, restoreDesign(saved)).filter(
    ({ found, taken }) => !isNothing(found) && taken !== undefined,
  );
}
