/**
 * A part that covers the middle. The drawing below stays as it is, so that it is there at once when the part
 * is closed.
 */
import { createElement, Suspense, type FunctionComponent, type ReactNode } from 'react';
import { AreaBoundary } from '@/shared/ui/area-boundary';
import { latePart } from '@/shared/ui/lazy-component';
import { useMiddleStore, type Middle } from '@/stores/center-pane';
import styles from './workspace.module.css';

/** Each is loaded when it is first opened. */
const COVERS: Partial<Readonly<Record<Middle, FunctionComponent>>> = {
  trail: latePart(async () => (await import('./results/trail/trail-cover')).TrailCover),
  loadList: latePart(async () => (await import('@/features/load-list/load-list')).LoadList),
  explore: latePart(async () => (await import('@/features/explore/explore')).Explore),
};

export function MiddleCover({ children }: { children: ReactNode }) {
  const middle = useMiddleStore((state) => state.middle);
  const Cover = COVERS[middle];
  return (
    <div className={styles.middle}>
      <div className={styles.covered} inert={Cover !== undefined}>
        {children}
      </div>
      {Cover && (
        <div className={styles.cover}>
          <AreaBoundary>
            {/* While its texts are read the page must not be hidden. */}
            <Suspense>{createElement(Cover)}</Suspense>
          </AreaBoundary>
        </div>
      )}
    </div>
  );
}
