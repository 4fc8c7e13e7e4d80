/** Buttons that export and import a database as a table file and undo the last import. */
import { DownloadOutlined, RollbackOutlined, UploadOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireId } from '@/api/contract/wire-values';
import { BulkDialog } from '@/features/administration/records/bulk-actions';
import { rowOf, type ReferenceDatabase } from '@/features/administration/records/database';
import { ImportDialog, importName } from '@/features/administration/tables/import-dialog';
import type { PlannedRow } from '@/features/administration/tables/plan-import';
import {
  FILE_KINDS,
  saveTable,
  tableCells,
  type FileKind,
} from '@/features/administration/tables/table-file';
import { undoImport } from '@/features/administration/tables/write-import';
import { formInputs } from '@/shared/hooks/stored-input';

interface TableToolsProps<T extends { id: WireId }> {
  database: ReferenceDatabase<T>;
  part: string;
  shown: readonly T[];
  chosen: readonly T[];
  /** True if the database has been read. */
  isReady: boolean;
  reload: () => Promise<void>;
}

export function TableTools<T extends { id: WireId }>(props: TableToolsProps<T>) {
  const { database, part, shown, chosen, isReady, reload } = props;
  const { fields, kind: name } = database;
  const client = useQueryClient();
  const { t } = useTranslation('databases');
  const exported = chosen.length > 0 ? chosen : shown;
  const [importing, setImporting] = useState(() => formInputs.has(importName(database)));
  const [written, setWritten] = useState<readonly PlannedRow<T>[]>([]);
  // Rows listed in the dialog that undoes the import.
  const [undone, setUndone] = useState<readonly PlannedRow<T>[] | null>(null);
  const save = (kind: FileKind) => {
    const rows = exported.map((record) => rowOf(fields, record));
    const headings = fields.map(({ key }) => key);
    void saveTable(kind, tableCells(fields, headings, rows), t(`table.file.${name}`));
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        disabled={exported.length === 0}
        menu={{
          items: FILE_KINDS.map((kind) => ({ key: kind, label: t(`table.kindOf.${kind}`) })),
          onClick: ({ key }) => save(key as FileKind),
        }}
      >
        <Button icon={<DownloadOutlined aria-hidden />}>
          {chosen.length > 0 ? t('table.exportChosen', { count: chosen.length }) : t('table.export')}
        </Button>
      </Dropdown>
      <Button icon={<UploadOutlined aria-hidden />} disabled={!isReady} onClick={() => setImporting(true)}>
        {t('table.import')}
      </Button>
      {written.length > 0 && (
        <Button icon={<RollbackOutlined aria-hidden />} onClick={() => setUndone(written)}>
          {t('undoImport.action', { count: written.length })}
        </Button>
      )}
      {undone && (
        <BulkDialog
          title={t('undoImport.title')}
          explain={t('undoImport.explain', {
            added: undone.filter(({ known }) => known === null).length,
            changed: undone.filter(({ known }) => known !== null).length,
          })}
          rows={undone}
          nameOf={(row) => row.name}
          okText={t('undoImport.action', { count: undone.length })}
          run={async (signal, onProgress) => {
            const left = await undoImport({ database, part, client }, undone, signal, onProgress);
            await reload();
            // The rows that could not be undone can be tried again.
            setWritten(left.map(({ row }) => row));
            return left;
          }}
          doneText={(count) => t('undoImport.done', { count })}
          onClose={() => setUndone(null)}
        />
      )}
      {importing && (
        <ImportDialog
          database={database}
          part={part}
          reload={reload}
          onWritten={setWritten}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  );
}
