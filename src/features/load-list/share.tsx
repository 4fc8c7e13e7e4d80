/** Utilisation in per cent, red above the limit; grey if an alternative check is met. */
import { formatFigure } from '@/text/format/format-number';
import styles from '@/features/load-list/load-list.module.css';

const LIMIT = 100;

interface ShareProps {
  /** Utilisation in per cent; -1 if the check does not apply or is not calculated. */
  value: number;
  unbounded: string;
  /** Text that states that an alternative check is met; undefined if the check is required. */
  notNeeded?: string | undefined;
}

export function Share({ value, unbounded, notNeeded }: ShareProps) {
  if (value < 0) return <span className={styles.none}>–</span>;
  const exceeding = notNeeded === undefined ? styles.bad : styles.none;
  return (
    <span className={value > LIMIT ? exceeding : undefined} title={notNeeded}>
      {Number.isFinite(value) ? formatFigure(value, 'percent') : unbounded}
    </span>
  );
}
