/**
 * Dialog that shows how a table of loads is interpreted, asks for anything that the table does not state, and
 * imports its rows.
 */
import { Alert, Checkbox, Flex, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_LISTED_LOADS, type ListedLoad } from '@/design/model/design-state';
import { ImportPreview } from '@/features/load-list/import-preview';
import { ImportQuestions } from '@/features/load-list/import-questions';
import { MappingForm } from '@/features/load-list/mapping-form';
import { useReading } from '@/features/load-list/use-reading';
import type { OfferedTable } from '@/load-tables/load-file';
import { certainLines } from '@/load-tables/question-text';
import { TABLE_LIMITS } from '@/load-tables/table-limits';
import { ChoiceBar } from '@/shared/ui/choice-bar';
import styles from '@/features/load-list/import.module.css';

type How = 'append' | 'replace';

interface ImportDialogProps {
  tables: readonly OfferedTable[];
  hasRows: boolean;
  onTake: (rows: readonly ListedLoad[], how: How) => void;
  onClose: () => void;
}

/** Messages to read before the rows are imported. */
function Notices({ reading }: { reading: ReturnType<typeof useReading> }) {
  const { t } = useTranslation('loadList');
  const { read, badRows, table } = reading;
  return (
    <>
      {table.leftOut !== undefined && (
        <Alert
          type="warning"
          showIcon
          title={t('import.leftOut', { count: table.leftOut, ...TABLE_LIMITS })}
        />
      )}
      {reading.isRemembered && <Alert type="info" showIcon title={t('import.remembered')} />}
      {reading.isEnvelope && <Alert type="warning" showIcon title={t('import.envelope')} />}
      {reading.isTooMany && (
        <Alert type="error" showIcon title={t('import.tooMany', { rows: MOST_LISTED_LOADS })} />
      )}
      {badRows > 0 && (
        <Alert
          type="error"
          showIcon
          title={t('import.bad', { cells: read.bad.length, rows: badRows })}
          description={
            <Checkbox
              checked={reading.isWithoutBad}
              onChange={({ target }) => reading.setWithoutBad(target.checked)}
            >
              {t('import.without', { count: badRows })}
            </Checkbox>
          }
        />
      )}
    </>
  );
}

/** Lists the interpretations that do not need an answer from the user, each with its reason. */
function Certain({ reading: { proposal, mapping, questions } }: { reading: ReturnType<typeof useReading> }) {
  const { t } = useTranslation('loadList');
  const lines = certainLines(proposal, mapping, questions, (key, values) => t(key as 'import.title', values));
  return (
    <ul className={styles.certain} aria-label={t('import.certain')}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/**
 * Focuses the dialog's content; the import button, if it is enabled, takes the focus afterwards. Otherwise
 * the close button would have the focus, and Enter would discard the table.
 */
const takeFocus = (body: HTMLElement | null): void => body?.focus();

export function ImportDialog({ tables, hasRows, onTake, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['loadList', 'common']);
  const [how, setHow] = useState<How>('append');
  const reading = useReading(tables);
  const { table, mapping, read } = reading;
  return (
    <Modal
      open
      width={1240}
      centered
      styles={{ body: { maxHeight: 'calc(100vh - 180px)', overflowY: 'auto' } }}
      title={t('import.title')}
      onCancel={onClose}
      closable={{ 'aria-label': t('common:close') }}
      mask={{ closable: false }}
      okText={t('import.take', { count: read.loads.length })}
      okButtonProps={{ disabled: !reading.isReady, autoFocus: true }}
      cancelText={t('cancel')}
      onOk={() => {
        reading.remember();
        onTake(read.loads, how);
      }}
    >
      <Flex vertical gap={12} tabIndex={-1} className={styles.body} ref={takeFocus}>
        {tables.length > 1 && (
          <label className={styles.sheet}>
            {t('import.sheet')}
            <Select
              size="small"
              className={styles.column}
              aria-label={t('import.sheet')}
              value={reading.place}
              options={tables.map(({ table: { name } }, value) => ({ value, label: name || value + 1 }))}
              onChange={reading.chooseTable}
            />
          </label>
        )}
        <ImportQuestions reading={reading} />
        <Certain reading={reading} />
        <MappingForm reading={reading} />
        <Notices reading={reading} />
        <ImportPreview table={table} mapping={mapping} read={read} />
        {hasRows && (
          <ChoiceBar<How>
            label={t('import.how')}
            value={how}
            options={(['append', 'replace'] as const).map((value) => ({
              value,
              label: t(`import.${value}`),
            }))}
            onChange={setHow}
          />
        )}
      </Flex>
    </Modal>
  );
}
