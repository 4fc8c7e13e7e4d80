/** The calculation of a failure mode as an engineer writes it: formula, numbers, value, clause. */
import { useTranslation } from 'react-i18next';
import { unitText } from '@/report/figures';
import { clauseText } from '@/report/trail-data';
import type { TrailPart } from '@/report/trail-parts';
import { formatSignificant } from '@/shared/format/format-number';
import { SymbolText } from '@/shared/ui/symbol-text';
import { FormulaText } from './formula-text';
import styles from './results.module.css';
import { useTranslate } from '../current/use-translate';

const COLUMNS = ['symbol', 'formula', 'numbers', 'result', 'unit', 'clause'] as const;

export function TrailTable({ parts }: { parts: readonly TrailPart[] }) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  if (parts.length === 0) return <p>{t('noTrail')}</p>;
  return (
    <table className={styles.trail}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {parts.map(({ title, steps }, part) => (
        <tbody key={part}>
          {title !== '' && (
            <tr className={styles.part}>
              <th scope="rowgroup" colSpan={COLUMNS.length}>
                {title}
              </th>
            </tr>
          )}
          {steps.map(({ symbol, expression, substituted, value, unit, clause }, index) => {
            const given = expression === symbol;
            return (
              <tr key={index} className={given ? styles.given : undefined}>
                <td>
                  <SymbolText text={symbol} />
                </td>
                <td>{!given && <FormulaText text={expression} />}</td>
                <td>{!given && <FormulaText text={substituted} />}</td>
                <td className={styles.figure}>{formatSignificant(value)}</td>
                <td>{unitText(unit)}</td>
                <td>{clauseText(clause, translate)}</td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
