/** The verdict on the open design for all its loads, with which every Explore answer is compared. */
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CandidateOutcome } from '@/design/search/evaluate-candidate';
import { useGoverningText } from '@/features/current-design/use-governing-text';
import { useTranslate } from '@/features/current-design/use-translate';
import { VerdictText } from '@/features/explore/answer';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { undo, useHistory } from '@/stores/design/design-store';
import { combinationName } from '@/wording/verdict-text';
import styles from '@/features/explore/explore.module.css';

export function PresentState({ present: end }: { present: CandidateOutcome | null }) {
  const { t } = useTranslation('explore');
  const translate = useTranslate();
  const failureText = useFailureText();
  const words = useGoverningText();
  const { canUndo } = useHistory();
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
