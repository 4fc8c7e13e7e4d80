/** Opening a design file. */
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { routes } from '@/shared/navigation/routes';
import { useNotices } from '@/shared/ui/notices/notices';
import { LONGEST_FILE, parseDesignFile } from '@/stores/design/design-file-text';
import { useDesignStore } from '@/stores/design/design-store';
import type { FileHandle } from '@/stores/design/recent-files';
import { remember } from './remember-design';
import { useReplacedFields } from './use-replaced-fields';

/** Of a design file itself, or of a report that carries one along. */
async function contentOf(file: File): Promise<string> {
  // Not read where it would be refused anyway: the wrong file may be a film.
  if (!/\.(docx|pdf)$/i.test(file.name))
    return file.size > 4 * LONGEST_FILE ? ' '.repeat(LONGEST_FILE + 1) : file.text();
  const { designInReport } = await import('@/report/design-in-report');
  return (await designInReport(file)) ?? '';
}

export type OpenDesign = (file: File, handle?: FileHandle | null) => Promise<void>;

/**
 * Reads a design file and puts it on the screen, or says why not. `onOpened` is told when the page is that of
 * the design, unchanged.
 */
export function useOpenDesign(onOpened: () => void): OpenDesign {
  const { t } = useTranslation('design');
  const { message } = useNotices();
  const tellReplaced = useReplacedFields();
  const navigate = useNavigate();
  const replaceDesign = useDesignStore((state) => state.replaceDesign);
  return async (file, handle) => {
    const outcome = parseDesignFile(await contentOf(file));
    if (!outcome.ok) {
      message.error(t('actions.notOpened', { reason: t(`actions.refusals.${outcome.refusal}`) }));
      return;
    }
    const { design, replaced } = outcome;
    replaceDesign(design, file.name);
    void remember(handle);
    // The address names the standard: it must be the design's own, or a reload would change it.
    await navigate(routes.homeWith(design.standardType));
    // To be looked at before it is calculated: the figures would be those of the defaults.
    if (replaced.length > 0) return tellReplaced(replaced);
    message.success(t('actions.opened'));
    onOpened();
  };
}
