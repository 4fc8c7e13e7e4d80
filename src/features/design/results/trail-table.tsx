/** The calculation of a failure mode as an engineer writes it: formula, numbers, value, clause. */
import { useTranslation } from 'react-i18next';
import type { TrailStep } from '@/engineering/model/result';
import { formatSignificant } from '@/shared/format/format-number';
import { FormulaText } from './formula-text';
import styles from './results.module.css';
import { SymbolText } from '@/shared/ui/symbol-text';

const UNITS: Readonly<Record<string, string>> = { mm2: 'mm²' };
const ORIGINS = ['anchor', 'concrete', 'plate', 'layout', 'loads', 'forces'] as const;

function useClause() {
  const { t } = useTranslation('results');
  return (clause: string): string => {
    const origin = ORIGINS.find((name) => clause === `input: ${name}`);
    if (origin !== undefined) return t(`given.${origin}`);
    return clause.startsWith('statics:') ? t('clauses.shift') : clause;
  };
}

export function TrailTable({ trail }: { trail: readonly TrailStep[] }) {
  const { t } = useTranslation('results');
  const clauseText = useClause();
  if (trail.length === 0) return <p>{t('noTrail')}</p>;
  return (
    <table className={styles.trail}>
      <thead>
        <tr>
          {(['symbol', 'formula', 'numbers', 'result', 'unit', 'clause'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {trail.map(({ symbol, expression, substituted, value, unit, clause }, index) => {
          const given = expression === symbol;
          return (
            <tr key={`${symbol}${index}`} className={given ? styles.given : undefined}>
              <td>
                <SymbolText text={symbol} />
              </td>
              <td>{!given && <FormulaText text={expression} />}</td>
              <td>{!given && <FormulaText text={substituted} />}</td>
              <td className={styles.figure}>{formatSignificant(value)}</td>
              <td>{UNITS[unit] ?? unit}</td>
              <td>{clauseText(clause)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
