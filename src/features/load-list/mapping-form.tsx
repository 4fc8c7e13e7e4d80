/**
 * Form that assigns loads, signs and units to the columns of a table, showing smallest and largest values
 * with their rows, so that errors are noticed.
 */
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { useReading } from '@/features/load-list/use-reading';
import { columnName } from '@/load-tables/column-name';
import { unitsOf } from '@/load-tables/columns';
import { sourceOf, withSource } from '@/load-tables/load-mapping';
import { ORIGINS, type Rule } from '@/load-tables/origins';
import { widthOf } from '@/load-tables/parts';
import { summaryOf, type Extreme } from '@/load-tables/summary';
import { LOADS, SHOWN_LOADS, unitOf } from '@/quantities/inputs';
import type { LoadUnit } from '@/quantities/units';
import { NumberField } from '@/shared/ui/number-field';
import { formatFigure } from '@/text/format/format-number';
import styles from '@/features/load-list/import.module.css';

const NO_COLUMN = -1;

/** Cells for the smallest or largest value of a load in kN or kNm, and for its row. */
function ExtremeCells({ extreme }: { extreme: Extreme | undefined }) {
  return (
    <>
      <td className={styles.extreme}>{extreme && formatFigure(extreme.value, 'force')}</td>
      <td className={styles.ofRow} title={extreme?.name}>
        {extreme?.name}
      </td>
    </>
  );
}

export function MappingForm({ reading }: { reading: ReturnType<typeof useReading> }) {
  const { t } = useTranslation(['loadList', 'design']);
  const { table, mapping, proposal, read, change } = reading;
  const { rules, certainty } = ORIGINS[proposal.origin];
  const columns = Array.from({ length: widthOf(table.cells) }, (_, value) => ({
    value,
    label: columnName(table, value),
  }));
  // As long as the decimal mark is unknown, the form shows no smallest and largest values.
  const summary = mapping.mark === null ? null : summaryOf(read.loads);
  return (
    <div className={styles.form}>
      <table className={styles.mapping}>
        <thead>
          <tr>
            <th scope="col">{t('import.load')}</th>
            <th scope="col">{t('import.column')}</th>
            <th scope="col">{t('import.sign')}</th>
            <th scope="col">{t('import.unit')}</th>
            <th scope="col" colSpan={2}>
              {t('import.smallest')}
            </th>
            <th scope="col" colSpan={2}>
              {t('import.largest')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {SHOWN_LOADS.map((load) => {
            const { column, sign, unit } = sourceOf(mapping, load);
            const units = unitsOf(load);
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
                    onChange={(value) =>
                      change(withSource(mapping, load, { column: value === NO_COLUMN ? null : value }))
                    }
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
                    onChange={(value) => change(withSource(mapping, load, { sign: value }))}
                  />
                </td>
                <td>
                  <Select<LoadUnit>
                    size="small"
                    className={styles.unit}
                    aria-label={`${load}: ${t('import.unit')}`}
                    placeholder={t('import.choose')}
                    value={unit}
                    disabled={column === null}
                    options={units.map((value) => ({ value, label: value }))}
                    onChange={(value) => change(withSource(mapping, load, { unit: value }))}
                  />
                </td>
                <ExtremeCells extreme={unit === null ? undefined : summary?.extremes[load].smallest} />
                <ExtremeCells extreme={unit === null ? undefined : summary?.extremes[load].largest} />
                <td>{unitOf(LOADS[load])}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={styles.others}>
        <p className={styles.sum} role="status">
          {t('import.found', { count: read.loads.length })}{' '}
          {summary &&
            sourceOf(mapping, 'Nz').unit !== null &&
            t('import.sumOfN', { sum: formatFigure(summary.sumOfN, 'force') })}
        </p>
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
            onChange={(names) => change({ ...mapping, names })}
          />
        </label>
        {certainty === 'certain' && (
          <label>
            {t('import.signs')}
            <Select<Rule>
              size="small"
              className={styles.names}
              aria-label={t('import.signs')}
              value={mapping.rule ?? rules[0]}
              options={rules.map((value) => ({ value, label: t(`import.signRule.${value}`) }))}
              onChange={(rule) => change({ ...mapping, rule })}
            />
          </label>
        )}
        <div className={styles.headings}>
          <span>{t('import.headings')}</span>
          <NumberField
            label={t('import.headings')}
            value={mapping.headings}
            min={0}
            max={Math.max(0, table.cells.length - 1)}
            invalidText={t('design:number.invalid')}
            onCommit={(value) => reading.changeHeadings(Math.round(value))}
          />
        </div>
        <p className={styles.sign}>{t('design:loads.sign')}</p>
      </div>
    </div>
  );
}
