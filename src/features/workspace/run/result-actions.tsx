/** Controls above the results: calculate with progress and cancel, live results, stress image, report. */
import { CalculatorOutlined, HeatMapOutlined, StopOutlined } from '@ant-design/icons';
import { Button, Flex, Space } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '@/design/model/design-state';
import type { MinimumWarning } from '@/design/validation/validate-design';
import { usePageCommands } from '@/features/current-design/use-page-commands';
import { useRun } from '@/features/current-design/use-run';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { useDesignStore } from '@/stores/design/design-store';
import { usePreferencesStore } from '@/stores/preferences';
import { isDisplayedRunning, useRunStore, withStress } from '@/stores/run';
import { recalculate, runDriver, answerQuestion, minimumOf } from '@/stores/run-driver';
import { showPane } from '@/stores/workspace-view';
import { formatInput } from '@/text/format/format-number';
import styles from '@/features/workspace/workspace.module.css';

function useSaid(): { text: string; question?: readonly MinimumWarning[] } {
  const { t } = useTranslation('design');
  const failureText = useFailureText();
  const { state, progress, slow, liveFailure, answers } = useRun((run) => run);
  const design = useDesignStore((store) => store.design);
  if ('anchor' in state && progress !== null) return { text: t('live.running') };
  if (state.kind !== 'outOfDate') return { text: '' };
  const { warnings, answer } = minimumOf(design, state.anchor, { answers });
  if (answer === false) return { text: t('live.declined') };
  if (warnings.length > 0 && answer === undefined) {
    const values = warnings.map(({ kind, value, limit }) =>
      t(`minimum.${kind}`, { value: formatInput(value), limit: formatInput(limit) }),
    );
    return { text: [...values, t('minimum.continue')].join(' '), question: warnings };
  }
  if (slow === design.plate.stiffness) return { text: t('live.tooSlow') };
  return { text: liveFailure === null ? '' : failureText(liveFailure) };
}

/** Switch for live results, and why there is no new result. */
function LiveSwitch() {
  const { t } = useTranslation('design');
  const isOn = usePreferencesStore((preferences) => preferences.calculateWhileTyping);
  const setOn = usePreferencesStore((preferences) => preferences.setCalculateWhileTyping);
  const said = useSaid();
  const { text, question } = isOn ? said : { text: '', question: undefined };
  return (
    <>
      <Flex component="label" flex="none" align="center" gap={8} style={{ cursor: 'pointer' }}>
        <input
          type="checkbox"
          role="switch"
          style={{ margin: 0 }}
          checked={isOn}
          onChange={({ target }) => setOn(target.checked)}
        />
        {t('live.label')}
      </Flex>
      <span className="clipped muted" role="status" data-testid="live" title={text}>
        {text}
      </span>
      {question && (
        <>
          <Button size="small" type="link" onClick={() => answerQuestion(question, true)}>
            {t('actions.yes')}
          </Button>
          <Button size="small" type="link" onClick={() => answerQuestion(question, false)}>
            {t('actions.no')}
          </Button>
        </>
      )}
    </>
  );
}

const PER_SECOND = 10;
const CAP = 90;

/** Progress as specified in the requirements documents: 10 % per second, up to 90 %. */
function useShownProgress(isRunning: boolean): number {
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setProgress((value) => Math.min(CAP, value + PER_SECOND)), 1000);
    return () => {
      clearInterval(timer);
      setProgress(0);
    };
  }, [isRunning]);
  return progress;
}

const calculate = () => void recalculate();
const showStress = () => showPane('stress');

export function ResultActions({ report }: { report: ReactNode }) {
  const { t } = useTranslation('design');
  // The stress of the last result, or of the previous result while the new stress is being calculated.
  const hasStress = useRunStore((state) => (withStress(state)?.image ?? null) !== null);
  const isAsked = useRunStore((state) => state.isAsked || state.waits === 'pressed');
  const running = useRunStore(isDisplayedRunning);
  const progress = useShownProgress(running);
  usePageCommands({
    calculate: running ? undefined : calculate,
    stress: hasStress ? showStress : undefined,
  });
  return (
    <Flex vertical gap={8} className={styles.actions}>
      <Space>
        <Button
          type="primary"
          icon={<CalculatorOutlined aria-hidden />}
          onClick={calculate}
          disabled={running}
          title={t('actions.shortcut')}
        >
          {t('actions.calculate')}
        </Button>
        <Button
          id={fieldId('results.stress')}
          icon={<HeatMapOutlined aria-hidden />}
          disabled={!hasStress}
          onClick={showStress}
        >
          {t('actions.stress')}
        </Button>
        {report}
      </Space>
      <Flex align="center" gap={12} style={{ height: 22 }}>
        <LiveSwitch />
        {isAsked && (
          <Button
            style={{ marginLeft: 'auto' }}
            size="small"
            icon={<StopOutlined aria-hidden />}
            onClick={() => runDriver().cancel()}
          >
            {t('actions.cancel')}
          </Button>
        )}
      </Flex>
      {running && <ProgressBar label={t('actions.progress')} done={progress} total={100} showInfo />}
    </Flex>
  );
}
