/**
 * Actions on the selected records of a list. Export is not included, because its button is next to the import
 * button.
 */
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireId } from '@/api/contract/wire-values';
import {
  nameOf,
  type ReferenceDatabase,
  type SeveralAction,
} from '@/features/administration/databases/database';
import { SeveralDialog } from '@/features/administration/records/several-dialog';
import { failureIn, writeRows } from '@/features/administration/records/write-rows';

interface SeveralRecordsProps<R extends { id: WireId }> {
  database: ReferenceDatabase<R>;
  chosen: readonly R[];
  /** Number of rows in the list, on all pages. */
  shown: number;
  onAll: () => void;
  onNone: () => void;
  reload: () => Promise<void>;
  /** Actions in addition to the deletion. */
  actions?: readonly SeveralAction<R>[];
}

/** Bar with the number of selected records and the actions on them; each record has a call of its own. */
export function SeveralRecords<R extends { id: WireId }>(props: SeveralRecordsProps<R>) {
  const { database, chosen, shown, onAll, onNone, reload, actions = [] } = props;
  const { t } = useTranslation('databases');
  // Records listed in the dialog, stored separately because changed records may be deselected while others
  // are still being changed.
  const [asked, setAsked] = useState<{ action: SeveralAction<R>; rows: readonly R[] } | null>(null);

  const deletion: SeveralAction<R> = {
    text: t('several.delete'),
    title: (count) => t('several.deleteTitle', { count }),
    explain: t(`several.deleteExplain.${database.kind}`),
    okText: t('several.delete'),
    danger: true,
    write: async ({ id }, tried) => {
      const outcome = await database.remove(id);
      // Status 404 after a retry means that an earlier attempt, whose response was lost, has deleted the
      // record.
      return tried > 0 && !outcome.ok && outcome.error.status === 404 ? null : failureIn(outcome);
    },
    doneText: (count) => t('several.deleted', { count }),
  };
  if (chosen.length === 0 && asked === null) return null;

  return (
    <div style={{ marginBottom: 16 }}>
      {chosen.length > 0 && (
        <Flex gap={16} align="center">
          <span role="status">{t('several.chosen', { count: chosen.length })}</span>
          {[...actions, deletion].map((action) => {
            const rows = chosen.filter(action.applies ?? (() => true));
            return (
              <Button
                key={action.text}
                size="small"
                danger={action.danger}
                disabled={rows.length === 0}
                onClick={() => setAsked({ action, rows })}
              >
                {action.text}
              </Button>
            );
          })}
          <Button size="small" type="text" disabled={chosen.length === shown} onClick={onAll}>
            {t('several.chooseAll', { count: shown })}
          </Button>
          <Button size="small" type="text" onClick={onNone}>
            {t('several.none')}
          </Button>
        </Flex>
      )}
      {asked && (
        <SeveralDialog
          {...asked.action}
          title={asked.action.title(asked.rows.length)}
          rows={asked.rows}
          nameOf={(record) => nameOf(database, record)}
          run={async (signal, onProgress) => {
            const left = await writeRows(asked.rows, asked.action.write, signal, onProgress);
            await reload();
            if (left.length === 0) onNone();
            return left;
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
