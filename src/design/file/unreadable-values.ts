/** Lists the values of a saved project that were replaced in the design because they could not be read. */
import { savedDesign } from '@/design/file/data-save';
import { restoreDesign } from '@/design/model/design-schema';
import { resetFields, type ResetField } from '@/design/model/reset-fields';
import { isObject } from '@/design/model/untrusted-values';

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (isObject(value) && Object.values(value).every(isNothing));

/** Values replaced on reading; names not in the text don't count: others save only some of them. */
export function unreadableValues(text: string): readonly ResetField[] {
  const saved = savedDesign(text);
  if (saved === undefined) return [];
  return resetFields(saved, restoreDesign(saved)).filter(
    ({ found, taken }) => !isNothing(found) && taken !== undefined,
  );
}
