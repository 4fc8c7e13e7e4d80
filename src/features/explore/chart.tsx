/** SVG chart that compensates for the page zoom. Screen readers use the table of the same values instead. */
import { theme } from 'antd';
import type { EChartsType } from 'echarts/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { init } from '@/features/explore/chart-parts';
import { CounterZoom } from '@/shared/ui/counter-zoom';
import styles from '@/features/explore/explore.module.css';

interface ChartProps {
  label: string;
  option: object;
  /** Height of the chart, px. */
  height: number;
  /** Called with the index of the clicked item. */
  onItem?: (index: number) => void;
}

export function Chart({ label, option, height, onItem }: ChartProps) {
  const { token } = theme.useToken();
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType | null>(null);
  const click = useEffectEvent((index: number) => onItem?.(index));
  useEffect(() => {
    if (box.current === null) return undefined;
    const made = init(box.current, null, { renderer: 'svg' });
    chart.current = made;
    made.on('click', ({ dataIndex }) => click(dataIndex));
    const resized = new ResizeObserver(() => made.resize());
    resized.observe(box.current);
    return () => {
      resized.disconnect();
      made.dispose();
      chart.current = null;
    };
  }, []);
  useEffect(() => {
    const textStyle = { fontFamily: token.fontFamily, color: token.colorText };
    chart.current?.setOption({ textStyle, animation: false, ...option }, { notMerge: true });
  }, [option, token]);
  return (
    <div className={styles.chart} style={{ height }} role="img" aria-label={label}>
      <CounterZoom>
        <div ref={box} style={{ width: '100%', height: '100%' }} />
      </CounterZoom>
    </div>
  );
}
