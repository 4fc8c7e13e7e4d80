/**
 * The imported table with the use of each column, marks on invalid cells, and reasons for omitted lines; the
 * statements about the table with their reasons, and the questions that it leaves open.
 */
import { Button, Checkbox, Segmented, Select, Flex, Table as AntTable, type TableColumnType } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableMapping } from '@/features/load-list/use-table-mapping';
import { COMPONENTS, isLoad, unitsOf } from '@/files/load-tables/column-meanings';
import { componentText } from '@/files/load-tables/headings';
import { STATEMENT_NAMES, STATEMENTS, type Statement } from '@/files/load-tables/load-conventions';
import { sourceOf, withColumn, type ColumnUse } from '@/files/load-tables/load-mapping';
import { answered, type Question, withUse } from '@/files/load-tables/mapping-proposal';
import { questionText, reasonText, badCellText } from '@/files/load-tables/question-text';
import { letterOf, textOf, type Cells } from '@/files/load-tables/raw-table';
import { widthOf } from '@/files/load-tables/split-tables';
import type { LoadUnit } from '@/quantities/units';
import { NumberField } from '@/shared/ui/number-field';
import { parseTableNumber } from '@/text/format/parse-number';
import styles from '@/features/load-list/import.module.css';

function StatementRow({ name, reading }: { name: Statement; reading: TableMapping }) {
  const { t } = useTranslation(['loadList', 'design']);
  const { mapping, proposal, change, say, isRemembered: isFixed } = reading;
  const { statements, factor } = mapping;
  const value = statements[name];
  const preset = proposal.presets[name];
  const label = t(`import.statement.${name}`);
  // The sign of a force along an axis follows from the two other statements.
  const isFree = name === 'sign' && value === null && sourceOf(mapping, 'Nz')?.is !== 'N';
  const options = (STATEMENTS[name] as readonly string[]).map((one) => ({
    value: one,
    label: t(`import.value.${name}.${one}` as 'import.value.forces.loads'),
  }));
  return (
    <>
      <dt>{label}</dt>
      <dd className={value === null && !isFree ? styles.missing : undefined}>
        {isFixed ? (
          (options.find((one) => one.value === value)?.label ?? t('import.follows'))
        ) : (
          <Segmented<string | null>
            aria-label={label}
            value={value}
            options={options}
            onChange={(next) => change({ ...mapping, statements: { ...statements, [name]: next } })}
          />
        )}
        {name === 'level' && value === 'characteristic' && (
          <NumberField
            label={t('import.factor')}
            value={factor ?? 0}
            min={0.1}
            max={10}
            invalidText={t('design:number.invalid')}
            onCommit={(next) => change({ ...mapping, factor: next })}
          />
        )}
        {!isFixed && (
          <small>
            {preset && preset.value === value
              ? reasonText(preset, say)
              : t(value !== null ? 'import.chosen' : isFree ? 'import.follows' : 'import.missing')}
          </small>
        )}
      </dd>
    </>
  );
}

export function ImportStatements({ reading }: { reading: TableMapping }) {
  const { t } = useTranslation('loadList');
  const { isRemembered, reopen } = reading;
  return (
    <section aria-label={t('import.statements')}>
      {isRemembered && (
        <p>
          {t('import.remembered')}{' '}
          <Button size="small" onClick={reopen}>
            {t('import.change')}
          </Button>
        </p>
      )}
      <dl className={styles.statements}>
        {STATEMENT_NAMES.map((name) => (
          <StatementRow key={name} name={name} reading={reading} />
        ))}
      </dl>
    </section>
  );
}

/** The control that answers a question; null if the user only has to confirm the preset with a tick. */
function Answer({ question, reading }: { question: Question; reading: TableMapping }) {
  const { t } = useTranslation('loadList');
  const { mapping, change } = reading;
  const { key, id, options, values, columns } = question;
  if (options.length === 0) return null;
  const textOf = (option: string) => {
    const [statement, value] = option.split(':');
    if (value !== undefined) return t(`import.value.${statement}.${value}` as 'import.value.forces.loads');
    if (key === 'decimal') return `${values.cell} = ${parseTableNumber(values.cell, option as ',') ?? '–'}`;
    if (key === 'unit.unknown') return option;
    const component = COMPONENTS.find((one) => one === option);
    return component ? componentText(component) : t(`import.answer.${option as 'ignore'}`);
  };
  const chosen = { decimal: mapping.mark, 'unit.unknown': mapping.columns[columns[0]]?.unit }[key];
  return (
    <Select<string>
      size="small"
      style={{ minWidth: 240 }}
      aria-label={t('import.answer.label', { word: values.word ?? values.text ?? values.cell })}
      placeholder={t('import.choose')}
      value={chosen ?? mapping.answers[id]}
      options={options.map((value) => ({ value, label: textOf(value) }))}
      onChange={(answer) => change(answered(question, reading, answer))}
    />
  );
}

export function ImportQuestions({ reading }: { reading: TableMapping }) {
  const { t } = useTranslation('loadList');
  const { table, asksToConfirm } = reading;
  // The statements have their own controls.
  const questions = reading.questions.filter(({ key }) => !key.startsWith('statement.') && key !== 'factor');
  if (questions.length === 0 && !asksToConfirm) return null;
  return (
    <section className={styles.questions} aria-label={t('import.questions')}>
      {questions.length > 0 && (
        <ol>
          {questions.map((question) => (
            <li key={question.id}>
              <p>{questionText(question, table, reading.say)}</p>
              <Answer question={question} reading={reading} />
            </li>
          ))}
        </ol>
      )}
      {asksToConfirm && (
        <Checkbox
          checked={reading.isConfirmed}
          onChange={({ target }) => reading.setConfirmed(target.checked)}
        >
          {t('import.confirm')}
        </Checkbox>
      )}
    </section>
  );
}

interface Line {
  place: number;
  cells: Cells[number];
}

const HEIGHT = 210;
const WIDTH = 142;
const REASON_WIDTH = 300;

const NOT_USED = '';

function ColumnHead({ place, reading }: { place: number; reading: TableMapping }) {
  const { t } = useTranslation('loadList');
  const { mapping, proposal, change, isRemembered: isFixed } = reading;
  const use = mapping.columns[place];
  const { is, sign, unit } = use;
  const name = isLoad(is) ? componentText(is) : letterOf(place);
  const set = (part: Partial<ColumnUse>) => change(withColumn(mapping, place, part));
  return (
    <div className={styles.columnHead}>
      <div>
        {letterOf(place)}
        <Select<string>
          size="small"
          aria-label={t('import.useOf', { column: letterOf(place) })}
          disabled={isFixed}
          value={is ?? NOT_USED}
          options={[
            { value: NOT_USED, label: t('import.answer.ignore') },
            ...(['name', 'node'] as const).map((value) => ({ value, label: t(`import.answer.${value}`) })),
            ...COMPONENTS.map((value) => ({ value, label: componentText(value) })),
          ]}
          onChange={(value) =>
            change(withUse(proposal, mapping, place, value === NOT_USED ? null : (value as ColumnUse['is'])))
          }
        />
      </div>
      {isLoad(is) && (
        <>
          <Select<1 | -1>
            size="small"
            aria-label={`${name}: ${t('import.sign')}`}
            disabled={isFixed}
            value={sign}
            options={[
              { value: 1, label: '+' },
              { value: -1, label: '−' },
            ]}
            onChange={(value) => set({ sign: value })}
          />
          <Select<LoadUnit>
            size="small"
            aria-label={`${name}: ${t('import.unit')}`}
            disabled={isFixed}
            placeholder={t('import.choose')}
            value={unit}
            options={unitsOf(is).map((value) => ({ value, label: value }))}
            onChange={(value) => set({ unit: value })}
          />
        </>
      )}
    </div>
  );
}

const placeOf = (row: number, column: number) => `${row}/${column}`;

export function ImportPreview({ reading }: { reading: TableMapping }) {
  const { t } = useTranslation('loadList');
  const { table, mapping, read, say, shownRow, setShownRow } = reading;
  const { bad, skipped, places } = read;
  const [isOnlySkipped, setOnlySkipped] = useState(false);
  const lines = useMemo(() => table.cells.map((cells, place): Line => ({ place, cells })), [table]);
  const marked = useMemo(
    () => new Map(bad.map((cell) => [placeOf(cell.row, cell.column), badCellText(cell, table, say)])),
    [bad, say, table],
  );
  const reasons = useMemo(() => new Map(skipped.map(({ row, reason }) => [row, reason])), [skipped]);
  const isFiltered = isOnlySkipped && skipped.length > 0;
  const reasonOf = (place: number) => {
    const reason = reasons.get(place);
    const own = bad
      .filter(({ row }) => row === place)
      .map(({ row, column }) => marked.get(placeOf(row, column)));
    return own.length > 0 ? own.join(' ') : reason === undefined ? '' : t(`import.skipped.${reason}`);
  };
  const columns: TableColumnType<Line>[] = [
    {
      key: 'place',
      title: '#',
      width: 64,
      fixed: 'start',
      render: (_, { place }) => <span className="muted">{table.firstLine + place}</span>,
    },
    ...(isFiltered
      ? [
          {
            key: 'reason',
            title: t('import.reason'),
            width: REASON_WIDTH,
            render: (_: unknown, { place }: Line) => reasonOf(place),
          },
        ]
      : []),
    ...Array.from({ length: widthOf(table.cells) }, (_, column): TableColumnType<Line> => ({
      key: column,
      title: <ColumnHead place={column} reading={reading} />,
      width: WIDTH,
      ellipsis: true,
      render: (_, { place, cells }) => {
        const text = textOf(cells[column]);
        const why = marked.get(placeOf(place, column));
        if (why === undefined) return text;
        return (
          <span className={styles.bad} title={why}>
            {text === '' ? '–' : text} <span aria-label={why}>⚠</span>
          </span>
        );
      },
    })),
  ];
  const shown = isFiltered ? lines.filter(({ place }) => reasons.has(place)) : lines;
  const rowClass = (place: number) => {
    if (place < mapping.headings) return styles.heading;
    if (place === places[shownRow]) return styles.shown;
    return reasons.has(place) ? styles.skipped : '';
  };
  return (
    <Flex vertical gap={8} className={styles.preview}>
      {skipped.length > 0 && (
        <Checkbox checked={isOnlySkipped} onChange={({ target }) => setOnlySkipped(target.checked)}>
          {t('import.onlySkipped', { count: skipped.length })}
        </Checkbox>
      )}
      <AntTable<Line>
        virtual
        size="small"
        rowKey="place"
        dataSource={shown}
        columns={columns}
        pagination={false}
        scroll={{ x: 64 + (isFiltered ? REASON_WIDTH : 0) + WIDTH * widthOf(table.cells), y: HEIGHT }}
        rowClassName={({ place }) => rowClass(place)}
        onRow={({ place }) => ({
          onClick: () => {
            if (places.includes(place)) setShownRow(places.indexOf(place));
          },
        })}
      />
    </Flex>
  );
}
