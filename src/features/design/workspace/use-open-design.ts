/** Opening a design file. */
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { parseDesignFile } from '@/stores/design/data-save';
import { useDesignStore } from '@/stores/design/design-store';

/** Reads a design file and puts it on the screen, or says why not. */
export function useOpenDesign(): (file: File) => Promise<void> {
  const { t } = useTranslation('design');
  const { message } = App.useApp();
  const replaceDesign = useDesignStore((state) => state.replaceDesign);
  return async (file) => {
    const outcome = parseDesignFile(await file.text());
    if (outcome.ok) {
      replaceDesign(outcome.value);
      message.success(t('actions.opened'));
    } else message.error(t('actions.notOpened', { reason: outcome.error.message }));
  };
}
