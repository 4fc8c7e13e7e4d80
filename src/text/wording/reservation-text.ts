/** Text for a reservation, the same on screen and in the report. */
import type { RowKey, Statement } from '@/design/verdict/checks';
import type { VerdictWord } from '@/design/verdict/ledger';
import type { Reservation } from '@/design/verdict/reservations';
import { statementText } from '@/text/wording/statement-text';
import type { Translate } from '@/text/wording/translate';
import { utilisationText } from '@/text/wording/values';
import { checkName, combinationName, verdictText } from '@/text/wording/verdict-text';

/**
 * Returns the text; it begins with the name of the loads if the reservation concerns loads that are not
 * displayed.
 */
export function reservationText(one: Statement & Pick<Reservation, 'under'>, translate: Translate): string {
  const { mode, word, check, utilisation } = one.values;
  const nameOf = (key: unknown) => checkName(key as RowKey, {}, translate);
  const values = {
    ...one.values,
    ...(typeof mode === 'string' && { mode: nameOf(mode) }),
    ...(typeof word === 'string' && {
      word: verdictText(word as VerdictWord, translate),
      figure:
        check === undefined
          ? ''
          : translate('results:verdict.elasticFigure', {
              value: utilisationText(Number(utilisation), true, translate),
              name: nameOf(check),
            }),
    }),
  };
  const text = statementText({ ...one, values }, translate);
  return one.under === undefined
    ? text
    : translate('results:verdict.under_loads', { loads: combinationName(one.under, translate), text });
}
