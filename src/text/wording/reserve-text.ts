/** Text about a limit: how far an input can change before the verdict gets worse, and what then governs. */
import type { EvaluatedCandidate } from '@/design/search/evaluate-candidate';
import type { PastLimit, Limit } from '@/design/search/remedies-and-limits';
import type { LimitVariable } from '@/design/search/varied-inputs';
import { EDGE_NAMES, EDGES } from '@/quantities/edges';
import { formatValue, formatInput } from '@/text/format/format-number';
import { reservationText } from '@/text/wording/statement-text';
import type { Translate } from '@/text/wording/values';
import { governingSentence, verdictText } from '@/text/wording/verdict-text';

export type Limited = Limit & { kind: 'limited' };

export const LIMIT_COLUMNS = ['input', 'present', 'limit', 'distance', 'beyond', 'governs'] as const;
export type LimitRow = Readonly<Record<(typeof LIMIT_COLUMNS)[number], string>>;

export function limitName({ key }: { key: string }, translate: Translate): string {
  const edge = EDGE_NAMES.find((name) => name === key);
  if (edge !== undefined) return translate('design:layout.edge', { side: EDGES[edge].label });
  const [part, component] = key.split('.');
  if (component !== undefined) return translate(`limits:inputs.${part}`, { name: component });
  return translate(key === 'loads' ? 'limits:inputs.loads' : `explore:levers.${key}`);
}

function valueText({ kind, unit }: LimitVariable, value: number | string): string {
  if (typeof value === 'string') return value;
  return kind === 'loads' ? `× ${formatInput(value)}` : `${formatInput(value)} ${unit}`;
}

/** Returns why the verdict is worse beyond the limit: broken rule, failing check or new reservations. */
function reasonText(beyond: PastLimit, present: EvaluatedCandidate, translate: Translate): string {
  if (beyond.kind === 'refused') {
    const { key, values = {} } = beyond.rule;
    const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
    return translate(`error:${key}`, Object.fromEntries(texts) as Record<string, string>);
  }
  const { word, governing, reservations } = beyond.judged;
  if (word === 'not_verified') return governingSentence(governing, translate);
  return reservations
    .filter(({ code }) => present.reservations.every((one) => one.code !== code))
    .map((one) => reservationText(one, translate))
    .join(' ');
}

export const limitRow = (
  { variable, limit, distance, beyond }: Limited,
  present: EvaluatedCandidate,
  translate: Translate,
): LimitRow => ({
  input: limitName(variable, translate),
  present: valueText(variable, variable.from),
  limit: valueText(variable, limit),
  distance: `${formatValue(100 * distance, 'percent')} %`,
  beyond:
    beyond.kind === 'refused' ? translate('limits:refused') : verdictText(beyond.judged.word, translate),
  governs: reasonText(beyond, present, translate),
});

/** Returns the sentence about an input without a limit; '' for every other kind of limit. */
export const freeText = ({ kind, variable }: Limit, translate: Translate): string =>
  kind === 'free' ? translate(`limits:free.${variable.kind}`, { name: limitName(variable, translate) }) : '';
