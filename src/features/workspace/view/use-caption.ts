/** Caption of the view; the code that generates its text is loaded with the first result. */
import { useEffect, useMemo, useState } from 'react';
import type { Caption } from '@/drawing/plan/caption';
import { useTranslate } from '@/features/current-design/use-translate';
import { useUncovered } from '@/features/current-design/use-uncovered';
import { useWhole } from '@/features/current-design/use-whole';
import { lazyModule } from '@/shared/lazy-module';
import { useDesignStore } from '@/stores/design/design-store';

const caption = lazyModule(() => import('@/wording/caption'));

/** Returns null if there is no up-to-date result, or while the code is loading. */
export function useCaption(stale: boolean): Caption | null {
  const stored = useDesignStore((state) => state.result);
  const uncovered = useUncovered(stale);
  const whole = useWhole();
  const translate = useTranslate();
  const [wording, setWording] = useState(caption.loaded);
  const result = stale ? null : stored;
  const isWanted = result !== null;
  useEffect(() => {
    // If the code cannot be loaded, for example offline, the view has no caption.
    if (isWanted) void caption.fetch().then(setWording);
  }, [isWanted]);
  return useMemo(() => {
    return result && (wording?.captionOf(result, { uncovered, translate, whole }) ?? null);
  }, [result, wording, uncovered, translate, whole]);
}
