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

interface CheckCellProps extends ShareProps {
  name: string;
  governs?: boolean;
}

/** Utilisation of a check as a bar, full at the limit, with the figure as tooltip and for screen readers. */
export function CheckCell({ name, governs = false, ...share }: CheckCellProps) {
  const { value, unbounded, notNeeded } = share;
  const exceeding = notNeeded === undefined ? styles.over : styles.unneeded;
  const figure = Number.isFinite(value) ? `${formatFigure(value, 'percent')} %` : unbounded;
  const height = `${Math.min(LIMIT, Math.max(0, value))}%`;
  return (
    <span
      className={`${styles.check} ${governs ? styles.governs : ''}`}
      title={`${name}: ${notNeeded === undefined ? '' : `${notNeeded}, `}${value < 0 ? '–' : figure}`}
    >
      <span className={value > LIMIT ? exceeding : styles.within} style={{ height }} />
      <span className={styles.read}>
        <Share {...share} />
      </span>
    </span>
  );
}
