/** Table of formulas typeset as mathematics, with a column that explains the symbols of each formula. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { symbolMeaning } from '@/engineering';
import type { LedgerRow } from '@/features/verification/formulas/ledger';
import { DataTable } from '@/shared/ui/data-table';
import { FormulaMath } from '@/shared/ui/formula-math';
import { SymbolText } from '@/shared/ui/symbol-text';
import { unitText } from '@/text/wording/values';
import styles from '@/features/verification/formulas/ledger-table.module.css';

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
    <DataTable
      label={t('proof:formulas.title')}
      rows={rows}
      keyOf={(row) => `${row.clause} ${row.symbol} ${row.text}`}
      columns={[
        {
          key: 'clause',
          title: t('proof:columns.clause'),
          cell: ({ clause }) => (clause.startsWith('statics:') ? t('results:clauses.shift') : clause),
        },
        {
          key: 'formula',
          title: t('proof:columns.formula'),
          cell: ({ symbol, text }) => (
            <>
              <FormulaMath text={symbol} />
              {' = '}
              <FormulaMath text={text} />
            </>
          ),
        },
        { key: 'unit', title: t('proof:columns.unit'), cell: ({ unit }) => unitText(unit) },
        { key: 'symbols', title: t('proof:columns.symbols'), cell: (row) => <Symbols row={row} /> },
        { key: 'tests', title: t('proof:columns.tests'), cell: (row) => <Tests row={row} /> },
      ]}
    />
  );
}

export const LedgerTable = memo(Table);
