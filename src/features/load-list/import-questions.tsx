/** Questions that the user must answer before a table is imported, with the first rows of that table. */
import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { useReading } from '@/features/load-list/use-reading';
import { letterOf } from '@/load-tables/column-name';
import { unitsOf } from '@/load-tables/columns';
import type { LoadMapping } from '@/load-tables/load-mapping';
import { textOf } from '@/load-tables/named-table';
import { ORIGINS, type Rule } from '@/load-tables/origins';
import { widthOf } from '@/load-tables/parts';
import type { Question } from '@/load-tables/proposal';
import { questionText } from '@/load-tables/question-text';
import { LOAD_NAMES } from '@/quantities/inputs';
import type { LoadUnit } from '@/quantities/units';
import { ChoiceBar } from '@/shared/ui/choice-bar';
import { parseTableNumber, type DecimalMark } from '@/text/format/table-number';
import styles from '@/features/load-list/import.module.css';

type Reading = ReturnType<typeof useReading>;

/** Control for the unit of all columns that show the same unit text, for one kind of load. */
function UnitChoice({ question, reading }: { question: Question; reading: Reading }) {
  const { t } = useTranslation('loadList');
  const { mapping, answer } = reading;
  const { sources } = mapping;
  const asked = LOAD_NAMES.filter((load) => question.columns.includes(sources[load].column ?? -1));
  const [first] = asked;
  if (first === undefined) return null;
  const units = unitsOf(first);
  const choose = (unit: LoadUnit) => {
    const changed = asked.filter((load) => unitsOf(load) === units);
    const next = Object.fromEntries(changed.map((load) => [load, { ...sources[load], unit }]));
    answer({ ...mapping, sources: { ...sources, ...next } });
  };
  return (
    <Select<LoadUnit>
      size="small"
      className={styles.unit}
      aria-label={t('import.unit')}
      placeholder={t('import.choose')}
      value={sources[first].unit}
      options={units.map((value) => ({ value, label: value }))}
      onChange={choose}
    />
  );
}

const MARKS: readonly DecimalMark[] = [',', '.'];

/** Returns the value of a cell for a decimal mark, as text such as '1,234 = 1.234'. */
const readingOf = (cell: string, mark: DecimalMark): string =>
  `${cell} = ${parseTableNumber(cell, mark) ?? '–'}`;

/** The control that answers a question; null if the user only has to confirm the preset with a tick. */
function Answer({ question, reading }: { question: Question; reading: Reading }) {
  const { t } = useTranslation('loadList');
  const { mapping, proposal, answer } = reading;
  const set = (part: Partial<LoadMapping>) => answer({ ...mapping, ...part });
  if (question.key === 'unit.unknown') return <UnitChoice question={question} reading={reading} />;
  if (question.kind === 'sign' || question.kind === 'axis')
    return (
      <ChoiceBar<Rule>
        label={t('import.signs')}
        value={mapping.rule}
        options={ORIGINS[proposal.origin].rules.map((value) => ({
          value,
          label: t(`import.signRule.${value}`),
        }))}
        onChange={(rule) => set({ rule })}
      />
    );
  if (question.kind === 'decimal')
    return (
      <ChoiceBar<DecimalMark>
        label={t('import.mark')}
        value={mapping.mark}
        options={MARKS.map((value) => ({ value, label: readingOf(question.values.cell, value) }))}
        onChange={(mark) => set({ mark })}
      />
    );
  return null;
}

const ROWS = 3;
const LAST_HEADINGS = 2;

/** The last heading rows and the first rows of the table, with the columns that are used in bold. */
function FirstRows({ reading: { table, mapping, read } }: { reading: Reading }) {
  const { t } = useTranslation('loadList');
  const { cells, headings } = table;
  const used = new Set(Object.values(mapping.sources).map(({ column }) => column));
  const columns = Array.from({ length: widthOf(cells) }, (_, column) => column);
  const above = cells.slice(Math.max(0, headings - LAST_HEADINGS), headings);
  const rows = read.places.length > 0 ? read.places.map((place) => cells[place]) : cells.slice(headings);
  const lines = [...above, ...rows.slice(0, ROWS)];
  return (
    <div className={styles.firstRows}>
      <table className={styles.mapping} aria-label={t('import.firstRows')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {letterOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((row, line) => (
            <tr key={line} className={line < above.length ? styles.heading : undefined}>
              {columns.map((column) => (
                <td key={column} className={used.has(column) ? styles.used : undefined}>
                  {textOf(row[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function ImportQuestions({ reading }: { reading: Reading }) {
  const { t } = useTranslation('loadList');
  const { questions, table } = reading;
  if (questions.length === 0) return null;
  return (
    <section className={styles.questions} aria-label={t('import.questions')}>
      <ol>
        {questions.map((question) => (
          <li key={question.key + question.columns.join()}>
            <p>{questionText(question, table, (key, values) => t(key as 'import.title', values))}</p>
            <Answer question={question} reading={reading} />
          </li>
        ))}
      </ol>
      <FirstRows reading={reading} />
      {reading.asksToConfirm && (
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
