/** Controls above the results: calculate with progress and cancel, live results, stress image, report. */
import { CalculatorOutlined, HeatMapOutlined, StopOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageCommands } from '@/features/current-design/use-page-commands';
import { LiveSwitch } from '@/features/workspace/run/live-switch';
import { useShownProgress } from '@/features/workspace/run/use-shown-progress';
import { lazyDialog } from '@/shared/ui/lazy-dialog';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { useDesignStore, withStress } from '@/stores/design/design-store';
import { useRunStore } from '@/stores/run';
import { cancelRun } from '@/stores/run-driver';
import styles from '@/features/workspace/workspace.module.css';

const StressDialog = lazyDialog(
  async () => (await import('@/features/workspace/results/stress-dialog')).StressDialog,
);

interface ResultActionsProps {
  onCalculate: () => void;
  report: ReactNode;
}

export function ResultActions({ onCalculate, report }: ResultActionsProps) {
  const { t } = useTranslation('design');
  const [open, setOpen] = useState(false);
  /**
   * Stress image of the last result, or of the previous result while the new stress is being calculated; null
   * if there is none.
   */
  const image = useDesignStore((state) => withStress(state)?.image ?? null);
  const isAsked = useRunStore((state) => state.isAsked || state.waits === 'pressed');
  const running = useRunStore(
    ({ progress, isAsked: asked, waits }) => waits === 'pressed' || (asked && progress?.phase === 'shown'),
  );
  const progress = useShownProgress(running);
  usePageCommands({
    calculate: running ? undefined : onCalculate,
    stress: image === null ? undefined : () => setOpen(true),
  });
  return (
    <div className={styles.actions}>
      <Space>
        <Button
          type="primary"
          icon={<CalculatorOutlined aria-hidden />}
          onClick={onCalculate}
          disabled={running}
          title={t('actions.shortcut')}
        >
          {t('actions.calculate')}
        </Button>
        <Button
          icon={<HeatMapOutlined aria-hidden />}
          disabled={image === null}
          onClick={() => setOpen(true)}
        >
          {t('actions.stress')}
        </Button>
        {report}
      </Space>
      <div className={styles.live}>
        <LiveSwitch />
        {isAsked && (
          <Button
            className={styles.cancel}
            size="small"
            icon={<StopOutlined aria-hidden />}
            onClick={cancelRun}
          >
            {t('actions.cancel')}
          </Button>
        )}
      </div>
      {running && <ProgressBar label={t('actions.progress')} percent={progress} figure />}
      {image !== null && <StressDialog image={image} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
