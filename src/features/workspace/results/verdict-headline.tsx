/** The verdict in one of five words, with the row that decides, and in grey what was taken for granted. */
import { LoadingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  anchorsText,
  assumptionText,
  anchorsAndCombination,
  combinationName,
  governingText,
  namedFactors,
  verdictText,
} from '@/report/verdict-text';
import type { StoredResult } from '@/design/verdict/stored-result';
import type { DesignVerdict } from '@/design/verdict/verdict';
import type { Overall } from '@/design/verdict/design-verdict';
import { useTranslate } from '@/features/current-design/use-translate';
import { VERDICT_ICONS } from '@/features/current-design/verdict-mark';
import styles from '@/features/current-design/verdict.module.css';

interface VerdictHeadlineProps {
  verdict: Pick<DesignVerdict, 'assumptions' | 'rigidity'>;
  /** Over all combinations and rows of the load list. */
  overall: Overall;
  result: Pick<StoredResult, 'answer' | 'request' | 'row'>;
  /** Leads to the calculation of what governs, by way of its combination. */
  onOpen: () => void;
  /** Other loads are being calculated. */
  isRunning: boolean;
}

export function VerdictHeadline({ verdict, overall, result, onOpen, isRunning }: VerdictHeadlineProps) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const { answer } = result;
  const { word, governing, worst, calculated } = overall;
  const shown = governing && governingText(governing, answer, translate);
  const beside =
    worst === null
      ? anchorsAndCombination(shown?.anchors ?? '', result, translate)
      : [
          combinationName(worst, translate),
          namedFactors(worst),
          anchorsText(governing?.anchors ?? '', translate),
        ]
          .filter((part) => part !== '')
          .join(' · ');
  const assumptions = assumptionText(verdict, translate);
  return (
    <div className={`${styles.headline} ${styles[word]}`} data-testid="overall" data-verdict={word}>
      <div className={styles.word}>
        {isRunning && word === 'incomplete' ? (
          <>
            <LoadingOutlined />{' '}
            {t('verdict.running', { done: String(calculated.done), total: String(calculated.total) })}
          </>
        ) : (
          <>
            {VERDICT_ICONS[word]} {verdictText(word, translate)}
          </>
        )}
      </div>
      {shown ? (
        <div className={styles.governing}>
          <Button
            type="link"
            size="small"
            className={styles.open}
            title={t('verdict.openGoverning')}
            onClick={onOpen}
          >
            {t('verdict.label', { name: shown.name })}
          </Button>{' '}
          <b>{shown.value}</b>
        </div>
      ) : (
        <div>{t('verdict.noForces')}</div>
      )}
      {beside !== '' && <div className={styles.beside}>{beside}</div>}
      {assumptions !== '' && (
        <div className={styles.beside} data-testid="assumptions">
          {assumptions}
        </div>
      )}
    </div>
  );
}
