/** Utilisation with a bar that is full at the limit; the number states by how much the limit is exceeded. */
import styles from '@/features/workspace/results/results.module.css';

interface UtilisationBarProps {
  /** Fraction of the limit; Infinity = unbounded. */
  share: number;
  bad: boolean;
  /** True if an alternative check is met. */
  isNotNeeded?: boolean;
  text: string;
  /** Text below the bar, in a smaller font. */
  detail?: string;
}

export function UtilisationBar({ share, bad, isNotNeeded = false, text, detail }: UtilisationBarProps) {
  return (
    <div className={styles.utilisation} translate="no">
      <span className={isNotNeeded ? styles.muted : bad ? styles.bad : undefined}>{text}</span>
      <div className={styles.bar} aria-hidden="true">
        <div
          className={isNotNeeded ? styles.barNotNeeded : bad ? styles.barBad : styles.barGood}
          style={{ width: `${100 * Math.min(1, Math.max(0, share))}%` }}
        />
      </div>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </div>
  );
}
