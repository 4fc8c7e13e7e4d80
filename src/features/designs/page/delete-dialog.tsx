/** Asks for confirmation before designs are deleted, and offers to export them first. */
import { DownloadOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Card } from '@/design/saved-designs/entry';
import { DAYS_KEPT } from '@/features/designs/saved-designs/actions';
import styles from '@/features/designs/page/designs-page.module.css';

interface DeleteDialogProps {
  open: boolean;
  onClose: () => void;
  cards: readonly Card[];
  /** True if the designs are already among the deleted designs, so that this deletion is final. */
  isForGood: boolean;
  onExport: () => void;
  onDelete: () => void;
}

export function DeleteDialog({ open, onClose, cards, isForGood, onExport, onDelete }: DeleteDialogProps) {
  const { t } = useTranslation(['designs', 'common']);
  return (
    <Modal
      open={open}
      title={t('designs:delete.title', { count: cards.length })}
      onCancel={onClose}
      closable={{ 'aria-label': t('common:close') }}
      footer={[
        <Button key="export" icon={<DownloadOutlined aria-hidden />} onClick={onExport}>
          {t('designs:delete.export')}
        </Button>,
        <Button key="cancel" onClick={onClose}>
          {t('common:cancel')}
        </Button>,
        <Button key="delete" type="primary" danger autoFocus onClick={onDelete}>
          {t(isForGood ? 'designs:actions.remove' : 'designs:actions.delete')}
        </Button>,
      ]}
    >
      {isForGood ? t('designs:delete.forGood') : t('designs:delete.text', { days: DAYS_KEPT })}
      <ul className={styles.names}>
        {cards.map(({ id, name, point }) => (
          <li key={id}>{[name || t('designs:unnamed'), point].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
    </Modal>
  );
}
