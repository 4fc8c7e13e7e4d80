/** A verdict in two lines: icon and text, then utilisation and governing check. */
import { useTranslation } from 'react-i18next';
import type { Summary } from '@/design/saved-designs/saved-design';
import { rowKeyOf } from '@/design/verdict/checks';
import { VERDICT_ICONS } from '@/features/current-design/verdict-mark';
import { utilisationText } from '@/text/wording/values';
import words from '@/features/current-design/verdict.module.css';
import styles from '@/features/designs/page/cards.module.css';

export function SummaryLine({ summary }: { summary: Summary | null }) {
  const { t } = useTranslation(['results', 'loadList']);
  if (summary === null) return <span className={styles.verdict}>–</span>;
  const { word, governing, stale } = summary;
  const mode = governing === null ? '' : t(`loadList:modes.${rowKeyOf(governing)}`);
  // Utilisation as text: "unbounded" if no resistance is left; empty if no check governs.
  const share =
    governing === null ? '' : utilisationText(governing.utilisation, true, () => t('results:unbounded'));
  return (
    <span className={`${styles.verdict} ${words[word]} ${stale ? styles.stale : ''}`} data-word={word}>
      <span className={`clipped ${styles.word}`}>
        {VERDICT_ICONS[word]} {t(`results:verdict.words.${word}`)}
      </span>
      <span className="clipped" title={mode}>
        {[share, mode].filter(Boolean).join(' ')}
      </span>
    </span>
  );
}
