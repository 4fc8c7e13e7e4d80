/** Says which loads stay 0 and which numbers of the table nobody takes; where both are, it asks. */
import { Alert, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { columnName } from './column-name';
import type { LoadMapping, Table } from './import/load-mapping';
import { isDoubtful, type LeftOut } from './import/mapping';

interface LeftOutNoticeProps {
  table: Table;
  mapping: LoadMapping;
  leftOut: LeftOut;
  /** A person has said that this is right. */
  isRight: boolean;
  onRight: (isRight: boolean) => void;
}

export function LeftOutNotice({ table, mapping, leftOut, isRight, onRight }: LeftOutNoticeProps) {
  const { t } = useTranslation('loadList');
  const { loads, columns, units } = leftOut;
  if (loads.length === 0 && units.length === 0) return null;
  const names = columns.map((column) => columnName(table, mapping.headings, column));
  const sentences = [
    ...(loads.length > 0 ? [t('import.zero', { loads: loads.join(', '), count: loads.length })] : []),
    ...(loads.length > 0 && names.length > 0 ? [t('import.unused', { columns: names.join('; ') })] : []),
    ...units.map(({ load, unit }) =>
      t('import.unknownUnit', { load, unit, taken: mapping.sources[load].unit }),
    ),
  ];
  const asks = isDoubtful(leftOut);
  return (
    <Alert
      type={asks ? 'warning' : 'info'}
      showIcon
      title={sentences.join(' ')}
      description={
        asks && (
          <Checkbox checked={isRight} onChange={({ target }) => onRight(target.checked)}>
            {t('import.zeroIsRight')}
          </Checkbox>
        )
      }
    />
  );
}
