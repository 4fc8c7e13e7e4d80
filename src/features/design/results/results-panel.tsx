/** The right side of the workspace: nothing yet, or the result. What shows a result is loaded while it is calculated. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm';
import { AreaBoundary } from '@/shared/ui/area-boundary';
import { latePart } from '@/shared/ui/late-part';
import type { ResultsContentProps } from './results-content';
import styles from './results.module.css';
import { usePickedRow } from './use-picked-row';

const ResultsContent = latePart(async () => (await import('./results-content')).ResultsContent);

interface ResultsPanelProps extends Omit<ResultsContentProps, 'answer' | 'tab' | 'onTab'> {
  running: boolean;
  answer: CheckAnswerOnWire | null;
}

export function ResultsPanel({ running, answer, ...shown }: ResultsPanelProps) {
  const { t } = useTranslation('results');
  const panel = useRef<HTMLDivElement>(null);
  const { tab, setTab } = usePickedRow(panel);
  useEffect(() => {
    if (running) ResultsContent.preload();
  }, [running]);
  if (answer === null) {
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>{t('none')}</p>
        <p>{t('noneHint')}</p>
      </div>
    );
  }
  return (
    <div className={styles.results} ref={panel}>
      <AreaBoundary>
        <ResultsContent answer={answer} tab={tab} onTab={setTab} {...shown} />
      </AreaBoundary>
    </div>
  );
}
