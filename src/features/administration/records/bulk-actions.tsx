/**
 * Actions on several records, and tables of their outcomes. An action asks for confirmation with the number
 * of records, can be stopped, and lists the records for which it was not performed.
 */
import { Alert, Button, Flex, Modal, Progress, Table, Typography, type TableProps } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireId } from '@/api/contract/wire-values';
import { nameOf, type ReferenceDatabase, type BulkAction } from '@/features/administration/records/database';
import {
  failureIn,
  useRowFailureText,
  writeRows,
  type FailedWrite,
} from '@/features/administration/records/write-rows';
import { useUnsavedChanges } from '@/shared/hooks/stored-input';
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

export function BulkDialog<R>(props: SeveralDialogProps<R>) {
  const { title, explain, rows, nameOf: nameOfRow, okText, danger = false, run, doneText, onClose } = props;
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
              {rows.slice(0, NAMED).map(nameOfRow).join(t('common:between'))}
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
              rowKey={({ row }) => nameOfRow(row)}
              nameOf={nameOfRow}
              nameWidth={260}
            />
          </>
        )}
      </Flex>
    </Modal>
  );
}

interface SeveralRecordsProps<R extends { id: WireId }> {
  database: ReferenceDatabase<R>;
  chosen: readonly R[];
  /** Number of rows in the list, on all pages. */
  shown: number;
  onAll: () => void;
  onNone: () => void;
  reload: () => Promise<void>;
  /** Actions in addition to the deletion. */
  actions?: readonly BulkAction<R>[];
}

/** Bar with the number of selected records and the actions on them; each record has a call of its own. */
export function BulkActions<R extends { id: WireId }>(props: SeveralRecordsProps<R>) {
  const { database, chosen, shown, onAll, onNone, reload, actions = [] } = props;
  const { t } = useTranslation('databases');
  // Records in the dialog: changed records may be deselected while others are being changed.
  const [asked, setAsked] = useState<{ action: BulkAction<R>; rows: readonly R[] } | null>(null);

  const deletion: BulkAction<R> = {
    text: t('several.delete'),
    title: (count) => t('several.deleteTitle', { count }),
    explain: t(`${database.kind}.table.deletion`),
    okText: t('several.delete'),
    danger: true,
    write: async ({ id }, tried) => {
      const outcome = await database.remove(id);
      // Status 404 after a retry: an earlier attempt, whose response was lost, deleted the record.
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
        <BulkDialog
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
