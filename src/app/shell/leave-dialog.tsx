/** Question asked before leaving a page with unsaved input. */
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
      // Enter chooses to stay on the page, so that no input is lost.
      cancelButtonProps={{ autoFocus: true }}
      closable={false}
      onOk={onLeave}
      onCancel={onClose}
    >
      {t('leave.text')}
    </Modal>
  );
}
