/**
 * Messages about loads and checks that a verdict does not cover, the same on screen, in the report and on a
 * card.
 */
import type { Missing } from '@/design/verdict/missing';
import { isNotCarriedOut } from '@/design/verdict/reservations';
import { statementText } from '@/text/wording/statement-text';
import type { Translate } from '@/text/wording/translate';
import { checkName } from '@/text/wording/verdict-text';

/** Returns 'Combination 2', or the name of a load list row. */
const loadsName = ({ combination, row }: Missing['values'], translate: Translate): string =>
  row === undefined
    ? translate('results:combinations.name', { no: String(combination) })
    : translate('results:combinations.row', { name: String(row) });

export function missingText(
  { code, values, checks = [] }: Missing,
  answer: Parameters<typeof checkName>[1],
  translate: Translate,
): string {
  // The reasons for stand-off plates have no separate sentences: those of the remarks with the same code are
  // used.
  if (isNotCarriedOut({ code })) return statementText({ code, values }, translate);
  const names = checks.map((check) => checkName(check, answer, translate));
  const { count: open, of, ...others } = values;
  return translate(`results:missing.${code}`, {
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
    // The noun in these messages agrees with the total number, so `count` is the total number.
    ...(of !== undefined && { open: String(open), count: Number(of) }),
    ...(code === 'other_loads' && { loads: loadsName(values, translate) }),
    ...(names.length > 0 && { checks: names.join(translate('results:verdict.between')) }),
  });
}
