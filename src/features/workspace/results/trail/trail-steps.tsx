/** The lines of a calculation: formula, below it the same with numbers, value, clause. */
import { useTranslation } from 'react-i18next';
import type { TrailStep } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-translate';
import { FormulaMath } from '@/shared/ui/formula-math';
import { clauseText, numbersText } from '@/wording/clause-text';
import { printSignificant, unitText } from '@/wording/figures';
import { isGiven } from '@/wording/given-values';
import styles from '@/features/workspace/results/trail/trail.module.css';

const COLUMNS = ['symbol', 'formula', 'result', 'unit', 'clause'] as const;

export function TrailSteps({ steps }: { steps: readonly TrailStep[] }) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  return (
    <table className={styles.steps}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps
          .filter((step) => !isGiven(step))
          .map((step, index) => (
            <tr key={index}>
              {/* Mathematics is no text to a reader of headings, so this is none. */}
              <td>
                <FormulaMath text={step.symbol} />
              </td>
              <td className={styles.formula}>
                <div>
                  <FormulaMath text={step.expression} />
                </div>
                {/* A formula of numbers alone would stand there twice. */}
                {step.substituted !== step.expression && (
                  <div className={styles.numbers}>
                    <FormulaMath text={numbersText(step)} />
                  </div>
                )}
              </td>
              <td className={styles.figure}>{printSignificant(step.value)}</td>
              <td>{unitText(step.unit)}</td>
              <td className={styles.clause}>{clauseText(step.clause, translate)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
