/** Opening a design file. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { routes } from '@/shared/navigation/routes';
import { useNotices } from '@/shared/ui/notices/notices';
import { useDesignStore } from '@/stores/design/design-store';
import type { FileHandle } from '@/stores/design/recent-files';
import { remember } from './remember-design';
import { useReplacedFields } from './use-replaced-fields';

export type OpenDesign = (file: File, handle?: FileHandle | null) => Promise<void>;

/**
 * Reads a design file and puts it on the screen, or says why not. `onOpened` is told when the page is that of
 * the design, unchanged.
 */
export function useOpenDesign(onOpened: () => void): OpenDesign {
  const { t } = useTranslation('design');
  const { message, loadModal } = useNotices();
  const records = useQueryClient();
  const tellReplaced = useReplacedFields();
  const navigate = useNavigate();
  const replaceDesign = useDesignStore((state) => state.replaceDesign);
  return async (file, handle) => {
    const part = await import('./read-design-file').catch(() => null);
    if (part === null) {
      message.error(t('actions.notRead'));
      return;
    }
    const outcome = await part.readDesignFile(file);
    if (!outcome.ok) {
      message.error(t('actions.notOpened', { reason: t(`actions.refusals.${outcome.refusal}`) }));
      return;
    }
    const { design, replaced, reported } = outcome;
    replaceDesign(design, file.name);
    void remember(handle);
    // The address names the standard: it must be the design's own, or a reload would change it.
    await navigate(routes.homeWith(design.standardType));
    // To be looked at before it is calculated: the figures would be those of the defaults.
    if (replaced.length > 0) return tellReplaced(replaced);
    message.success(t('actions.opened'));
    if (reported) {
      // What it tells is beside the point of opening: where it cannot be loaded, nothing is said.
      void import('@/features/report-dialog/notify-changed-figures')
        .then((part) => part.notifyChangedFigures(reported, { records, message, loadModal }))
        .catch(console.error);
    }
    onOpened();
  };
}
