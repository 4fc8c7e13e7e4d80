/** Button that undoes the last import made on this page; available while the page is open. */
import { RollbackOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SeveralDialog } from '@/features/administration/records/several-dialog';
import type { PlannedRow } from '@/features/administration/tables/plan-import';
import type { TableSource } from '@/features/administration/tables/table-form';
import { takeBack } from '@/features/administration/tables/take-back';

interface TakeBackImportProps<T> {
  source: TableSource<T>;
  written: readonly PlannedRow<T>[];
  /** Called with the rows that could not be undone, for another attempt. */
  onTakenBack: (left: readonly PlannedRow<T>[]) => void;
  reload: () => Promise<void>;
}

export function TakeBackImport<T>({ source, written, onTakenBack, reload }: TakeBackImportProps<T>) {
  const { t } = useTranslation('databases');
  const [rows, setRows] = useState<readonly PlannedRow<T>[] | null>(null);
  return (
    <>
      {written.length > 0 && (
        <Button icon={<RollbackOutlined aria-hidden />} onClick={() => setRows(written)}>
          {t('takeBack.action', { count: written.length })}
        </Button>
      )}
      {rows && (
        <SeveralDialog
          title={t('takeBack.title')}
          explain={t('takeBack.explain', {
            added: rows.filter(({ known }) => known === null).length,
            changed: rows.filter(({ known }) => known !== null).length,
          })}
          rows={rows}
          nameOf={({ name }) => name}
          okText={t('takeBack.action', { count: rows.length })}
          run={async (signal, onProgress) => {
            const left = await takeBack(source, rows, signal, onProgress);
            await reload();
            onTakenBack(left.map(({ row }) => row));
            return left;
          }}
          doneText={(count) => t('takeBack.done', { count })}
          onClose={() => setRows(null)}
        />
      )}
    </>
  );
}
