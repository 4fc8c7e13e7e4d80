/** Button that opens the report dialog; a click also loads the code of the dialog and of the report. */
import { FileTextOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/api/contract/account';
import { takeReportPicture } from '@/features/current-design/report-picture';
import { usePageCommands } from '@/features/current-design/use-page-commands';
import { useRun } from '@/features/current-design/use-run';
import { lazyDialog } from '@/shared/ui/lazy-dialog';

const ReportDialog = lazyDialog(
  async () => (await import('@/features/report-dialog/report-dialog')).ReportDialog,
);

export function ReportButton({ user }: { user: User }) {
  const { t } = useTranslation('design');
  const [open, setOpen] = useState(false);
  const hasResult = useRun(({ result }) => result !== null);
  // A report must not combine inputs and results of different designs.
  const isStale = useRun(({ result, standing }) => result !== null && standing !== 'current');
  const isOff = !hasResult || isStale;
  usePageCommands({ report: isOff ? undefined : () => setOpen(true) });
  return (
    <>
      <Button
        icon={<FileTextOutlined aria-hidden />}
        disabled={isOff}
        title={isStale ? t('actions.reportStale') : undefined}
        onClick={() => setOpen(true)}
      >
        {t('actions.report')}
      </Button>
      {open && (
        <ReportDialog open user={user} onClose={() => setOpen(false)} takePicture={takeReportPicture} />
      )}
    </>
  );
}
