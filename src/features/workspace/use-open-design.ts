/** Opening a design file. */
import { useTranslation } from 'react-i18next';
import { useNotices } from '@/shared/ui/notices/notices';
import type { FileHandle } from '@/stores/design/recent-files';
import { useShowDesign } from './use-show-design';

export type OpenDesign = (file: File, handle?: FileHandle | null) => Promise<void>;

/** Reads a design file and shows its design; `onOpened` as in `useShowDesign`. */
export function useOpenDesign(onOpened: () => void): OpenDesign {
  const { t } = useTranslation('design');
  const { message } = useNotices();
  const show = useShowDesign(onOpened);
  return async (file, handle) => {
    const part = await import('./read-design-file').catch(() => null);
    if (part === null) message.error(t('actions.notRead'));
    else await show(await part.readDesignFile(file), { name: file.name, handle });
  };
}
