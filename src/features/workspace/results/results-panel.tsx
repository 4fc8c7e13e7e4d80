/**
 * Right side of the workspace: the result, or the reason why there is no result. The result components are
 * loaded when the browser is idle, or immediately if a stored result is being read.
 */
import { useEffect, useRef } from 'react';
import { NoResult } from '@/features/workspace/results/no-result';
import { useSelectedRow } from '@/features/workspace/results/use-selected-row';
import { useWhenIdle } from '@/shared/hooks/use-when-idle';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { useStorageStore } from '@/stores/design/storage';
import { useRunStore } from '@/stores/run';
import styles from '@/features/workspace/results/results.module.css';

const ResultsContent = lazyComponent(
  async () => (await import('@/features/workspace/results/results-content')).ResultsContent,
);

export function ResultsPanel() {
  const result = useRunStore((state) => state.result);
  const panel = useRef<HTMLDivElement>(null);
  const { tab, setTab, show } = useSelectedRow(panel);
  const isLoading = useStorageStore(
    ({ notLoaded }) => notLoaded !== null && notLoaded.result !== null && !notLoaded.isLost,
  );
  useWhenIdle(ResultsContent.preload);
  useEffect(() => {
    if (isLoading) void ResultsContent.preload();
  }, [isLoading]);
  // While a stored result is still loading, the panel must not state that there is no result.
  if (result === null) return isLoading ? null : <NoResult />;
  return (
    <div className={styles.results} ref={panel}>
      <ResultsContent
        result={result}
        tab={tab}
        onTab={setTab}
        onRow={(row) => show({ tab: 'summary', row })}
      />
    </div>
  );
}
