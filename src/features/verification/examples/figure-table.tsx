/** Values of one example: reference values next to calculated values. */
import { useTranslation } from 'react-i18next';
import type { Figure } from '@/examples/figures';
import { differenceText, valueText } from '@/features/verification/examples/figure-text';
import { ofText, partText } from '@/features/verification/examples/part-text';
import { StateMark } from '@/features/verification/examples/state-mark';
import { FormulaMath } from '@/shared/ui/formula-math';
import { unitText } from '@/wording/figures';
import styles from '@/features/verification/examples/verification.module.css';

const COLUMNS = [
  'check',
  'symbol',
  'printed',
  'ours',
  'unit',
  'difference',
  'allowed',
  'clause',
  'state',
] as const;
const NUMBERS: readonly string[] = ['printed', 'ours', 'difference', 'allowed'];

export function FigureTable({ figures }: { figures: readonly Figure[] }) {
  const { t } = useTranslation(['proof', 'results']);
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={NUMBERS.includes(column) ? styles.number : undefined}>
              {t(`proof:columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map((figure, index) => (
          <tr key={index}>
            <td>{[partText(t, figure.part), ofText(t, figure)].filter(Boolean).join(', ')}</td>
            <td>
              <FormulaMath text={figure.symbol} />
            </td>
            <td className={styles.number}>{valueText(figure.printed)}</td>
            <td className={styles.number}>{valueText(figure.ours)}</td>
            <td>{unitText(figure.unit)}</td>
            <td className={styles.number}>{differenceText(figure)}</td>
            <td className={styles.number}>{figure.allowed === 0 ? '' : valueText(figure.allowed)}</td>
            <td>{figure.clause}</td>
            <td>
              <StateMark state={figure.state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
