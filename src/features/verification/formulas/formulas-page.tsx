/**
 * Page with all check formulas with clause, symbols and tests, the interpretations where a standard is
 * unclear, and the places of the clauses in the code.
 */
import { Flex, Input, Segmented, Tabs } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STANDARDS, type Standard } from '@/engineering';
import { foundRows, LEDGER } from '@/features/verification/formulas/ledger';
import { LedgerTable } from '@/features/verification/formulas/ledger-table';
import { PlaceList } from '@/features/verification/formulas/place-list';
import { ReadingList } from '@/features/verification/formulas/reading-list';
import { PageCard } from '@/shared/ui/page-card';
import styles from '@/features/verification/formulas/formulas.module.css';

function Formulas() {
  const { t } = useTranslation('proof');
  const [standard, setStandard] = useState<Standard>('EN1992-4');
  const [term, setTerm] = useState('');
  // The input field updates immediately; the table updates when the browser has time.
  const sought = useDeferredValue(term);
  const rows = useMemo(() => foundRows(LEDGER[standard], sought), [standard, sought]);
  return (
    <Flex vertical gap={16}>
      <p className={styles.intro}>{t('formulas.intro')}</p>
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
        <span className={styles.count}>{t('formulas.count', { count: rows.length })}</span>
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
          { key: 'readings', label: t('readings.tab'), children: <ReadingList /> },
          { key: 'places', label: t('places.tab'), children: <PlaceList /> },
        ]}
      />
    </PageCard>
  );
}
