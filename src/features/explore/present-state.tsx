/** The verdict on the open design over all its loads: what every answer is measured by. */
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { combinationName } from '@/report/verdict-text';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useDesignHistory } from '@/stores/design/design-store';
import type { CandidateOutcome } from '@/design/search/evaluate-candidate';
import { useTranslate } from '@/features/current-design/use-translate';
import type { AnswerProps } from './answer';
import styles from './explore.module.css';
import { useSearch } from './use-search';
import { useGoverningText } from './use-governing-words';
import { VerdictText } from './verdict-words';

export function PresentState({ open }: AnswerProps) {
  const { t } = useTranslation('explore');
  const translate = useTranslate();
  const failureText = useFailureText();
  const words = useGoverningText();
  const { undo, canUndo } = useDesignHistory();
  const [end, setEnd] = useState<CandidateOutcome | null>(null);
  useSearch(async ({ evaluateCandidate, signal }) => {
    const found = await evaluateCandidate(open);
    if (!signal.aborted) setEnd(found);
  });
  return (
    <div className={styles.present} data-testid="present">
      <b>{t('present')}</b>
      {end === null && <span className={styles.muted}>{t('reading')}</span>}
      {end?.kind === 'judged' && (
        <>
          <VerdictText outcome={end} />
          <span>{words(end.governing)}</span>
          <span className={styles.muted}>{combinationName(end.worst, translate)}</span>
        </>
      )}
      {end?.kind === 'unanswered' && <span>{t('unanswered', { reason: failureText(end.failure) })}</span>}
      <Button size="small" disabled={!canUndo} onClick={undo} style={{ marginInlineStart: 'auto' }}>
        {t('undo')}
      </Button>
    </div>
  );
}
