/** Shows how a table would be read, lets a person mend it, and takes its rows over. */
import { Alert, Checkbox, Flex, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedTable } from '@/shared/tables/named-table';
import { TABLE_LIMITS } from '@/shared/tables/table-limits';
import { ChoiceBar } from '@/shared/ui/choice-bar';
import { MOST_LISTED_LOADS, type ListedLoad } from '@/design/model/design-state';
import type { ReadLoads } from './import/read-loads';
import { ImportPreview } from './import-preview';
import { LeftOutNotice } from './left-out-notice';
import styles from './import.module.css';
import { MappingForm } from './mapping-form';
import { SignChoice } from './sign-choice';
import { useReading } from './use-reading';

type How = 'replace' | 'append';

interface ImportDialogProps {
  /** The sheets of a workbook, or one table. */
  tables: readonly NamedTable[];
  hasRows: boolean;
  onTake: (rows: readonly ListedLoad[], how: How) => void;
  onClose: () => void;
}

/** What is worth a look before the rows are taken over. */
function Notices({ reading }: { reading: ReturnType<typeof useReading> }) {
  const { t } = useTranslation('loadList');
  const { read, cellsLeftOut } = reading;
  const { badRows } = read;
  return (
    <>
      {cellsLeftOut > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('import.leftOut', { cells: cellsLeftOut, ...TABLE_LIMITS })}
        />
      )}
      {reading.isRemembered && <Alert type="info" showIcon title={t('import.remembered')} />}
      {reading.isEnvelope && <Alert type="warning" showIcon title={t('import.envelope')} />}
      {reading.isMarkDoubtful && <Alert type="warning" showIcon title={t('import.markDoubtful')} />}
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
              {t('import.without', { rows: badRows })}
            </Checkbox>
          }
        />
      )}
    </>
  );
}

function Findings({ read }: { read: ReadLoads }) {
  const { t } = useTranslation('loadList');
  const { loads, blank, sums, repeated } = read;
  const parts = [
    t('import.found', { rows: loads.length }),
    ...(blank > 0 ? [t('import.blank', { rows: blank })] : []),
    ...(sums > 0 ? [t('import.sums', { rows: sums })] : []),
    ...(repeated > 0 ? [t('import.repeated', { rows: repeated })] : []),
  ];
  return <span role="status">{parts.join(' ')}</span>;
}

export function ImportDialog({ tables, hasRows, onTake, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['loadList', 'common']);
  const [how, setHow] = useState<How>('replace');
  const reading = useReading(tables);
  const { cells, mapping, origin, read } = reading;
  return (
    <Modal
      open
      width={1240}
      title={t('import.title')}
      onCancel={onClose}
      closable={{ 'aria-label': t('common:close') }}
      mask={{ closable: false }}
      okText={t('import.take', { rows: read.loads.length })}
      okButtonProps={{ disabled: !reading.isReady }}
      cancelText={t('cancel')}
      onOk={() => {
        reading.remember();
        onTake(read.loads, how);
      }}
    >
      <Flex vertical gap={12}>
        {tables.length > 1 && (
          <label className={styles.sheet}>
            {t('import.sheet')}
            <Select
              size="small"
              aria-label={t('import.sheet')}
              value={reading.sheet}
              options={tables.map(({ name }, value) => ({ value, label: name }))}
              onChange={reading.chooseSheet}
            />
          </label>
        )}
        <MappingForm table={cells} mapping={mapping} loads={read.loads} onChange={reading.change} />
        {origin && <SignChoice origin={origin} rule={reading.rule} onChange={reading.chooseSigns} />}
        <LeftOutNotice
          table={cells}
          mapping={mapping}
          leftOut={reading.leftOut}
          isRight={reading.isLeftOutRight}
          onRight={reading.setLeftOutRight}
        />
        <Notices reading={reading} />
        <Findings read={read} />
        <ImportPreview table={cells} mapping={mapping} bad={read.bad} />
        {hasRows && (
          <ChoiceBar<How>
            label={t('import.how')}
            value={how}
            options={(['replace', 'append'] as const).map((value) => ({
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
