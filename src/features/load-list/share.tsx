/** A share of a limit in per cent, red above it; grey where another condition is met in its place. */
import { formatFigure } from '@/text/format/format-number';
import styles from '@/features/load-list/load-list.module.css';

const LIMIT = 100;

interface ShareProps {
  /** -1 = there is none. */
  value: number;
  unbounded: string;
  /** In words that another condition is met in its place. */
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
