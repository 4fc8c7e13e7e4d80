/**
 * Which column of a table is which load, with its sign and unit; beside it the range of what is read, in
 * which a slip shows.
 */
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { LOADS, LOAD_NAMES, unitOf, type LoadName } from '@/quantities/inputs';
import { formatFigure } from '@/text/format/format-number';
import type { DecimalMark } from '@/text/format/table-number';
import { NumberField } from '@/shared/ui/number-field';
import type { ListedLoad } from '@/design/model/design-state';
import { columnName } from './column-name';
import { unitsOf, type Unit } from './import/columns';
import type { LoadMapping, Source, Table } from './import/load-mapping';
import { widthOf } from './import/mapping';
import styles from './import.module.css';

interface MappingFormProps {
  table: Table;
  mapping: LoadMapping;
  /** As they are read now. */
  loads: readonly ListedLoad[];
  onChange: (mapping: LoadMapping) => void;
}

const NO_COLUMN = -1;
const MARKS: readonly DecimalMark[] = ['.', ','];

/** The smallest and the largest of a load. */
function rangeOf(loads: readonly ListedLoad[], load: LoadName): string {
  if (loads.length === 0) return '';
  const [least, most] = loads.reduce(
    ([low, high], row) => [Math.min(low, row[load]), Math.max(high, row[load])],
    [Infinity, -Infinity],
  );
  return `${formatFigure(least, 'force')} … ${formatFigure(most, 'force')}`;
}

export function MappingForm({ table, mapping, loads, onChange }: MappingFormProps) {
  const { t } = useTranslation(['loadList', 'design']);
  const { sources } = mapping;
  const columns = Array.from({ length: widthOf(table) }, (_, value) => ({
    value,
    label: columnName(table, mapping.headings, value),
  }));
  const set = (load: LoadName, part: Partial<Source>) =>
    onChange({ ...mapping, sources: { ...sources, [load]: { ...sources[load], ...part } } });
  return (
    <div className={styles.form}>
      <table className={styles.mapping}>
        <thead>
          <tr>
            <th scope="col">{t('import.load')}</th>
            <th scope="col">{t('import.column')}</th>
            <th scope="col">{t('import.sign')}</th>
            <th scope="col">{t('import.unit')}</th>
            <th scope="col">{t('import.range')}</th>
          </tr>
        </thead>
        <tbody>
          {LOAD_NAMES.map((load) => {
            const { column, sign, unit } = sources[load];
            return (
              <tr key={load}>
                <th scope="row">{load}</th>
                <td>
                  <Select<number>
                    size="small"
                    className={styles.column}
                    aria-label={`${load}: ${t('import.column')}`}
                    value={column ?? NO_COLUMN}
                    options={[{ value: NO_COLUMN, label: t('import.none') }, ...columns]}
                    onChange={(value) => set(load, { column: value === NO_COLUMN ? null : value })}
                  />
                </td>
                <td>
                  <Select<1 | -1>
                    size="small"
                    aria-label={`${load}: ${t('import.sign')}`}
                    value={sign}
                    disabled={column === null}
                    options={[
                      { value: 1, label: '+' },
                      { value: -1, label: '−' },
                    ]}
                    onChange={(value) => set(load, { sign: value })}
                  />
                </td>
                <td>
                  <Select<Unit>
                    size="small"
                    className={styles.unit}
                    aria-label={`${load}: ${t('import.unit')}`}
                    value={unit}
                    disabled={column === null}
                    options={unitsOf(load).map((value) => ({ value, label: value }))}
                    onChange={(value) => set(load, { unit: value })}
                  />
                </td>
                <td className={styles.range}>
                  {rangeOf(loads, load)} {unitOf(LOADS[load])}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={styles.others}>
        <label>
          {t('import.names')}
          <Select<number[]>
            size="small"
            mode="multiple"
            className={styles.names}
            aria-label={t('import.names')}
            placeholder={t('import.numbered')}
            value={[...mapping.names]}
            options={columns}
            onChange={(names) => onChange({ ...mapping, names })}
          />
        </label>
        <label>
          {t('import.mark')}
          <Select<DecimalMark>
            size="small"
            aria-label={t('import.mark')}
            value={mapping.mark}
            options={MARKS.map((value) => ({ value, label: `1${value}5` }))}
            onChange={(mark) => onChange({ ...mapping, mark })}
          />
        </label>
        <div className={styles.headings}>
          <span>{t('import.headings')}</span>
          <NumberField
            label={t('import.headings')}
            value={mapping.headings}
            min={0}
            max={Math.max(0, table.length - 1)}
            invalidText={t('design:number.invalid')}
            onCommit={(value) => onChange({ ...mapping, headings: Math.round(value) })}
          />
        </div>
        <p className={styles.sign}>{t('design:loads.sign')}</p>
      </div>
    </div>
  );
}
