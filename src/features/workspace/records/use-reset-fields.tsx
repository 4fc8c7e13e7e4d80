/** Lists the replaced values of an opened design in a dialog; resolves when the dialog is closed. */
import { useTranslation } from 'react-i18next';
import type { ResetField } from '@/design/model/reset-fields';
import { useNotices } from '@/shared/ui/notices';

export function useResetFields(): (replaced: readonly ResetField[]) => Promise<void> {
  const { t } = useTranslation('design');
  const { message, modal } = useNotices();
  return async (replaced) => {
    const table = await import('@/features/workspace/records/reset-fields-table').catch(() => null);
    if (!table) {
      message.warning(t('actions.replaced.title', { count: replaced.length }));
      return;
    }
    const { ResetFieldsTable } = table;
    await new Promise<void>((resolve) => {
      modal.warning({
        title: t('actions.replaced.title', { count: replaced.length }),
        width: 760,
        content: <ResetFieldsTable replaced={replaced} />,
        okText: t('actions.replaced.read'),
        afterClose: resolve,
      });
    });
  };
}
