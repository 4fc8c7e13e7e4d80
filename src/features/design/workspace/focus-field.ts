/** From a warning or a dimension to the field behind it. */
import { fieldId } from '../panels/problems';

/** Moves the focus to the input of a field; a field that the panel does not show stays where it is. */
export function focusField(field: string): void {
  const input = document.getElementById(fieldId(field));
  input?.scrollIntoView({ block: 'center' });
  input?.focus();
}
