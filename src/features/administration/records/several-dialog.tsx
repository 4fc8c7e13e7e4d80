/**
 * An action on several records: asks for confirmation with their number, can be stopped, and lists the
 * records for which it was not performed.
 */
import { Alert, Flex, Modal, Progress, Table, Typography } from 'antd';
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

const PAGE = { pageSize: 8, hideOnSinglePage: true, showSizeChanger: false } as const;

type State<R> =
  | { step: 'asked' }
  | { step: 'running'; done: number }
  | { step: 'ended'; left: FailedWrite<R>[] };

export function SeveralDialog<R>(props: SeveralDialogProps<R>) {
  const { title, explain, rows, nameOf, okText, danger = false, run, doneText, onClose } = props;
  const textOf = useRowFailureText();
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
        {isRunning && (
          <div role="status">
            <Progress percent={Math.floor((100 * state.done) / total)} />
            {t('table.progress', { done: state.done, count: total })}
          </div>
        )}
        {state.step === 'ended' && (
          <>
            <Alert type="warning" showIcon title={t('several.left', { count: state.left.length })} />
            <Table<FailedWrite<R>>
              aria-label={t('several.leftTable')}
              size="small"
              rowKey={({ row }) => nameOf(row)}
              dataSource={state.left}
              pagination={PAGE}
              columns={[
                { title: t('table.record'), key: 'name', width: 260, render: (_, { row }) => nameOf(row) },
                {
                  title: t('table.problemColumn'),
                  key: 'reason',
                  render: (_, { failure }) => <LongText text={textOf(failure)} />,
                },
              ]}
            />
          </>
        )}
      </Flex>
    </Modal>
  );
}
