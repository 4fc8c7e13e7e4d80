/**
 * Actions on the selected records of a list. Export is not included, because its button is next to the import
 * button.
 */
import { Button, Flex } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireId } from '@/api/contract/wire-values';
import { nameOf, type Database } from '@/features/administration/databases/database';
import { SeveralDialog } from '@/features/administration/records/several-dialog';
import { writeRows } from '@/features/administration/records/write-rows';

export interface SeveralRecordsProps<R extends { id: WireId }> {
  database: Database<R>;
  chosen: readonly R[];
  /** Number of rows in the list, on all pages. */
  shown: number;
  onAll: () => void;
  onNone: () => void;
  reload: () => Promise<void>;
  /** Further actions, placed before the deletion. */
  children?: ReactNode;
  disabled?: boolean;
}

/** Bar with the number of selected records and the actions on them; deletes them by separate calls. */
export function SeveralRecords<R extends { id: WireId }>(props: SeveralRecordsProps<R>) {
  const { database, chosen, shown, onAll, onNone, reload, children, disabled = false } = props;
  const { t } = useTranslation('databases');
  // Records listed in the confirmation dialog, stored separately because deleted records are deselected while
  // others are still being deleted.
  const [deleting, setDeleting] = useState<readonly R[] | null>(null);
  if (chosen.length === 0 && deleting === null) return null;

  const removeOne = async ({ id }: R, tried: number) => {
    const outcome = await database.remove(id);
    // Status 404 after a retry means that an earlier attempt, whose response was lost, has deleted the
    // record.
    if (outcome.ok || (tried > 0 && outcome.error.status === 404)) return null;
    return { kind: 'refused' as const, failure: outcome.error };
  };
  return (
    <div style={{ marginBottom: 16 }}>
      {chosen.length > 0 && (
        <Flex gap={16} align="center">
          <span role="status">{t('several.chosen', { count: chosen.length })}</span>
          {children}
          <Button size="small" danger disabled={disabled} onClick={() => setDeleting(chosen)}>
            {t('several.delete')}
          </Button>
          <Button size="small" type="text" disabled={chosen.length === shown} onClick={onAll}>
            {t('several.chooseAll', { count: shown })}
          </Button>
          <Button size="small" type="text" onClick={onNone}>
            {t('several.none')}
          </Button>
        </Flex>
      )}
      {deleting && (
        <SeveralDialog
          title={t('several.deleteTitle', { count: deleting.length })}
          explain={t(`several.deleteExplain.${database.kind}`)}
          rows={deleting}
          nameOf={(record) => nameOf(database, record)}
          okText={t('several.delete')}
          danger
          run={async (signal, onProgress) => {
            const left = await writeRows(deleting, removeOne, signal, onProgress);
            await reload();
            return left;
          }}
          doneText={(count) => t('several.deleted', { count })}
          onClose={() => setDeleting(null)}
        />
      )}
    </div>
  );
}
