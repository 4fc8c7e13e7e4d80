/** Dialog that reads a table file, lists its changes, and writes them after confirmation. */
import { FolderOpenOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Modal, Progress, Typography, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordEffect } from '@/features/administration/records/use-record-effect';
import { DoubtfulRows } from '@/features/administration/tables/doubtful-rows';
import { FailedRows } from '@/features/administration/tables/failed-rows';
import { ImportPreview } from '@/features/administration/tables/import-preview';
import type { PlannedRow } from '@/features/administration/tables/plan-import';
import type { TableFinding, TableSource } from '@/features/administration/tables/table-form';
import { useImport } from '@/features/administration/tables/use-import';
import { TABLE_LIMITS } from '@/load-tables/table-limits';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useNotices } from '@/shared/ui/notices';

interface ImportDialogProps<T> {
  source: TableSource<T>;
  onClose: () => void;
  onWritten: (rows: readonly PlannedRow<T>[]) => void;
  reload: () => Promise<void>;
}

export function ImportDialog<T>({ source, onClose, onWritten, reload }: ImportDialogProps<T>) {
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
