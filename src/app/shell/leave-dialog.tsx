/** Question before a page with unsaved input is left. */
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

interface LeaveDialogProps {
  open: boolean;
  onLeave: () => void;
  /** Called if the user stays on the page. */
  onClose: () => void;
}

export function LeaveDialog({ open, onLeave, onClose }: LeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      title={t('leave.title')}
      okText={t('leave.leave')}
      cancelText={t('leave.stay')}
      // The Enter key selects staying, because it loses nothing.
      cancelButtonProps={{ autoFocus: true }}
      closable={false}
      onOk={onLeave}
      onCancel={onClose}
    >
      {t('leave.text')}
    </Modal>
  );
}
