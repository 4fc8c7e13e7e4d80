/** The caption of the view; what words it is loaded with the first result. */
import { useEffect, useMemo, useState } from 'react';
import { useDesignStore } from '@/stores/design/design-store';
import type { Caption } from '@/viewer/message';
import { useListEnd } from '../current/use-list-end';
import { useLiveLeftOut } from '../current/use-live-left-out';
import { useTranslate } from '../current/use-translate';

type Wording = typeof import('./caption');

/** Null without a current result, and until the wording is there. */
export function useCaption(stale: boolean): Caption | null {
  const stored = useDesignStore((state) => state.result);
  const liveLeftOut = useLiveLeftOut(stale);
  const { end: list } = useListEnd();
  const translate = useTranslate();
  const [wording, setWording] = useState<Wording | null>(null);
  const result = stale ? null : stored;
  const isWanted = result !== null;
  useEffect(() => {
    if (!isWanted) return;
    // Offline the view does without.
    import('./caption').then(setWording, () => undefined);
  }, [isWanted]);
  return useMemo(
    () => result && (wording?.captionOf(result, { liveLeftOut, translate, list }) ?? null),
    [result, wording, liveLeftOut, translate, list],
  );
}
