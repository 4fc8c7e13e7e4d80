/** Progress bar. antd's progress bar also draws circles and steps, and is too large to load with the page. */
import styles from '@/shared/ui/progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  /** Progress from 0 to 100. */
  percent: number;
  /** True for a thinner bar with the percentage next to it. */
  figure?: boolean;
}

export function ProgressBar({ label, percent, figure = false }: ProgressBarProps) {
  return (
    <div
      className={figure ? styles.withFigure : styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={styles.rail}>
        <div className={styles.done} style={{ width: `${percent}%` }} />
      </div>
      {figure && <span className={styles.figure}>{`${percent}%`}</span>}
    </div>
  );
}
