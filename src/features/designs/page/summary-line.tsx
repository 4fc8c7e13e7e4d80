/** A verdict in two lines: icon and text, then utilisation and governing check. */
import {
  CheckCircleFilled,
  CheckCircleOutlined,
  CloseCircleFilled,
  ExclamationCircleFilled,
  MinusCircleOutlined,
  QuestionCircleOutlined,
} from '@ant-design/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Summary } from '@/design/saved-designs/entry';
import { rowKeyOf } from '@/design/verdict/checks';
import type { VerdictWord } from '@/design/verdict/ledger';
import { utilisationText } from '@/wording/figures';
import styles from '@/features/designs/page/cards.module.css';

const ICONS: Readonly<Record<VerdictWord, ReactElement>> = {
  verified: <CheckCircleFilled aria-hidden />,
  verified_rigid: <CheckCircleOutlined aria-hidden />,
  reservations: <ExclamationCircleFilled aria-hidden />,
  incomplete: <QuestionCircleOutlined aria-hidden />,
  not_verified: <CloseCircleFilled aria-hidden />,
  nothing: <MinusCircleOutlined aria-hidden />,
};

export function SummaryLine({ summary }: { summary: Summary | null }) {
  const { t } = useTranslation(['results', 'loadList']);
  if (summary === null) return <span className={styles.verdict}>–</span>;
  const { word, governing, stale } = summary;
  const mode = governing === null ? '' : t(`loadList:modes.${rowKeyOf(governing)}`);
  // Utilisation as text: "unbounded" if no resistance is left; empty if no check governs.
  const share =
    governing === null ? '' : utilisationText(governing.utilisation, true, () => t('results:unbounded'));
  return (
    <span className={`${styles.verdict} ${styles[word]} ${stale ? styles.stale : ''}`} data-word={word}>
      <span className={styles.word}>
        {ICONS[word]} {t(`results:verdict.words.${word}`)}
      </span>
      <span className={styles.share} title={mode}>
        {[share, mode].filter(Boolean).join(' ')}
      </span>
    </span>
  );
}
