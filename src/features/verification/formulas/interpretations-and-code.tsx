/** Lists of clauses: interpretations of unclear clauses, and the places of the clauses in the engine. */
import { Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { places } from 'virtual:formula-list';
import { clausesText, INTERPRETATIONS } from '@/design/verdict/interpretations';
import { DataTable } from '@/shared/ui/data-table';
import { SentenceText, SymbolText } from '@/shared/ui/symbol-text';

export function Intro({ children }: { children: ReactNode }) {
  return <Typography.Paragraph style={{ maxWidth: '110ch', margin: 0 }}>{children}</Typography.Paragraph>;
}

/** Interpretations of unclear clauses: question, choice, and effect on a design. */
export function InterpretationList() {
  const { t } = useTranslation('proof');
  return (
    <>
      <Intro>{t('readings.intro')}</Intro>
      <DataTable
        label={t('readings.tab')}
        rows={INTERPRETATIONS}
        keyOf={({ key }) => key}
        columns={[
          { key: 'clause', title: t('columns.clause'), cell: ({ clauses }) => clausesText(clauses) },
          ...(['question', 'choice', 'effect'] as const).map((part) => ({
            key: part,
            title: t(`columns.${part}`),
            cell: ({ key }: (typeof INTERPRETATIONS)[number]) => (
              <SentenceText text={t(`readings.${key}.${part}`)} />
            ),
          })),
        ]}
      />
    </>
  );
}

export function PlaceList() {
  const { t } = useTranslation('proof');
  return (
    <>
      <Intro>{t('places.intro')}</Intro>
      <DataTable
        label={t('places.tab')}
        rows={places}
        keyOf={({ file, quantity }) => `${file} ${quantity}`}
        columns={[
          { key: 'european', title: t('subjects.EN1992-4'), cell: ({ european }) => european },
          { key: 'chinese', title: t('subjects.JGJ145-2013'), cell: ({ chinese }) => chinese },
          {
            key: 'symbol',
            title: t('columns.symbol'),
            cell: ({ quantity }) => <SymbolText text={quantity} />,
          },
          { key: 'file', title: t('columns.file'), cell: ({ file }) => file },
          { key: 'function', title: t('columns.function'), cell: ({ functions }) => functions.join(', ') },
        ]}
      />
    </>
  );
}
