/** The result, or why there is none; its code is loaded when idle, or at once for a stored result. */
import { Button } from 'antd';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldNamedBy } from '@/design/input/request-fields';
import type { RunResult } from '@/design/verdict/run-result';
import { FieldLink } from '@/features/current-design/field-link';
import { NotLoadedNotice } from '@/features/current-design/not-loaded-notice';
import { useChosenAnchor, useConcretes } from '@/features/current-design/use-records';
import { useFirstReason, useRun, useTranslate, useVerdict } from '@/features/current-design/use-run';
import { useWhenIdle } from '@/shared/hooks/use-when-idle';
import { lazyComponent } from '@/shared/ui/lazy';
import { SentenceText } from '@/shared/ui/symbol-text';
import { useDesignStore } from '@/stores/design/design-store';
import { useStorageStore } from '@/stores/design/stored-design';
import { usePageCommandsStore } from '@/stores/page-commands';
import { usePreferencesStore } from '@/stores/preferences';
import { displayedResult, useRunStore } from '@/stores/run';
import { governingText, verdictText } from '@/text/wording/verdict-text';

function NoResult() {
  const { t } = useTranslation(['results', 'design']);
  const isLive = usePreferencesStore((state) => state.calculateWhileTyping);
  const interruption = useRun((run) => run.interruption);
  const isOutOfDate = interruption?.kind === 'outOfDate';
  const isRunning = useRun(
    ({ progress, isAsked, waits }) => waits === 'pressed' || ((isAsked || isOutOfDate) && progress !== null),
  );
  const runState = useRun((run) => run.state);
  const standard = useDesignStore(({ design }) => design.standardType);
  const notRead = [useChosenAnchor().query, useConcretes(standard).query].find(({ isError }) => isError);
  const reasonOf = useFirstReason();
  const state = isRunning ? 'running' : interruption === null ? 'never' : interruption.kind;
  const failure =
    !isRunning && interruption !== null && 'failure' in interruption ? interruption.failure : null;
  const said = failure?.message ?? '';
  const missing = runState.kind === 'invalid' ? reasonOf(runState.reasons).text : null;
  return (
    <div
      className="muted"
      style={{ padding: '48px 24px', textAlign: 'center' }}
      data-testid="no-result"
      data-state={state}
    >
      <p style={{ fontSize: 'var(--ant-font-size-lg)', color: 'var(--ant-color-text)' }}>
        {t(`absence.${state}.title`)}
      </p>
      {said !== '' && (
        <p>
          <SentenceText text={said} />{' '}
          <FieldLink field={fieldNamedBy(said, useDesignStore.getState().design)} />
        </p>
      )}
      {runState.kind === 'notRead' && notRead && (
        <NotLoadedNotice query={notRead} title={t('design:loadFailed')} />
      )}
      {isLive && state === 'never' && <p>{missing ?? t('absence.never.live')}</p>}
      {state !== 'running' && state !== 'never' && <p>{t(`absence.${state}.hint`)}</p>}
      {state === 'outOfDate' && (
        <Button onClick={() => usePageCommandsStore.getState().available.calculate?.()}>
          {t('design:actions.calculate')}
        </Button>
      )}
    </div>
  );
}

const ResultsContent = lazyComponent(
  async () => (await import('@/features/workspace/results/results-content')).ResultsContent,
);

/** Verdict for screen readers. */
function Announcement({ result }: { result: RunResult }) {
  const translate = useTranslate('remarks');
  const { governing, word } = useVerdict(result).overall;
  const { name, value } = (governing && governingText(governing, result.answer, translate)) ?? {};
  return [verdictText(word, translate), name, value].filter((part) => part !== undefined).join(', ');
}

export function ResultsPanel() {
  const result = useRunStore(displayedResult);
  // Nothing is announced during a run, so that each result is announced once.
  const isDone = useRun(({ resultStatus, progress }) => resultStatus === 'current' && progress === null);
  const isLoading = useStorageStore(
    ({ notLoaded }) => notLoaded !== null && notLoaded.result !== null && !notLoaded.isLost,
  );
  useWhenIdle(ResultsContent.prefetch);
  useEffect(() => {
    if (isLoading) void ResultsContent.prefetch();
  }, [isLoading]);
  return (
    <>
      <div role="status" className="unseen" data-testid="announcement">
        {/* Its texts may still be loading, which must not hide the whole page. */}
        <Suspense>{isDone && result && <Announcement result={result} />}</Suspense>
      </div>
      {/* While a stored result is still loading, the panel must not state that there is no result. */}
      {result ? <ResultsContent result={result} /> : !isLoading && <NoResult />}
    </>
  );
}
