/**
 * Asks whether to continue although values are below the minimum for the anchor; each value links to its
 * field.
 */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MinimumWarning } from '@/design/validation/minimum-warnings';
import { minimumQuestion } from '@/features/workspace/run/warnings';
import { useNotices } from '@/shared/ui/notices/notices';
import { formatInput } from '@/text/format/format-number';

type AskMinimum = (warnings: readonly MinimumWarning[], onYes: () => void) => Promise<void>;

export function useMinimumQuestion(goTo: (field: string) => void): AskMinimum {
  const { t } = useTranslation('design');
  const { loadModal } = useNotices();
  return useCallback<AskMinimum>(
    async (warnings, onYes) => {
      const modal = await loadModal();
      if (!modal) return;
      let wanted: string | undefined;
      const leaveFor = (field: string) => {
        wanted = field;
        dialog.destroy();
      };
      const dialog = modal.confirm({
        title: t('minimum.title'),
        content: minimumQuestion({
          text: t('minimum.text'),
          question: t('minimum.continue'),
          warnings: warnings.map(({ kind, field, value, limit }) => ({
            text: t(`minimum.${kind}`, { value: formatInput(value), limit: formatInput(limit) }),
            link: { text: t('actions.toField'), onClick: () => leaveFor(field) },
          })),
        }),
        okText: t('actions.yes'),
        cancelText: t('actions.no'),
        onOk: onYes,
        // The page goes to the field only after the dialog is closed, because closing returns the focus to
        // the button that opened the dialog.
        afterClose: () => {
          if (wanted !== undefined) goTo(wanted);
        },
      });
    },
    [goTo, loadModal, t],
  );
}
