/** Shown instead of a result: not calculated yet, being calculated, or last run failed. */
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { fieldNamedBy } from '@/design/input/request-fields';
import { NotLoadedNotice } from '@/features/current-design/not-loaded-notice';
import { useChosenAnchor, useConcretes } from '@/features/current-design/use-records';
import { useRunState } from '@/features/current-design/use-run-state';
import { useFirstReason } from '@/features/current-design/use-standing';
import { SentenceText } from '@/shared/ui/sentence-text';
import { useDesignStore } from '@/stores/design/design-store';
import { usePageCommandsStore } from '@/stores/page-commands';
import { useRunStore } from '@/stores/run';
import styles from '@/features/workspace/results/results.module.css';

interface NoResultProps {
  /** True if results update while the user is typing. */
  isLive: boolean;
  onField: (field: string) => void;
}

export function NoResult({ isLive, onField }: NoResultProps) {
  const { t } = useTranslation(['results', 'design']);
  const interruption = useDesignStore((state) => state.interruption);
  const isOutOfDate = interruption?.kind === 'outOfDate';
  const isRunning = useRunStore(
    ({ progress, isAsked, waits }) => waits === 'pressed' || ((isAsked || isOutOfDate) && progress !== null),
  );
  const runState = useRunState();
  const standard = useDesignStore(({ design }) => design.standardType);
  const notRead = [useChosenAnchor().query, useConcretes(standard).query].find(({ isError }) => isError);
  const reasonOf = useFirstReason();
  const state = isRunning ? 'running' : interruption === null ? 'never' : interruption.kind;
  const failure =
    !isRunning && interruption !== null && 'failure' in interruption ? interruption.failure : null;
  const said = failure?.message ?? '';
  const field = said === '' ? null : fieldNamedBy(said, useDesignStore.getState().design);
  const missing = runState.kind === 'invalid' ? reasonOf(runState.reasons).text : null;
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
      {runState.kind === 'notRead' && notRead && (
        <NotLoadedNotice query={notRead} title={t('design:loadFailed')} />
      )}
      {state !== 'running' && (
        <p>
          {isLive && state === 'never' ? (missing ?? t('absence.never.live')) : t(`absence.${state}.hint`)}
        </p>
      )}
      {state === 'outOfDate' && (
        <Button onClick={() => usePageCommandsStore.getState().offered.calculate?.()}>
          {t('design:actions.calculate')}
        </Button>
      )}
    </div>
  );
}
