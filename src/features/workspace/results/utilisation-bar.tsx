/**
 * How much of a limit is used: the limit stands at two thirds of the bar, so that a little too much is not
 * far too much.
 */
import styles from '@/features/workspace/results/results.module.css';

const LIMIT_AT = 2 / 3;

interface UtilisationBarProps {
  /** Share of the limit; Infinity = unbounded. */
  share: number;
  bad: boolean;
  /** Another condition is met in its place. */
  isNotNeeded?: boolean;
  text: string;
}

export function UtilisationBar({ share, bad, isNotNeeded = false, text }: UtilisationBarProps) {
  return (
    <div className={styles.utilisation}>
      <div className={styles.bar} aria-hidden="true">
        <div
          className={isNotNeeded ? styles.barNotNeeded : bad ? styles.barBad : styles.barGood}
          style={{ width: `${100 * Math.min(1, LIMIT_AT * Math.max(0, share))}%` }}
        />
      </div>
      <span className={isNotNeeded ? styles.muted : bad ? styles.bad : undefined}>{text}</span>
    </div>
  );
}
