/** Shows how a table would be read, lets a person mend it, and takes its rows over. */
import { Alert, Checkbox, Flex, Modal, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedTable } from '@/shared/tables/cells-of-source';
import { TABLE_LIMITS } from '@/shared/tables/table-limits';
import { ChoiceBar } from '@/shared/ui/choice-bar';
import { MOST_LISTED_LOADS, type ListedLoad } from '@/design/model/design-state';
import { isDoubtful, leftOutBy, proposeMapping, type LoadMapping, type Table } from './import/mapping';
import { readLoads, type ReadLoads } from './import/read-loads';
import { ImportPreview } from './import-preview';
import { LeftOutNotice } from './left-out-notice';
import styles from './import.module.css';
import { MappingForm } from './mapping-form';
import { rememberedMapping, rememberMapping } from './remembered';

type How = 'replace' | 'append';

interface ImportDialogProps {
  /** The sheets of a workbook, or one table. */
  tables: readonly NamedTable[];
  hasRows: boolean;
  onTake: (rows: readonly ListedLoad[], how: How) => void;
  onClose: () => void;
}

/** How a table is first read: as it was the last time, else by its words. */
function firstReading(table: Table) {
  const { mapping, isOfReactions, isMarkDoubtful } = proposeMapping(table);
  const remembered = rememberedMapping(table, mapping.headings);
  const isRemembered = remembered !== null;
  return {
    mapping: remembered ?? mapping,
    isRemembered,
    isOfReactions: isOfReactions && !isRemembered,
    isMarkDoubtful,
  };
}

function Findings({ read }: { read: ReadLoads }) {
  const { t } = useTranslation('loadList');
  const { loads, blank, repeated } = read;
  const parts = [
    t('import.found', { rows: loads.length }),
    ...(blank > 0 ? [t('import.blank', { rows: blank })] : []),
    ...(repeated > 0 ? [t('import.repeated', { rows: repeated })] : []),
  ];
  return <span role="status">{parts.join(' ')}</span>;
}

export function ImportDialog({ tables, hasRows, onTake, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['loadList', 'common']);
  const [sheet, setSheet] = useState(0);
  const { cells, leftOut = 0 } = tables[sheet];
  const [reading, setReading] = useState(() => firstReading(cells));
  const [how, setHow] = useState<How>('replace');
  const [isWithout, setWithout] = useState(false);
  const [isLeftOutRight, setLeftOutRight] = useState(false);
  const { mapping, isRemembered, isOfReactions, isMarkDoubtful } = reading;
  const read = useMemo(() => readLoads(cells, mapping), [cells, mapping]);
  const leftOutOf = useMemo(() => leftOutBy(cells, mapping), [cells, mapping]);
  const isOpen = isDoubtful(leftOutOf);
  const change = (next: LoadMapping) => {
    setLeftOutRight(false);
    setReading({
      mapping: next,
      isRemembered: false,
      isOfReactions,
      isMarkDoubtful: isMarkDoubtful && next.mark === mapping.mark,
    });
  };
  const tooMany = read.loads.length > MOST_LISTED_LOADS;
  const isReady =
    read.loads.length > 0 && !tooMany && (read.badRows === 0 || isWithout) && (!isOpen || isLeftOutRight);
  return (
    <Modal
      open
      width={1240}
      title={t('import.title')}
      onCancel={onClose}
      closable={{ 'aria-label': t('common:close') }}
      mask={{ closable: false }}
      okText={t('import.take', { rows: read.loads.length })}
      okButtonProps={{ disabled: !isReady }}
      cancelText={t('cancel')}
      onOk={() => {
        // What left a force out is asked about again.
        if (!isOpen) rememberMapping(cells, mapping);
        onTake(read.loads, how);
      }}
    >
      <Flex vertical gap={10}>
        {tables.length > 1 && (
          <label className={styles.sheet}>
            {t('import.sheet')}
            <Select
              size="small"
              aria-label={t('import.sheet')}
              value={sheet}
              options={tables.map(({ name }, value) => ({ value, label: name }))}
              onChange={(place) => {
                setSheet(place);
                setReading(firstReading(tables[place].cells));
                setWithout(false);
                setLeftOutRight(false);
              }}
            />
          </label>
        )}
        <MappingForm table={cells} mapping={mapping} loads={read.loads} onChange={change} />
        <LeftOutNotice
          table={cells}
          mapping={mapping}
          leftOut={leftOutOf}
          isRight={isLeftOutRight}
          onRight={setLeftOutRight}
        />
        {leftOut > 0 && (
          <Alert type="warning" showIcon title={t('import.leftOut', { cells: leftOut, ...TABLE_LIMITS })} />
        )}
        {isRemembered && <Alert type="info" showIcon title={t('import.remembered')} />}
        {isOfReactions && <Alert type="info" showIcon title={t('import.reactions')} />}
        {isMarkDoubtful && <Alert type="warning" showIcon title={t('import.markDoubtful')} />}
        {tooMany && <Alert type="error" showIcon title={t('import.tooMany', { rows: MOST_LISTED_LOADS })} />}
        <Findings read={read} />
        {read.badRows > 0 && (
          <Alert
            type="error"
            showIcon
            title={t('import.bad', { cells: read.bad.length, rows: read.badRows })}
            description={
              <Checkbox checked={isWithout} onChange={({ target }) => setWithout(target.checked)}>
                {t('import.without', { rows: read.badRows })}
              </Checkbox>
            }
          />
        )}
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
