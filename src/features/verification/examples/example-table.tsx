/** The examples, one per line; a line can be expanded to show its values. */
import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons';
import { Button, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Figure } from '@/examples/figures';
import type { ExampleRow } from '@/features/verification/examples/example-rows';
import { sizeText, differenceText, valueText } from '@/features/verification/examples/figure-text';
import { partText, ofText } from '@/features/verification/examples/part-text';
import { StateMark } from '@/features/verification/examples/state-mark';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { FormulaMath } from '@/shared/ui/formula-math';
import { unitText } from '@/wording/figures';
import styles from '@/features/verification/examples/verification.module.css';

function FigureTable({ figures }: { figures: readonly Figure[] }) {
  const { t } = useTranslation(['proof', 'results']);
  const columns: readonly Omit<DataColumn<Figure>, 'title'>[] = [
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

function Opened({ row: { example, figures, failure } }: { row: ExampleRow }) {
  const { t } = useTranslation('proof');
  const failureText = useFailureText();
  return (
    <>
      {example.notes !== '' && <p className={styles.notes}>{example.notes}</p>}
      {failure !== null && <p className={styles.failed}>{failureText(failure)}</p>}
      {figures.length > 0 && <FigureTable figures={figures} />}
      {failure === null && figures.length === 0 && t('verification.notYet')}
    </>
  );
}

/**
 * Maximum number of checks named; an example with more checks is labelled as an example of the whole design.
 */
const MOST_NAMED = 3;

export function ExampleTable({ rows }: { rows: readonly ExampleRow[] }) {
  const { t } = useTranslation(['proof', 'results']);
  const { t: common } = useTranslation('common');
  const column = (name: 'subject' | 'kind' | 'figures' | 'largest' | 'state') => ({
    key: name,
    title: t(`proof:columns.${name}`),
  });
  return (
    <Table<ExampleRow>
      aria-label={t('proof:verification.title')}
      size="small"
      sticky
      rowKey={({ example }) => example.id}
      dataSource={rows}
      pagination={false}
      expandable={{
        columnTitle: <span className={styles.unseen}>{t('proof:columns.example')}</span>,
        expandedRowRender: (row) => <Opened row={row} />,
        expandIcon: ({ expanded, onExpand, record }) => (
          <Button
            type="text"
            size="small"
            aria-expanded={expanded}
            aria-label={t('proof:verification.open', { id: record.example.id })}
            icon={expanded ? <CaretDownOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
            onClick={(event) => onExpand(record, event)}
          />
        ),
      }}
      columns={[
        {
          key: 'example',
          title: t('proof:columns.example'),
          render: (_, { example: { id, source, checks } }) => (
            <>
              {checks.length > MOST_NAMED
                ? t('proof:verification.wholeDesign')
                : checks.map((part) => partText(t, part)).join(common('comma'))}
              <div className={styles.source}>
                {[id, source.title, source.author, source.where].filter(Boolean).join(' · ')}
              </div>
            </>
          ),
        },
        { ...column('subject'), render: (_, { example }) => t(`proof:subjects.${example.subject}`) },
        { ...column('kind'), render: (_, { kind }) => t(`proof:kinds.${kind}`) },
        { ...column('figures'), align: 'right', render: (_, { figures }) => figures.length || '' },
        { ...column('largest'), align: 'right', render: (_, { largest }) => sizeText(largest) },
        { ...column('state'), render: (_, { state }) => <StateMark state={state} /> },
      ]}
    />
  );
}
