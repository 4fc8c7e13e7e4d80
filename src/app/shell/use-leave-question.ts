/** Asks whether to leave a page with unsaved input. */
import { useTranslation } from 'react-i18next';
import { useNotices } from '@/shared/ui/notices';

export function useLeaveQuestion(): (onLeave: () => void, onStay?: () => void) => void {
  const { t } = useTranslation();
  const { modal } = useNotices();
  return (onLeave, onStay) =>
    void modal.confirm({
      title: t('leave.title'),
      content: t('leave.text'),
      okText: t('leave.leave'),
      cancelText: t('leave.stay'),
      // Enter chooses to stay on the page, so that no input is lost.
      focusable: { autoFocusButton: 'cancel' },
      onOk: onLeave,
      onCancel: onStay,
    });
}
