/** Actions on several grades or profiles: only delete. The export button is next to the import button. */
import { Button } from 'antd';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ChosenBar } from '@/features/administration/records/chosen-bar';
import { DeleteSeveral } from '@/features/administration/records/delete-several';
import styles from '@/features/administration/records/records.module.css';

type DeleteProps = ComponentProps<typeof DeleteSeveral>;

interface SeveralRecordsProps extends Omit<DeleteProps, 'onClose'> {
  shown: number;
  onAll: () => void;
  onNone: () => void;
}

export function SeveralRecords({ records, shown, onAll, onNone, ...rest }: SeveralRecordsProps) {
  const { t } = useTranslation('databases');
  // Records listed in the confirmation dialog, stored separately because deleted records are deselected while
  // others are still being deleted.
  const [deleting, setDeleting] = useState<DeleteProps['records'] | null>(null);
  if (records.length === 0 && deleting === null) return null;
  return (
    <div className={styles.chosen}>
      {records.length > 0 && (
        <ChosenBar count={records.length} shown={shown} onAll={onAll} onNone={onNone}>
          <Button size="small" danger onClick={() => setDeleting(records)}>
            {t('several.delete')}
          </Button>
        </ChosenBar>
      )}
      {deleting && <DeleteSeveral {...rest} records={deleting} onClose={() => setDeleting(null)} />}
    </div>
  );
}
