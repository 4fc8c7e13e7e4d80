/**
 * Changes a record after showing its effect on designs. Reads the record again before it is written, so that
 * another user's changes are not silently overwritten. The API has no version number for records, so a change
 * between reading and writing goes unnoticed.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ApiOutcome } from '@/api/contract/failure';
import type { WireId } from '@/api/contract/wire-values';
import { failureOf } from '@/api/errors';
import { changeOf, differences, merged, type Database } from '@/features/administration/databases/database';
import { DifferenceTable } from '@/features/administration/databases/difference-table';
import { useDatabaseTexts } from '@/features/administration/databases/use-database';
import { useRecordEffect } from '@/features/administration/records/use-record-effect';
import { useNotices } from '@/shared/ui/notices';

/** Returns a function that resolves to null if the user decides not to save. */
export function useChangeRecord<R extends { id: WireId }>(database: Database<R>) {
  const { t } = useTranslation('databases');
  const client = useQueryClient();
  const { modal } = useNotices();
  const confirmEffect = useRecordEffect();
  const { nameOf } = useDatabaseTexts(database);

  /** `before`: the record when the form was opened, even if the record has been read again since. */
  return async (before: R, mine: R): Promise<ApiOutcome<true> | null> => {
    if (!(await confirmEffect([changeOf(database, before, mine)]))) return null;
    let theirs: R;
    try {
      theirs = await client.query({ ...database.detail(before.id), staleTime: 0 });
    } catch (cause) {
      return { ok: false, error: failureOf(cause) };
    }
    const found = differences(before, theirs, mine);
    if (found.length === 0) return database.change(mine, theirs);
    let taken: ReadonlySet<string> = new Set();
    const isAgreed = await modal.confirm({
      title: t('writers.title'),
      width: 1000,
      content: (
        <DifferenceTable
          differences={found}
          nameOf={nameOf}
          onTaken={(keys) => {
            taken = keys;
          }}
        />
      ),
      okText: t('writers.save'),
      cancelText: t('writers.back'),
    });
    return isAgreed ? database.change(merged(before, theirs, mine, taken), theirs) : null;
  };
}
