/** Verdicts that changed for the same inputs: previous verdict, current verdict, reason. */
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Card } from '@/design/saved-designs/entry';
import { SummaryLine } from '@/features/designs/page/summary-line';
import { DataTable } from '@/shared/ui/data-table';
import styles from '@/features/designs/page/designs-page.module.css';

interface VerdictChangeTableProps {
  cards: readonly Card[];
  onOpen: (card: Card) => void;
  onDismiss: (cards: readonly Card[]) => void;
}

export function VerdictChangeTable({ cards, onOpen, onDismiss }: VerdictChangeTableProps) {
  const { t } = useTranslation('designs');
  const found = cards.filter(({ before }) => before !== null);
  if (found.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('turned.title', { count: found.length })}
      action={
        <Button size="small" onClick={() => onDismiss(found)}>
          {t('turned.dismiss')}
        </Button>
      }
      description={
        <div className={styles.turned}>
          <DataTable
            label={t('turned.title', { count: found.length })}
            rows={found}
            keyOf={({ id }) => id}
            columns={[
              {
                key: 'design',
                title: t('turned.design'),
                cell: (card) => (
                  <Button type="link" size="small" onClick={() => onOpen(card)}>
                    {card.name || t('unnamed')}
                  </Button>
                ),
              },
              {
                key: 'then',
                title: t('turned.then'),
                cell: ({ before }) => <SummaryLine summary={before?.summary ?? null} />,
              },
              {
                key: 'now',
                title: t('turned.now'),
                cell: ({ summary }) => <SummaryLine summary={summary} />,
              },
              {
                key: 'reason',
                title: t('turned.reason'),
                cell: ({ before }) => before && t(`turned.reasons.${before.reason}`),
              },
            ]}
          />
        </div>
      }
    />
  );
}
