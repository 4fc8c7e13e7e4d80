/** Lists the values of a saved project that were replaced in the design because they could not be read. */
import { savedDesign } from '@/design/file/data-save';
import { restoreDesign } from '@/design/model/design-schema';
import { resetFields, type ResetField } from '@/design/model/reset-fields';
import { isObject } from '@/design/model/untrusted';

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (isObject(value) && Object.values(value).every(isNothing));

/**
 * Lists the values in the saved text that were replaced when the design was read. Names that do not occur in
 * the text are not listed, because other programs save only some of the names.
 */
export function unreadableValues(text: string): readonly ResetField[] {
  const saved = savedDesign(text);
  if (saved === undefined) return [];
  return resetFields(saved, restoreDesign(saved)).filter(
    ({ found, taken }) => !isNothing(found) && taken !== undefined,
  );
}
