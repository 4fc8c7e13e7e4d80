/** Names for the parts of a response, as in results and reports. */
import type { TFunction } from 'i18next';
import type { ExpectedValue, ValuePart } from '@/examples/expected-values';

type Translate = TFunction<['proof', 'results']>;

export function partText(t: Translate, part: ValuePart): string {
  if (part === 'plate') return t('proof:parts.plate');
  return part === 'combined' ? t('results:combined') : t(`results:modes.${part}`);
}

const COMBINED = ['steel', 'concrete', 'linear', 'overall'] as const;

/** Returns the text for the edge, direction or table row; for a combined check, its name. */
export function ofText(t: Translate, { part, of }: ExpectedValue): string {
  const row = COMBINED.find((name) => name === of);
  return part === 'combined' && row ? t(`proof:combined.${row}`) : of;
}
