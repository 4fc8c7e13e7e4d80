/** antd's dialog, which the browser's Back button closes as well. */
import { Modal, type ModalProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '@/shared/hooks/use-back-closes';

interface DialogProps extends Omit<ModalProps, 'onCancel' | 'closable'> {
  onClose: () => void;
}

export function Dialog({ open = true, onClose, ...props }: DialogProps) {
  const { t } = useTranslation('common');
  useBackCloses(open, onClose);
  return <Modal open={open} onCancel={onClose} closable={{ 'aria-label': t('close') }} {...props} />;
}
