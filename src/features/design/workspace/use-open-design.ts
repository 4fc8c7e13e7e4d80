/** Opening a design file. */
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { routes } from '@/shared/navigation/routes';
import { useNotices } from '@/shared/ui/notices/notices';
import { parseDesignFile } from '@/stores/design/data-save';
import { useDesignStore } from '@/stores/design/design-store';
import type { FileHandle } from '@/stores/design/recent-files';
import { remember } from './remember-design';

/** Of a design file itself, or of a report that carries one along. */
async function contentOf(file: File): Promise<string> {
  if (!/\.(docx|pdf)$/i.test(file.name)) return file.text();
  const { designInReport } = await import('@/report/design-in-report');
  return (await designInReport(file)) ?? '';
}

export type OpenDesign = (file: File, handle?: FileHandle | null) => Promise<void>;

/**
 * Reads a design file and puts it on the screen, or says why not. `onOpened` is told when the page is that of
 * the design.
 */
export function useOpenDesign(onOpened: () => void): OpenDesign {
  const { t } = useTranslation('design');
  const { message } = useNotices();
  const navigate = useNavigate();
  const replaceDesign = useDesignStore((state) => state.replaceDesign);
  return async (file, handle) => {
    const outcome = parseDesignFile(await contentOf(file));
    if (outcome.ok) {
      replaceDesign(outcome.value, file.name);
      void remember(handle);
      // The address names the standard: it must be the design's own, or a reload would change it.
      await navigate(routes.homeWith(outcome.value.standardType));
      message.success(t('actions.opened'));
      onOpened();
    } else message.error(t('actions.notOpened', { reason: outcome.error.message }));
  };
}
