/** A design that was read, from a file or a link, comes on the screen. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ReadFile } from '@/design/file/parse-design-file';
import { remember } from '@/features/workspace/open-and-save/remember-design';
import { useReplacedFields } from '@/features/workspace/records/use-replaced-fields';
import { routes } from '@/shared/navigation/routes';
import { useNotices } from '@/shared/ui/notices/notices';
import { useDesignStore } from '@/stores/design/design-store';
import type { FileHandle } from '@/stores/design/recent-files';

/** The file that a design was read from; none for a link. */
export interface DesignSource {
  name: string;
  handle: FileHandle | null | undefined;
}

/**
 * Puts a design on the screen, or explains why not. Calls `onOpened` when the page shows the unchanged
 * design.
 */
export function useShowDesign(
  onOpened: () => void,
): (outcome: ReadFile, source: DesignSource | null) => Promise<void> {
  const { t } = useTranslation('design');
  const { message, loadModal } = useNotices();
  const records = useQueryClient();
  const tellReplaced = useReplacedFields();
  const navigate = useNavigate();
  const replaceDesign = useDesignStore((state) => state.replaceDesign);
  return async (outcome, source) => {
    if (!outcome.ok) {
      const reason = t(`actions.refusals.${outcome.refusal}`);
      message.error(t(source ? 'actions.notOpened' : 'actions.linkNotOpened', { reason }));
      return;
    }
    const { design, replaced, reported } = outcome;
    replaceDesign(design, source?.name);
    if (source) void remember(source.handle);
    // The address names the standard: it must be the design's own, or a reload would change it.
    await navigate(routes.homeWith(design.standardType));
    // To be looked at before it is calculated: the figures would be those of the defaults.
    if (replaced.length > 0) return tellReplaced(replaced);
    message.success(t('actions.opened'));
    if (reported) {
      // The message is optional: if its module fails to load, opening goes on without it.
      void import('@/features/report-dialog/notify-changed-figures')
        .then((part) => part.notifyChangedFigures(reported, { records, message, loadModal }))
        .catch(console.error);
    }
    onOpened();
  };
}
