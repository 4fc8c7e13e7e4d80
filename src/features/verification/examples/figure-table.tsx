/** Values of one example: reference values next to calculated values. */
import { useTranslation } from 'react-i18next';
import type { Figure } from '@/examples/figures';
import { differenceText, valueText } from '@/features/verification/examples/figure-text';
import { ofText, partText } from '@/features/verification/examples/part-text';
import { StateMark } from '@/features/verification/examples/state-mark';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { FormulaMath } from '@/shared/ui/formula-math';
import { unitText } from '@/wording/figures';

export function FigureTable({ figures }: { figures: readonly Figure[] }) {
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
