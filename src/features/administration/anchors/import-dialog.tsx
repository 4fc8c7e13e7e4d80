/** Reads a table file, shows what it would do, and writes it when told to. */
import { FolderOpenOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Modal, Progress, Typography, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnchorRecord } from '@/api/contract/anchor';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useNotices } from '@/shared/ui/notices/notices';
import { planImport, type ImportPlan } from './anchor-table-file';
import { ImportPreview } from './import-preview';
import { textOfFile } from '@/shared/tables/text-of-file';
import { writeChanges, type FailedChange } from './write-changes';

const MAX_BYTES = 20 * 1024 * 1024;

interface ImportDialogProps {
  anchors: readonly AnchorRecord[];
  onClose: () => void;
  reload: () => Promise<void>;
}

function Failures({ failed }: { failed: readonly FailedChange[] }) {
  const { t } = useTranslation('anchors');
  const failureText = useFailureText();
  return (
    <Alert
      type="error"
      showIcon
      title={t('table.failedTitle', { count: failed.length })}
      description={
        <ul style={{ margin: 0, paddingLeft: 20, maxHeight: 240, overflow: 'auto' }}>
          {failed.map(({ name, failure }) => (
            <li key={name}>
              {name}: {failureText(failure)}
            </li>
          ))}
        </ul>
      }
    />
  );
}

export function ImportDialog({ anchors, onClose, reload }: ImportDialogProps) {
  const { t } = useTranslation(['anchors', 'common']);
  const { message } = useNotices();
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [written, setWritten] = useState<number | null>(null);
  const [failed, setFailed] = useState<FailedChange[]>([]);
  const changes = plan?.bad.length === 0 ? plan.changes : [];

  const read = async (file: Blob) => {
    setFailed([]);
    if (file.size >= MAX_BYTES) message.error(t('table.tooLarge'));
    else setPlan(planImport(await textOfFile(file), anchors));
  };

  const write = async () => {
    setWritten(0);
    const failures = await writeChanges(changes, setWritten);
    await reload();
    setWritten(null);
    setPlan(null);
    setFailed(failures);
    message.success(t('table.done', { count: changes.length - failures.length }));
    if (failures.length === 0) onClose();
  };

  const busy = written !== null;
  return (
    <Modal
      open
      width={1100}
      title={t('table.dialog')}
      onCancel={onClose}
      closable={!busy}
      mask={{ closable: false }}
      keyboard={!busy}
      okText={t('table.write', { count: changes.length })}
      okButtonProps={{ disabled: changes.length === 0, loading: busy }}
      cancelText={t('common:close')}
      cancelButtonProps={{ disabled: busy }}
      onOk={() => void write()}
    >
      <Flex vertical gap={16}>
        <Typography.Text type="secondary">{t('table.explain')}</Typography.Text>
        <Upload
          accept=".csv,text/csv"
          showUploadList={false}
          disabled={busy}
          beforeUpload={(file) => {
            void read(file);
            // The file is read here and goes nowhere.
            return Upload.LIST_IGNORE;
          }}
        >
          <Button icon={<FolderOpenOutlined aria-hidden />}>{t('table.choose')}</Button>
        </Upload>
        {plan && <ImportPreview plan={plan} />}
        {busy && <Progress percent={Math.round((100 * written) / changes.length)} />}
        {failed.length > 0 && <Failures failed={failed} />}
      </Flex>
    </Modal>
  );
}
