/** Text of a finding about an impossible or doubtful value. */
import { useTranslation } from 'react-i18next';
import { formatLimit } from '@/features/administration/records/numeric-text';
import type { Finding } from '@/quantities/plausible/rule';

interface FindingTexts {
  /** Displayed unit. */
  unit: string;
  /** Factor to convert from the displayed unit to the unit of the limits. @default 1 */
  scale?: number;
  /** Names of the values that determine the limits. */
  by: readonly string[];
  /** Name of the other standard, under which the record contains a different value. */
  other?: string;
}

/** Maximum number of names in one message; more names would make the sentence too long. */
const MOST_NAMES = 2;

export function useFindingText() {
  const { t, i18n } = useTranslation('databases');
  return ({ code, grade, low, high }: Finding<string>, words: FindingTexts): string => {
    const { unit, scale = 1, by, other = '' } = words;
    if (code === 'missing') return t('finding.missing');
    const shown = (value: number) => `${formatLimit(value / scale)}${unit === '' ? '' : ` ${unit}`}`;
    if (code === 'differs') return t('finding.differs', { other, value: shown(low) });
    const limits =
      low === high
        ? shown(low)
        : high === Infinity
          ? t('finding.atLeast', { low: shown(low) })
          : low === 0
            ? t('finding.atMost', { high: shown(high) })
            : t('finding.between', { low: formatLimit(low / scale), high: shown(high) });
    const sentence = t(`finding.${grade}`, { limits });
    if (by.length === 0) return sentence;
    const names =
      by.length > MOST_NAMES
        ? t('finding.others')
        : new Intl.ListFormat(i18n.language === 'cn' ? 'zh' : 'en').format(by);
    return t('finding.by', { sentence, names });
  };
}
