/** A share of a limit in per cent, red above it. */
import { formatFigure } from '@/shared/format/format-number';
import styles from './load-list.module.css';

const LIMIT = 100;

/** -1 = there is none. */
export function Share({ value, unbounded }: { value: number; unbounded: string }) {
  if (value < 0) return <span className={styles.none}>–</span>;
  return (
    <span className={value > LIMIT ? styles.bad : undefined}>
      {Number.isFinite(value) ? formatFigure(value, 'percent') : unbounded}
    </span>
  );
}
