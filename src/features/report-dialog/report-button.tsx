/** Button that opens the report dialog; a click also loads the code of the dialog and of the report. */
import { FileTextOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/api/contract/account';
import { takeReportPicture } from '@/features/current-design/report-picture';
import { usePageCommands } from '@/features/current-design/use-page-commands';
import { reasonsIn, useRun } from '@/features/current-design/use-run';

const ReportDialog = lazy(() => import('@/features/report-dialog/report-dialog'));

export function ReportButton({ user }: { user: User }) {
  const { t } = useTranslation('design');
  const [open, setOpen] = useState(false);
  const hasResult = useRun(({ result }) => result !== null);
  // A report must not combine inputs and results of different designs.
  const isStale = useRun(({ result, standing }) => result !== null && standing !== 'current');
  // The report on a design that cannot be calculated says what is missing.
  const isIncomplete = useRun((run) => reasonsIn(run) !== null);
  const isOff = !isIncomplete && (!hasResult || isStale);
  usePageCommands({ report: isOff ? undefined : () => setOpen(true) });
  return (
    <>
      <Button
        icon={<FileTextOutlined aria-hidden />}
        disabled={isOff}
        title={isOff && isStale ? t('actions.reportStale') : undefined}
        onClick={() => setOpen(true)}
      >
        {t('actions.report')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ReportDialog user={user} onClose={() => setOpen(false)} takePicture={takeReportPicture} />
        </Suspense>
      )}
    </>
  );
}
