/**
 * Page with all check formulas with clause, symbols and tests, the interpretations where a standard is
 * unclear, and the places of the clauses in the code.
 */
import { Flex, Input, Segmented, Tabs, Typography } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STANDARDS, type Standard } from '@/engineering';
import { Intro, PlaceList, InterpretationList } from '@/features/verification/formulas/clause-lists';
import { foundRows, LEDGER } from '@/features/verification/formulas/ledger';
import { LedgerTable } from '@/features/verification/formulas/ledger-table';
import { PageCard } from '@/shared/ui/page-card';

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
