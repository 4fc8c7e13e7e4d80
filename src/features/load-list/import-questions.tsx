/** Controls for the statements about a table, with reasons, and for the questions that it leaves open. */
import { Button, Checkbox, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TableMapping } from '@/features/load-list/use-table-mapping';
import { COMPONENTS } from '@/files/load-tables/columns';
import { componentText } from '@/files/load-tables/headings';
import { sourceOf } from '@/files/load-tables/load-mapping';
import { STATEMENT_NAMES, STATEMENTS, type Statement } from '@/files/load-tables/load-statements';
import { answered, type Question } from '@/files/load-tables/mapping-proposal';
import { questionText, reasonText } from '@/files/load-tables/question-text';
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
