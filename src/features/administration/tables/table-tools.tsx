/**
 * Buttons that export and import a database as a table file, and undo the last import; this is possible while
 * the page is open.
 */
import { DownloadOutlined, RollbackOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SeveralDialog } from '@/features/administration/records/several-dialog';
import { ImportDialog } from '@/features/administration/tables/import-dialog';
import type { PlannedRow } from '@/features/administration/tables/plan-import';
import { saveTable, tableCells, type FileKind } from '@/features/administration/tables/table-file';
import type { TableSource } from '@/features/administration/tables/table-form';
import { undoImport } from '@/features/administration/tables/undo-import';
import { importName } from '@/features/administration/tables/use-import';
import { formInputs } from '@/shared/hooks/stored-input';

interface TableToolsProps<T> {
  source: TableSource<T>;
  /** Records in the list; exported if no records are selected. */
  shown: readonly T[];
  chosen?: readonly T[];
  /** True if the database has been read. */
  isReady: boolean;
  reload: () => Promise<void>;
}

export function TableTools<T>(props: TableToolsProps<T>) {
  const { source, shown, chosen = [], isReady, reload } = props;
  const { t } = useTranslation('databases');
  const exported = chosen.length > 0 ? chosen : shown;
  const [importing, setImporting] = useState(() => formInputs.has(importName(source)));
  const [written, setWritten] = useState<readonly PlannedRow<T>[]>([]);
  // Rows listed in the dialog that undoes the import.
  const [undone, setUndone] = useState<readonly PlannedRow<T>[] | null>(null);
  const save = (kind: FileKind) => {
    const headings = source.form.columns.map(({ key }) => key);
    void saveTable(kind, tableCells(source.form, headings, exported.map(source.rowOf)), source.fileName);
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        disabled={exported.length === 0}
        menu={{
          items: (['xlsx', 'csv'] as const).map((kind) => ({ key: kind, label: t(`table.kindOf.${kind}`) })),
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
        <SeveralDialog
          title={t('undoImport.title')}
          explain={t('undoImport.explain', {
            added: undone.filter(({ known }) => known === null).length,
            changed: undone.filter(({ known }) => known !== null).length,
          })}
          rows={undone}
          nameOf={({ name }) => name}
          okText={t('undoImport.action', { count: undone.length })}
          run={async (signal, onProgress) => {
            const left = await undoImport(source, undone, signal, onProgress);
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
          source={source}
          reload={reload}
          onWritten={setWritten}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  );
}
