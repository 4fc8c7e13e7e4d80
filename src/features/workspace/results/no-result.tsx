/** Shown instead of a result: not calculated yet, being calculated, or last run failed. */
import { useQueryClient, type Query } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/contract/failure';
import { fieldNamedBy } from '@/design/requests/request-fields';
import { useRunState } from '@/features/current-design/use-run-state';
import { useFirstReason } from '@/features/current-design/use-standing';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { ErrorState } from '@/shared/ui/error-state';
import { SentenceText } from '@/shared/ui/sentence-text';
import { useDesignStore } from '@/stores/design/design-store';
import { useRunStore } from '@/stores/run';
import styles from '@/features/workspace/results/results.module.css';

interface NoResultProps {
  /** True if results update while the user is typing. */
  isLive: boolean;
  onField: (field: string) => void;
  onCalculate: () => void;
}

/** Reason why a record that the design needs could not be read, with a button that reads it again. */
function NotRead({ failure }: { failure: ApiFailure }) {
  const { t } = useTranslation('design');
  const client = useQueryClient();
  const isFailed = ({ state }: Query) => state.error !== null;
  return (
    <ErrorState
      title={t('loadFailed')}
      reason={useFailureText()(failure)}
      onRetry={() => void client.refetchQueries({ predicate: isFailed })}
    />
  );
}

export function NoResult({ isLive, onField, onCalculate }: NoResultProps) {
  const { t } = useTranslation(['results', 'design']);
  const interruption = useDesignStore((state) => state.interruption);
  const isRunning = useRunStore(
    ({ progress, isAsked, waits }) => waits === 'pressed' || (isAsked && progress !== null),
  );
  const runState = useRunState();
  const reasonOf = useFirstReason();
  const state = isRunning ? 'running' : interruption === null ? 'never' : interruption.kind;
  const failure =
    !isRunning && interruption !== null && 'failure' in interruption ? interruption.failure : null;
  const said = failure?.message ?? '';
  const field = said === '' ? null : fieldNamedBy(said, useDesignStore.getState().design);
  const missing = runState.kind === 'invalid' ? reasonOf(runState.reasons).text : null;
  const isNext = runState.kind === 'running';
  const hint =
    state === 'running'
      ? null
      : state === 'never' && isLive
        ? (missing ?? t('absence.never.live'))
        : state === 'outOfDate'
          ? (missing ?? t(isNext ? 'absence.outOfDate.next' : 'absence.outOfDate.hint'))
          : t(`absence.${state}.hint`);
  return (
    <div className={styles.empty} data-testid="no-result" data-state={state}>
      <p className={styles.emptyTitle}>{t(`absence.${state}.title`)}</p>
      {said !== '' && (
        <p>
          <SentenceText text={said} />{' '}
          {field !== null && (
            <Button type="link" size="small" onClick={() => onField(field)}>
              {t('design:actions.toField')}
            </Button>
          )}
        </p>
      )}
      {runState.kind === 'notRead' && <NotRead failure={runState.failure} />}
      {hint !== null && <p>{hint}</p>}
      {state === 'outOfDate' && !isNext && (
        <Button onClick={onCalculate}>{t('design:actions.calculate')}</Button>
      )}
    </div>
  );
}
