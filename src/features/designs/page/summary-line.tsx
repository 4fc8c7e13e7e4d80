/** A verdict in one line: icon, word, utilisation, what governs. */
import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  MinusCircleOutlined,
} from '@ant-design/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useTranslate } from '@/features/design/current/use-translate';
import { utilisationText } from '@/report/figures';
import type { Translate } from '@/report/report-input';
import type { Summary } from '@/stores/shelf/entry';
import { rowKeyOf } from '@/verdict/governing';
import type { VerdictWord } from '@/verdict/verdict';
import styles from './cards.module.css';

const ICONS: Readonly<Record<VerdictWord, ReactElement>> = {
  verified: <CheckCircleFilled aria-hidden />,
  reservations: <ExclamationCircleFilled aria-hidden />,
  not_verified: <CloseCircleFilled aria-hidden />,
  nothing: <MinusCircleOutlined aria-hidden />,
};

/** Per cent of the limit of what governs; '' where nothing does. */
function shareText({ governing }: Summary, translate: Translate): string {
  if (governing === null) return '';
  return utilisationText(governing.utilisation, true, translate);
}

export function SummaryLine({ summary }: { summary: Summary | null }) {
  const { t } = useTranslation('loadList');
  const translate = useTranslate();
  if (summary === null) return <span className={styles.verdict}>–</span>;
  const { word, governing, stale } = summary;
  const mode = governing === null ? '' : t(`modes.${rowKeyOf(governing)}`);
  return (
    <span className={`${styles.verdict} ${styles[word]} ${stale ? styles.stale : ''}`} data-word={word}>
      <span className={styles.word}>
        {ICONS[word]} {translate(`results:verdict.words.${word}`)}
      </span>
      <span className={styles.share} title={mode}>
        {[shareText(summary, translate), mode].filter(Boolean).join(' ')}
      </span>
    </span>
  );
}
