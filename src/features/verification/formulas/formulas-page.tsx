/** Page of formulas with clause, symbols and tests, interpretations, and places of clauses in the code. */
import { Flex, Input, Segmented, Tabs, Typography } from 'antd';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { symbolMeaning, STANDARDS, type Standard } from '@/engineering';
import { type LedgerRow, foundRows, LEDGER } from '@/features/verification/formulas/formula-rows';
import {
  Intro,
  PlaceList,
  InterpretationList,
} from '@/features/verification/formulas/interpretations-and-code';
import { DataTable } from '@/shared/ui/data-table';
import { FormulaMath } from '@/shared/ui/formula-math';
import { PageCard } from '@/shared/ui/page-card';
import { SymbolText } from '@/shared/ui/symbol-text';
import { unitText } from '@/text/wording/values';
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

const LedgerTable = memo(Table);

function Formulas() {
  const { t } = useTranslation('proof');
  const [standard, setStandard] = useState<Standard>('EN1992-4');
  const [term, setTerm] = useState('');
  // The input field updates immediately; the table updates when the browser has time.
  const sought = useDeferredValue(term);
  const rows = useMemo(() => foundRows(LEDGER[standard], sought), [standard, sought]);
  return (
    <Flex vertical gap={16}>
      <Intro>{t('formulas.intro')}</Intro>
      <Flex gap={16} align="center" wrap>
        <Segmented
          aria-label={t('columns.subject')}
          value={standard}
          options={STANDARDS.map((value) => ({ value, label: t(`subjects.${value}`) }))}
          onChange={setStandard}
        />
        <Input.Search
          allowClear
          aria-label={t('formulas.search')}
          placeholder={t('formulas.search')}
          style={{ width: 320 }}
          value={term}
          onChange={({ target }) => setTerm(target.value)}
        />
        <Typography.Text type="secondary">{t('formulas.count', { count: rows.length })}</Typography.Text>
      </Flex>
      <LedgerTable rows={rows} />
    </Flex>
  );
}

export function FormulasPage() {
  const { t } = useTranslation('proof');
  return (
    <PageCard title={t('formulas.title')}>
      <Tabs
        items={[
          { key: 'formulas', label: t('formulas.tab'), children: <Formulas /> },
          { key: 'readings', label: t('readings.tab'), children: <InterpretationList /> },
          { key: 'places', label: t('places.tab'), children: <PlaceList /> },
        ]}
      />
    </PageCard>
  );
}
