/** Reservations below the verdict, one line each, expanded by a click. */
import { WarningFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { designFieldOf } from '@/design/input/request-fields';
import type { Reservation } from '@/design/verdict/reservations';
import { useTranslate } from '@/features/current-design/use-translate';
import { routes } from '@/shared/navigation/routes';
import { SentenceText } from '@/shared/ui/sentence-text';
import { useDesignStore } from '@/stores/design/design-store';
import { reservationText } from '@/wording/reservation-text';
import styles from '@/features/current-design/verdict.module.css';

interface ReservationListProps {
  reservations: readonly Reservation[];
  onField: (field: string) => void;
}

export function ReservationList({ reservations, onField }: ReservationListProps) {
  const { t } = useTranslation(['results', 'design']);
  const translate = useTranslate('remarks');
  if (reservations.length === 0) return null;
  const go = (path: string) => {
    const field = designFieldOf(path, useDesignStore.getState().design);
    if (field !== null) onField(field);
  };
  return (
    <ul className={styles.list} aria-label={t('verdict.reservations')}>
      {reservations.map((reservation, index) => (
        <li key={index} data-testid={`reservation-${reservation.code}`}>
          <WarningFilled className={styles.warning} />
          <details className={styles.reservation}>
            <summary>
              <SentenceText text={reservationText(reservation, translate)} />
            </summary>
            <span className={styles.clause}>{reservation.clause}</span>
            {reservation.field !== '' && (
              <Button
                type="link"
                size="small"
                className={styles.toField}
                onClick={() => go(reservation.field)}
              >
                {t('design:actions.toField')}
              </Button>
            )}
            <Link className={styles.scope} to={routes.scopeOf(reservation.code)}>
              {t('verdict.scope')}
            </Link>
          </details>
        </li>
      ))}
    </ul>
  );
}
