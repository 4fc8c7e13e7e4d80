/** The verdict in one of four words, with the row that decides. */
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { governingText, wordText } from '@/report/verdict-text';
import type { DesignVerdict } from '@/verdict/verdict';
import { useTranslate } from './use-translate';
import { VERDICT_ICONS } from './verdict-mark';
import styles from './verdict.module.css';

interface VerdictHeadlineProps {
  verdict: DesignVerdict;
  answer: CheckAnswerOnWire;
  /** The loads that were checked; null where they are not known. */
  combination: string | null;
  /** Leads to the calculation of what governs. */
  onOpen: () => void;
}

export function VerdictHeadline({ verdict, answer, combination, onOpen }: VerdictHeadlineProps) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const { word, governing } = verdict;
  const shown = governing && governingText(governing, answer, translate);
  const beside = [shown?.anchors ?? '', combination ?? ''].filter((text) => text !== '').join(' · ');
  return (
    <div className={`${styles.headline} ${styles[word]}`} data-testid="overall" data-verdict={word}>
      <div className={styles.word}>
        {VERDICT_ICONS[word]} {wordText(word, translate)}
      </div>
      {shown ? (
        <>
          <div className={styles.governing}>
            <Button
              type="link"
              size="small"
              className={styles.open}
              title={t('verdict.openGoverning')}
              onClick={onOpen}
            >
              {`${shown.name}:`}
            </Button>{' '}
            <b>{shown.value}</b>
          </div>
          {beside !== '' && <div className={styles.beside}>{beside}</div>}
        </>
      ) : (
        <div className={styles.beside}>{t('verdict.noForces')}</div>
      )}
    </div>
  );
}
