/** Caption of the view; the code that generates its text is loaded with the first result. */
import { useEffect, useMemo, useState } from 'react';
import type { Caption } from '@/drawing/plan/caption';
import { useTranslate } from '@/features/current-design/use-translate';
import { useCovered } from '@/features/current-design/use-verdict';
import { lazyModule } from '@/shared/lazy-module';
import { useRunStore } from '@/stores/run';

const caption = lazyModule(() => import('@/wording/caption'));

/** Returns null if there is no up-to-date result, or while the code is loading. */
export function useCaption(stale: boolean): Caption | null {
  const stored = useRunStore((state) => state.result);
  const covered = useCovered(stored);
  const translate = useTranslate();
  const [wording, setWording] = useState(caption.loaded);
  const result = stale ? null : stored;
  const isWanted = result !== null;
  useEffect(() => {
    // If the code cannot be loaded, for example offline, the view has no caption.
    if (isWanted) void caption.fetch().then(setWording);
  }, [isWanted]);
  return useMemo(() => {
    return result && (wording?.captionOf(result, { ...covered, translate }) ?? null);
  }, [result, wording, covered, translate]);
}
