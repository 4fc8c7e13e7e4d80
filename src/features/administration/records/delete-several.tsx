/**
 * Deletes several records by separate calls, after a confirmation that states their number; can be stopped.
 */
import { useTranslation } from 'react-i18next';
import type { ApiOutcome } from '@/api/contract/failure';
import type { WireId } from '@/api/contract/wire-values';
import { SeveralDialog } from '@/features/administration/records/several-dialog';
import { useRowFailureText } from '@/features/administration/records/use-row-failure-text';
import { writeRows } from '@/features/administration/records/write-rows';

/** Kind of the records, which determines the text about designs that use them. */
export type DeletedKind = 'anchors' | 'concretes' | 'profiles';

interface NamedRecord {
  id: WireId;
  name: string;
}

interface DeleteSeveralProps {
  kind: DeletedKind;
  records: readonly NamedRecord[];
  remove: (id: WireId) => Promise<ApiOutcome<unknown>>;
  reload: () => Promise<void>;
  onClose: () => void;
}

export function DeleteSeveral({ kind, records, remove, reload, onClose }: DeleteSeveralProps) {
  const { t } = useTranslation('databases');
  const textOf = useRowFailureText();
  const removeOne = async ({ id }: NamedRecord, tried: number) => {
    const outcome = await remove(id);
    // Status 404 after a retry means that an earlier attempt, whose response was lost, has deleted the
    // record.
    if (outcome.ok || (tried > 0 && outcome.error.status === 404)) return null;
    return { kind: 'refused' as const, failure: outcome.error };
  };
  return (
    <SeveralDialog
      title={t('several.deleteTitle', { count: records.length })}
      explain={t(`several.deleteExplain.${kind}`)}
      names={records.map(({ name }) => name)}
      okText={t('several.delete')}
      danger
      run={async (signal, onProgress) => {
        const left = await writeRows(records, removeOne, signal, onProgress);
        await reload();
        return left.map(({ row, failure }) => ({ name: row.name, reason: textOf(failure) }));
      }}
      doneText={(count) => t('several.deleted', { count })}
      onClose={onClose}
    />
  );
}
