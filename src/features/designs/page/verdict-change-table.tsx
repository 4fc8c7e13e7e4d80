/** Verdicts that changed for the same inputs: previous verdict, current verdict, reason. */
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Card } from '@/design/saved-designs/entry';
import { SummaryLine } from '@/features/designs/page/summary-line';
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
          <table data-testid="turned">
            <thead>
              <tr>
                <th scope="col">{t('turned.design')}</th>
                <th scope="col">{t('turned.then')}</th>
                <th scope="col">{t('turned.now')}</th>
                <th scope="col">{t('turned.reason')}</th>
              </tr>
            </thead>
            <tbody>
              {found.map((card) => (
                <tr key={card.id}>
                  <td>
                    <button type="button" className={styles.link} onClick={() => onOpen(card)}>
                      {card.name || t('unnamed')}
                    </button>
                  </td>
                  <td>
                    <SummaryLine summary={card.before?.summary ?? null} />
                  </td>
                  <td>
                    <SummaryLine summary={card.summary} />
                  </td>
                  <td>{card.before && t(`turned.reasons.${card.before.reason}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      }
    />
  );
}
