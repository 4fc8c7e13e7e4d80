/** Text for a reservation, the same on screen and in the report. */
import type { Reservation } from '@/design/verdict/reservations';
import type { ModeKey } from '@/design/verdict/rows';
import { statementText } from '@/wording/statement-text';
import type { Translate } from '@/wording/translate';
import { combinationName, modeName } from '@/wording/verdict-text';

/**
 * Returns the text; it begins with the name of the loads if the reservation concerns loads that are not
 * displayed.
 */
export function reservationText(one: Reservation, translate: Translate): string {
  const { mode } = one.values;
  const values =
    typeof mode === 'string' ? { ...one.values, mode: modeName(mode as ModeKey, {}, translate) } : one.values;
  const text = statementText({ ...one, values }, translate);
  return one.under === undefined
    ? text
    : translate('results:verdict.under_loads', { loads: combinationName(one.under, translate), text });
}
