/** Buttons that export and import a database as a table file and undo the last import, and their dialogs. */
import { DownloadOutlined, RollbackOutlined, UploadOutlined, FolderOpenOutlined } from '@ant-design/icons';
import { Button, Dropdown, Alert, Flex, Modal, Progress, Typography, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SeveralDialog } from '@/features/administration/records/several-dialog';
import { useRecordEffect } from '@/features/administration/records/use-record-effect';
import { DoubtfulRows, ImportPreview, FailedRows } from '@/features/administration/tables/import-preview';
import type { PlannedRow } from '@/features/administration/tables/plan-import';
import {
  saveTable,
  tableCells,
  type FileKind,
  type TableSource,
  type TableFinding,
} from '@/features/administration/tables/table-form';
import { importName, useImport } from '@/features/administration/tables/use-import';
import { undoImport } from '@/features/administration/tables/write-import';
import { TABLE_LIMITS } from '@/files/load-tables/table-limits';
import { formInputs } from '@/shared/hooks/stored-input';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useNotices } from '@/shared/ui/notices';

interface ImportDialogProps<T> {
  source: TableSource<T>;
  onClose: () => void;
  onWritten: (rows: readonly PlannedRow<T>[]) => void;
  reload: () => Promise<void>;
}

function ImportDialog<T>({ source, onClose, onWritten, reload }: ImportDialogProps<T>) {
  const { t } = useTranslation(['databases', 'common']);
  const { message } = useNotices();
  const failureText = useFailureText();
  const { state, choose, write, cancel } = useImport(source, reload, onWritten);
  const plan = state.step === 'planned' && state.plan.bad.length === 0 ? state.plan : null;
  // A tick applies to the finding of one plan: when another file is read, its findings have no tick.
  const [ticked, setTicked] = useState<ReadonlySet<TableFinding>>(new Set());
  const areSettled = plan?.rows.every(({ doubtful }) => doubtful.every((finding) => ticked.has(finding)));
  const confirmEffect = useRecordEffect();
  const isWriting = state.step === 'writing';
  const count = plan?.rows.length ?? 0;

  const writeAll = async () => {
    if (plan === null) return;
    const changes = plan.rows.flatMap(({ known, row }) =>
      known === null ? [] : [source.changeOf(known.record, row)],
    );
    if (!(await confirmEffect(changes))) return;
    if (!(await write(plan))) return;
    message.success(t('table.done', { count }));
    onClose();
  };

  return (
    <Modal
      open
      width={1200}
      title={t('table.dialog', { title: t(`table.title.${source.name}`) })}
      onCancel={isWriting ? cancel : onClose}
      closable={!isWriting}
      mask={{ closable: false }}
      keyboard={!isWriting}
      okText={t('table.write', { count })}
      okButtonProps={{ disabled: count === 0 || !areSettled, loading: isWriting }}
      cancelText={isWriting ? t('table.cancel') : t('common:close')}
      onOk={() => void writeAll()}
    >
      <Flex vertical gap={16}>
        <Typography.Text type="secondary">{t(`table.explain.${source.name}`)}</Typography.Text>
        <Upload
          accept=".xlsx,.csv,.txt,text/csv"
          showUploadList={false}
          disabled={isWriting}
          beforeUpload={(file) => {
            void choose(file);
            // The app reads the file in the browser, so antd must not upload it.
            return Upload.LIST_IGNORE;
          }}
        >
          <Button
            icon={<FolderOpenOutlined aria-hidden />}
            loading={state.step === 'reading'}
            disabled={isWriting}
          >
            {t('table.choose')}
          </Button>
        </Upload>
        {(state.step === 'noTable' || state.step === 'tooLong') && (
          <Alert type="error" showIcon title={t(`table.${state.step}`, TABLE_LIMITS)} />
        )}
        {state.step === 'notRead' && <Alert type="error" showIcon title={failureText(state.failure)} />}
        {state.step === 'planned' && <ImportPreview plan={state.plan} form={source.form} />}
        {plan && (
          <DoubtfulRows
            rows={plan.rows}
            labelOf={source.form.labelOf}
            ticked={ticked}
            setTicked={setTicked}
          />
        )}
        {isWriting && (
          <div role="status">
            <Progress percent={Math.floor((100 * state.done) / state.total)} />
            {t('table.progress', { done: state.done, count: state.total })}
          </div>
        )}
        {state.step === 'written' && <FailedRows result={state} source={source} />}
      </Flex>
    </Modal>
  );
}

interface TableToolsProps<T> {
  source: TableSource<T>;
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
