import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ReadFile } from '@/design/file/design-file';
import { useResetFields } from '@/features/workspace/records/use-reset-fields';
import { useReadFile } from '@/files/read-file/use-read-file';
import { routes } from '@/shared/navigation/routes';
import { useNotices } from '@/shared/ui/notices';
import { openDesign } from '@/stores/design/storage';
import { runDriver } from '@/stores/run-driver';

/** Shows a design from a file or a link (`fileName` null); calculates it unless values were replaced. */
export function useShowDesign(): (outcome: ReadFile, fileName: string | null) => Promise<void> {
  const { t } = useTranslation('design');
  const { message, modal } = useNotices();
  const records = useQueryClient();
  const tellReplaced = useResetFields();
  const navigate = useNavigate();
  return async (outcome, fileName) => {
    if (!outcome.ok) {
      const reason = t(`actions.refusals.${outcome.refusal}`);
      message.error(t(fileName !== null ? 'actions.notOpened' : 'actions.linkNotOpened', { reason }));
      return;
    }
    const { design, replaced, reported } = outcome;
    openDesign(design, fileName ?? undefined);
    // The URL must contain the standard of the design: otherwise a reload would change the design's standard.
    await navigate(routes.homeWith(design.standardType));
    // The user must check the replaced values before the design is calculated; otherwise the results would be
    // based on default values.
    if (replaced.length > 0) return tellReplaced(replaced);
    message.success(t('actions.opened'));
    if (reported) {
      // The message about changed values is optional: if its module cannot be loaded, the design is opened
      // without the message.
      void import('@/features/report-dialog/notify-changed-values')
        .then((part) => part.notifyChangedValues(reported, { records, message, modal }))
        .catch(console.error);
    }
    runDriver().calculateOpened();
  };
}

export function useOpenDesign(): (file: File) => Promise<void> {
  const readFile = useReadFile();
  const show = useShowDesign();
  return async (file) => {
    const read = await readFile('design', file);
    if (read !== null) await show(read.answer, file.name);
  };
}
