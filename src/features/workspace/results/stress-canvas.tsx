/** Canvas for the stresses, at full screen resolution for any zoom. */
import { useEffect, useRef } from 'react';
import { paintStress, type StressPaint } from '@/features/workspace/results/paint-stress';

export function StressCanvas(props: StressPaint) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { grid, largest, limit, aspect, pixels } = props;
  useEffect(() => {
    if (canvas.current) paintStress(canvas.current, { grid, largest, limit, aspect, pixels });
  }, [grid, largest, limit, aspect, pixels]);
  return <canvas ref={canvas} style={{ width: '100%', height: '100%', display: 'block' }} />;
}
