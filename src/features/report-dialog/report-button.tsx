/** Button that opens the report dialog; a click also loads the code of the dialog and of the report. */
import { FileTextOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/api/contract/account';
import { usePageCommands } from '@/features/current-design/use-page-commands';
import { reasonsIn, useRun } from '@/features/current-design/use-run';
import { lazyDialog } from '@/shared/ui/lazy-dialog';
import { isDisplayedRunning } from '@/stores/run';
import { recalculate } from '@/stores/run-driver';

const ReportDialog = lazyDialog(
  async () => (await import('@/features/report-dialog/report-dialog')).ReportDialog,
);

/** If the inputs have changed, the button first calculates; a run without a result shows its reason. */
export function ReportButton({ user }: { user: User }) {
  const { t } = useTranslation('design');
  const [isOpen, setOpen] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const hasResult = useRun(({ result }) => result !== null);
  const isCurrent = useRun(({ result, resultStatus }) => result !== null && resultStatus === 'current');
  const isRunning = useRun(isDisplayedRunning);
  const hasEnded = useRun(
    ({ state, interruption }) =>
      state.kind === 'invalid' || (interruption !== null && interruption.kind !== 'outOfDate'),
  );
  // The report on a design that cannot be calculated says what is missing.
  const isIncomplete = useRun((run) => reasonsIn(run) !== null);
  if (isWaiting && (isCurrent || (hasEnded && !isRunning))) {
    setWaiting(false);
    setOpen(isCurrent);
  }
  const open = () => {
    if (isCurrent || isIncomplete) setOpen(true);
    else {
      setWaiting(true);
      void recalculate();
    }
  };
  usePageCommands({ report: hasResult ? open : undefined });
  return (
    <>
      <Button
        icon={<FileTextOutlined aria-hidden />}
        disabled={!hasResult && !isWaiting}
        loading={isWaiting && isRunning}
        title={hasResult && !isCurrent && !isIncomplete ? t('actions.reportStale') : undefined}
        onClick={open}
      >
        {t('actions.report')}
      </Button>
      {isOpen && <ReportDialog open user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
