/** Dialog for designs in an imported file that are already saved. */
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Card } from '@/design/saved-designs/entry';
import type { OnConflict } from '@/features/designs/archive/archive-entries';

interface ConflictDialogProps {
  open: boolean;
  onClose: () => void;
  conflicts: readonly Card[];
  onChoose: (onClash: OnConflict) => void;
}

const SHOWN = 10;

export function ConflictDialog({ open, onClose, conflicts: clashes, onChoose }: ConflictDialogProps) {
  const { t } = useTranslation(['designs', 'common']);
  const names = clashes.slice(0, SHOWN).map(({ name }) => name || t('designs:unnamed'));
  return (
    <Modal
      open={open}
      title={t('designs:import.clashes', { count: clashes.length })}
      onCancel={onClose}
      closable={{ 'aria-label': t('common:close') }}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('common:cancel')}
        </Button>,
        <Button key="replace" danger onClick={() => onChoose('replace')}>
          {t('designs:import.replace')}
        </Button>,
        <Button key="both" type="primary" autoFocus onClick={() => onChoose('both')}>
          {t('designs:import.both')}
        </Button>,
      ]}
    >
      <ul>
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
        {clashes.length > SHOWN && <li>{t('designs:import.more', { count: clashes.length - SHOWN })}</li>}
      </ul>
    </Modal>
  );
}
