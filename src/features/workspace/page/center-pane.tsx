/**
 * Shows a view over the drawing in the centre. The drawing stays mounted behind the view, so that it is
 * available immediately when the view is closed.
 */
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { lazyComponent } from '@/shared/ui/lazy';
import { useWorkspaceView, type CenterPane } from '@/stores/workspace-view';
import styles from '@/features/workspace/workspace.module.css';

/** Each view is loaded when it is first opened. */
const COVERS: Partial<Readonly<Record<CenterPane, FunctionComponent>>> = {
  trail: lazyComponent(
    async () => (await import('@/features/workspace/results/trail/trail-cover')).TrailCover,
  ),
  loadList: lazyComponent(async () => (await import('@/features/load-list/load-list')).LoadList),
  explore: lazyComponent(async () => (await import('@/features/explore/explore')).Explore),
};

export function CenterPaneContent({ children }: { children: ReactNode }) {
  const middle = useWorkspaceView((state) => state.middle);
  const Cover = COVERS[middle];
  return (
    <div className={styles.middle}>
      <div className={styles.covered} inert={Cover !== undefined}>
        {children}
      </div>
      {Cover && <div className={styles.cover}>{createElement(Cover)}</div>}
    </div>
  );
}
