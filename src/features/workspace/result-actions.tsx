/** Buttons above the results: calculate with progress and cancel, stress picture, report. */
import { CalculatorOutlined, HeatMapOutlined, StopOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@/shared/ui/lazy-dialog';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { usePageCommands } from '@/features/current-design/use-page-commands';
import type { LiveState } from '@/features/current-design/calculation/use-live';
import { LiveSwitch } from './live-switch';
import styles from './workspace.module.css';

const StressDialog = lazyDialog(async () => (await import('./results/stress-dialog')).StressDialog);

interface ResultActionsProps {
  running: boolean;
  progress: number;
  onCalculate: () => void;
  onCancel: () => void;
  /** Stress picture of the last result, null where there is none. */
  image: string | null;
  report: ReactNode;
  live: LiveState;
}

export function ResultActions({
  running,
  progress,
  onCalculate,
  onCancel,
  image,
  report,
  live,
}: ResultActionsProps) {
  const { t } = useTranslation('design');
  const [open, setOpen] = useState(false);
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
        {running && (
          <Button icon={<StopOutlined aria-hidden />} onClick={onCancel}>
            {t('actions.cancel')}
          </Button>
        )}
        <Button
          icon={<HeatMapOutlined aria-hidden />}
          disabled={image === null}
          onClick={() => setOpen(true)}
        >
          {t('actions.stress')}
        </Button>
        {report}
      </Space>
      <LiveSwitch state={live} />
      {running && <ProgressBar label={t('actions.progress')} percent={progress} figure />}
      {image !== null && <StressDialog image={image} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
