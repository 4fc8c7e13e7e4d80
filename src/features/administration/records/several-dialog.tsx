/**
 * An action on several records: asks for confirmation with their number, can be stopped, and lists the
 * records for which it was not performed.
 */
import { Alert, Flex, Modal, Progress, Table, Typography, type TableProps } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowFailureText, type FailedWrite } from '@/features/administration/records/write-rows';
import { useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { LongText } from '@/shared/ui/long-text';
import { useNotices } from '@/shared/ui/notices';

interface SeveralDialogProps<R> {
  title: string;
  explain?: string;
  rows: readonly R[];
  nameOf: (row: R) => string;
  okText: string;
  danger?: boolean;
  /** Performs the action. Returns the records for which it failed or was not performed. */
  run: (signal: AbortSignal, onProgress: (done: number) => void) => Promise<FailedWrite<R>[]>;
  doneText: (count: number) => string;
  onClose: () => void;
}

const NAMED = 12;

interface ShortTableProps<R> extends TableProps<R> {
  label: string;
  rows: readonly R[];
}

/** Table of a dialog, paged so that the dialog fits the window; nothing without rows. */
export function ShortTable<R extends object>({ label, rows, pagination, ...table }: ShortTableProps<R>) {
  if (rows.length === 0) return null;
  return (
    <Table<R>
      aria-label={label}
      size="small"
      dataSource={rows}
      pagination={{ pageSize: 8, hideOnSinglePage: true, showSizeChanger: false, ...pagination }}
      {...table}
    />
  );
}

interface FailedWritesProps<R> extends ShortTableProps<FailedWrite<R>> {
  nameOf: (row: R) => string;
  nameWidth: number;
}

/** The rows that were not written, with the reasons. */
export function FailedWrites<R>({ nameOf, nameWidth, columns = [], ...table }: FailedWritesProps<R>) {
  const { t } = useTranslation('databases');
  const textOf = useRowFailureText();
  return (
    <ShortTable<FailedWrite<R>>
      {...table}
      columns={[
        ...columns,
        { title: t('table.record'), key: 'name', width: nameWidth, render: (_, { row }) => nameOf(row) },
        {
          title: t('table.problemColumn'),
          key: 'reason',
          render: (_, { failure }) => <LongText text={textOf(failure)} />,
        },
      ]}
    />
  );
}

export function WriteProgress({ done, count }: { done: number; count: number }) {
  const { t } = useTranslation('databases');
  return (
    <div role="status">
      <Progress percent={Math.floor((100 * done) / count)} />
      {t('table.progress', { done, count })}
    </div>
  );
}

type State<R> =
  | { step: 'asked' }
  | { step: 'running'; done: number }
  | { step: 'ended'; left: FailedWrite<R>[] };

export function SeveralDialog<R>(props: SeveralDialogProps<R>) {
  const { title, explain, rows, nameOf, okText, danger = false, run, doneText, onClose } = props;
  const { t } = useTranslation(['databases', 'common']);
  const { message } = useNotices();
  const [state, setState] = useState<State<R>>({ step: 'asked' });
  const stopping = useRef(new AbortController());
  const isRunning = state.step === 'running';
  const total = rows.length;
  useUnsavedChanges(isRunning);

  const start = async () => {
    setState({ step: 'running', done: 0 });
    const left = await run(stopping.current.signal, (done) => setState({ step: 'running', done }));
    if (left.length < total) message.success(doneText(total - left.length));
    if (left.length === 0) onClose();
    else setState({ step: 'ended', left });
  };

  return (
    <Modal
      open
      title={title}
      width={720}
      onCancel={isRunning ? () => stopping.current.abort() : onClose}
      closable={!isRunning}
      keyboard={!isRunning}
      mask={{ closable: false }}
      okText={okText}
      okButtonProps={{ danger, loading: isRunning, disabled: state.step === 'ended', autoFocus: true }}
      cancelText={isRunning ? t('several.stop') : t('common:close')}
      onOk={() => void start()}
    >
      <Flex vertical gap={12}>
        {state.step === 'asked' && (
          <>
            {explain && <Typography.Text>{explain}</Typography.Text>}
            <Typography.Text type="secondary">
              {rows.slice(0, NAMED).map(nameOf).join(t('common:between'))}
              {total > NAMED && ` … ${t('several.more', { count: total - NAMED })}`}
            </Typography.Text>
          </>
        )}
        {isRunning && <WriteProgress done={state.done} count={total} />}
        {state.step === 'ended' && (
          <>
            <Alert type="warning" showIcon title={t('several.left', { count: state.left.length })} />
            <FailedWrites
              label={t('several.leftTable')}
              rows={state.left}
              rowKey={({ row }) => nameOf(row)}
              nameOf={nameOf}
              nameWidth={260}
            />
          </>
        )}
      </Flex>
    </Modal>
  );
}
