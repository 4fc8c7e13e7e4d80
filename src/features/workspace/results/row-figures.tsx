/** Action, resistance and utilisation of a check, as cells of its row. */
import type { Check } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-translate';
import { UtilisationBar } from '@/features/workspace/results/utilisation-bar';
import { formatFigure } from '@/text/format/format-number';
import { utilisationText } from '@/wording/figures';
import styles from '@/features/workspace/results/results.module.css';

interface RowFiguresProps {
  check: Pick<Check, 'action' | 'resistance' | 'utilisation' | 'verdict'>;
}

export function RowFigures({ check }: RowFiguresProps) {
  const translate = useTranslate();
  const { action, resistance, utilisation: value, verdict } = check;
  const bad = verdict === 'Not satisfied';
  return (
    <>
      <td className={styles.figure}>{formatFigure(action, 'force')}</td>
      <td className={styles.figure}>{formatFigure(resistance, 'force')}</td>
      <td>
        <UtilisationBar
          share={value === null ? (bad ? Infinity : 0) : value / 100}
          bad={bad}
          text={utilisationText(value, bad, translate)}
        />
      </td>
    </>
  );
}
