/** Table of formulas typeset as mathematics, with a column that explains the symbols of each formula. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { symbolMeaning } from '@/engineering';
import type { LedgerRow } from '@/features/verification/formulas/ledger';
import { FormulaMath } from '@/shared/ui/formula-math';
import { SymbolText } from '@/shared/ui/symbol-text';
import { unitText } from '@/wording/figures';
import styles from '@/features/verification/formulas/formulas.module.css';

function Symbols({ row }: { row: LedgerRow }) {
  const { i18n } = useTranslation();
  const language = i18n.language === 'cn' ? 'cn' : 'en';
  return (
    <ul className={styles.symbols}>
      {[row.symbol, ...row.symbols].map((symbol) => {
        const meaning = symbolMeaning(symbol);
        if (!meaning) return null;
        const unit = meaning.unit && ` [${unitText(meaning.unit)}]`;
        return (
          <li key={symbol}>
            <SymbolText text={symbol} /> {meaning[language]}
            {unit}
          </li>
        );
      })}
    </ul>
  );
}

function Tests({ row: { byHand, designs } }: { row: LedgerRow }) {
  const { t } = useTranslation('proof');
  return (
    <>
      {byHand && <div>{t('formulas.byHand')}</div>}
      {designs.length > 0 && (
        <details>
          <summary>{t('formulas.examples', { count: designs.length })}</summary>
          {designs.map((id) => (
            <div key={id}>{id}</div>
          ))}
        </details>
      )}
    </>
  );
}

function Table({ rows }: { rows: readonly LedgerRow[] }) {
  const { t } = useTranslation(['proof', 'results']);
  return (
    <table className={styles.ledger} aria-label={t('proof:formulas.title')}>
      <thead>
        <tr>
          {(['clause', 'formula', 'unit', 'symbols', 'tests'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`proof:columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.clause} ${row.symbol} ${row.text}`}>
            <td className={styles.clause}>
              {row.clause.startsWith('statics:') ? t('results:clauses.shift') : row.clause}
            </td>
            <td>
              <FormulaMath text={row.symbol} />
              {' = '}
              <FormulaMath text={row.text} />
            </td>
            <td>{unitText(row.unit)}</td>
            <td>
              <Symbols row={row} />
            </td>
            <td className={styles.tests}>
              <Tests row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const LedgerTable = memo(Table);
