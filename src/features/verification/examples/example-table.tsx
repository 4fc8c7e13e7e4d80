/** The examples, one per line; a line can be expanded to show its values. */
import {
  CheckCircleFilled,
  CloseCircleFilled,
  MinusCircleOutlined,
  QuestionCircleOutlined,
  WarningFilled,
  CaretDownOutlined,
  CaretRightOutlined,
} from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExpectedValue } from '@/examples/expected-values';
import type { RowState, ExampleRow } from '@/features/verification/examples/example-rows';
import {
  partText,
  ofText,
  sizeText,
  differenceText,
  valueText,
} from '@/features/verification/examples/value-text';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { FormulaMath } from '@/shared/ui/formula-math';
import { unitText } from '@/text/wording/values';
import styles from '@/features/verification/examples/verification.module.css';

const SIGNS = {
  open: <MinusCircleOutlined />,
  agrees: <CheckCircleFilled />,
  differs: <CloseCircleFilled />,
  unanswered: <QuestionCircleOutlined />,
  failed: <WarningFilled />,
} as const;

function StateMark({ state }: { state: RowState }) {
  const { t } = useTranslation('proof');
  return (
    <span className={styles[state] ?? 'muted'}>
      {SIGNS[state]} {t(`states.${state}`)}
    </span>
  );
}

function FigureTable({ figures }: { figures: readonly ExpectedValue[] }) {
  const { t } = useTranslation(['proof', 'results']);
  const columns: readonly Omit<DataColumn<ExpectedValue>, 'title'>[] = [
    {
      key: 'check',
      cell: (figure) => [partText(t, figure.part), ofText(t, figure)].filter(Boolean).join(', '),
    },
    { key: 'symbol', cell: ({ symbol }) => <FormulaMath text={symbol} /> },
    { key: 'printed', isNumber: true, cell: ({ printed }) => valueText(printed) },
    { key: 'ours', isNumber: true, cell: ({ ours }) => valueText(ours) },
    { key: 'unit', cell: ({ unit }) => unitText(unit) },
    { key: 'difference', isNumber: true, cell: differenceText },
    { key: 'allowed', isNumber: true, cell: ({ allowed }) => (allowed === 0 ? '' : valueText(allowed)) },
    { key: 'clause', cell: ({ clause }) => clause },
    { key: 'state', cell: ({ state }) => <StateMark state={state} /> },
  ];
  return (
    <DataTable
      rows={figures}
      keyOf={(figure) => figures.indexOf(figure)}
      columns={columns.map((column) => ({
        ...column,
        title: t(`proof:columns.${column.key as 'check'}`),
      }))}
    />
  );
}

const COLUMNS = ['example', 'subject', 'kind', 'figures', 'largest', 'state'] as const;
const NUMBERS: readonly string[] = ['figures', 'largest'];

function Opened({ row: { example, figures, failure } }: { row: ExampleRow }) {
  const { t } = useTranslation('proof');
  const failureText = useFailureText();
  return (
    <tr>
      <td colSpan={COLUMNS.length} className={styles.opened}>
        {example.notes !== '' && <p style={{ maxWidth: '120ch', margin: '0 0 12px' }}>{example.notes}</p>}
        {failure !== null && <p className={styles.failed}>{failureText(failure)}</p>}
        {figures.length > 0 && <FigureTable figures={figures} />}
        {failure === null && figures.length === 0 && t('verification.notYet')}
      </td>
    </tr>
  );
}

/** Maximum number of checks named; an example with more checks is one of the whole design. */
const MOST_NAMED = 3;

function Line({ row }: { row: ExampleRow }) {
  const { t } = useTranslation(['proof', 'results']);
  const { t: common } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  const { example, kind, figures, largest, state } = row;
  const { id, source, subject, checks } = example;
  return (
    <>
      <tr>
        <td>
          <Flex gap={8}>
            <Button
              type="text"
              size="small"
              aria-expanded={isOpen}
              aria-label={t('proof:verification.open', { id })}
              icon={isOpen ? <CaretDownOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
              onClick={() => setOpen(!isOpen)}
            />
            <div>
              {checks.length > MOST_NAMED
                ? t('proof:verification.wholeDesign')
                : checks.map((part) => partText(t, part)).join(common('comma'))}
              <div className="muted">
                {[id, source.title, source.author, source.where].filter(Boolean).join(' · ')}
              </div>
            </div>
          </Flex>
        </td>
        <td>{t(`proof:subjects.${subject}`)}</td>
        <td>{t(`proof:kinds.${kind}`)}</td>
        <td className={styles.number}>{figures.length === 0 ? '' : figures.length}</td>
        <td className={styles.number}>{sizeText(largest)}</td>
        <td>
          <StateMark state={state} />
        </td>
      </tr>
      {isOpen && <Opened row={row} />}
    </>
  );
}

/** A line re-renders only when its state or its number of values changes. */
const ExampleLine = memo(
  Line,
  (before, after) =>
    before.row.state === after.row.state && before.row.figures.length === after.row.figures.length,
);

export function ExampleTable({ rows }: { rows: readonly ExampleRow[] }) {
  const { t } = useTranslation('proof');
  return (
    <table className={styles.examples} aria-label={t('verification.title')}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={NUMBERS.includes(column) ? styles.number : undefined}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ExampleLine key={row.example.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}
