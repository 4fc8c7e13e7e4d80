/** Thin bar with the progress of something that takes long; the share `done` of `total`. */
import { Progress, type ProgressProps } from 'antd';

interface ProgressBarProps extends Pick<ProgressProps, 'showInfo' | 'style'> {
  label: string;
  done: number;
  total: number;
}

export function ProgressBar({ label, done, total, showInfo = false, style }: ProgressBarProps) {
  const percent = total === 0 ? 0 : Math.min(100, Math.round((100 * done) / total));
  return (
    <Progress
      aria-label={label}
      percent={percent}
      size="small"
      status="normal"
      showInfo={showInfo}
      style={style}
    />
  );
}
