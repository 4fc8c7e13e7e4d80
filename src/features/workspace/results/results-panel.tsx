/**
 * Right side of the workspace: the result, or the reason why there is no result. The result components are
 * loaded when the browser is idle, or immediately if a stored result is being read.
 */
import { useEffect, useRef } from 'react';
import { NoResult } from '@/features/workspace/results/no-result';
import type { ResultsContentProps } from '@/features/workspace/results/results-content';
import { useSelectedRow } from '@/features/workspace/results/use-selected-row';
import { useWhenIdle } from '@/shared/hooks/use-when-idle';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { useDesignStore } from '@/stores/design/design-store';
import styles from '@/features/workspace/results/results.module.css';

const ResultsContent = lazyComponent(
  async () => (await import('@/features/workspace/results/results-content')).ResultsContent,
);

interface ResultsPanelProps extends Omit<ResultsContentProps, 'result' | 'tab' | 'onTab' | 'onRow'> {
  /** True if results update while the user is typing. */
  isLive: boolean;
}

export function ResultsPanel({ isLive, ...shown }: ResultsPanelProps) {
  const result = useDesignStore((state) => state.result);
  const panel = useRef<HTMLDivElement>(null);
  const { tab, setTab, show } = useSelectedRow(panel);
  const isRead = useDesignStore(({ notLoaded }) => notLoaded === null || notLoaded.isLost);
  useWhenIdle(ResultsContent.preload);
  useEffect(() => {
    if (!isRead) void ResultsContent.preload();
  }, [isRead]);
  // While a stored result is still loading, the panel must not state that there is no result.
  if (!isRead) return null;
  if (result === null) return <NoResult isLive={isLive} onField={shown.onField} />;
  return (
    <div className={styles.results} ref={panel}>
      <ResultsContent
        result={result}
        tab={tab}
        onTab={setTab}
        onRow={(row) => show({ tab: 'summary', row })}
        {...shown}
      />
    </div>
  );
}
