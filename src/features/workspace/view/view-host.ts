/**
 * Posts the scene to the view: when the view reports that it is ready, and after every change. This
 * component renders nothing, so that a change of its inputs does not re-render the view and its buttons.
 */
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadKind } from '@/design/scene/drawn-design';
import { failureBodyOf } from '@/design/scene/failure-body';
import type { ModeKey } from '@/engineering';
import { keepPicture, offerScene, removePicture } from '@/features/current-design/report-picture';
import { useMarkedAnchor } from '@/features/current-design/selection/marked-anchor';
import { useChosenAnchor } from '@/features/current-design/use-records';
import { sceneOf } from '@/features/workspace/view/scene-message';
import { useCaption } from '@/features/workspace/view/use-caption';
import { useFocusedLoad } from '@/features/workspace/view/use-focused-load';
import { useDesignStore } from '@/stores/design/design-store';
import { useRunStore } from '@/stores/run';
import { readReady } from '@/viewer/answers';

export interface ViewChoices {
  stale: boolean;
  mode: ModeKey | null;
  loadKind: LoadKind;
}

export function ViewHost({ stale, mode, loadKind }: ViewChoices): null {
  const { i18n } = useTranslation();
  const locale = i18n.language;
  const design = useDesignStore((state) => state.design);
  const opened = useDesignStore((state) => state.opened);
  const stored = useDesignStore((state) => state.result);
  const { data: anchor } = useChosenAnchor();
  const result = stale ? null : stored;
  const failureBody = useMemo(
    () => (result && anchor && mode ? failureBodyOf(result.answer, mode, anchor) : null),
    [result, anchor, mode],
  );
  const caption = useCaption(stale);
  const { no: markedAnchor } = useMarkedAnchor();
  const markedLoad = useFocusedLoad();
  const scene = useMemo(
    () =>
      sceneOf({
        design,
        opened,
        anchor,
        result,
        failureBody,
        caption,
        markedAnchor,
        markedLoad,
        loadKind,
        locale,
      }),
    [design, opened, anchor, result, failureBody, caption, markedAnchor, markedLoad, loadKind, locale],
  );
  const latest = useEffectEvent(() => scene);
  /**
   * Number of times that a view has reported that it is ready; a view does not answer until it has reported
   * this.
   */
  const [readyCount, setReadyCount] = useState(0);

  useEffect(() => {
    window.postMessage(scene, window.location.origin);
  }, [scene]);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (!readReady(event, window.location.origin)) return;
      window.postMessage(latest(), window.location.origin);
      setReadyCount((count) => count + 1);
    };
    window.addEventListener('message', listen);
    const withdraw = offerScene(() => latest());
    return () => {
      window.removeEventListener('message', listen);
      withdraw();
    };
  }, []);

  // Stores an image for each new result, because the saved project includes an image of the calculated
  // design. Waits for the end of the run, which a slow renderer would delay.
  const time = caption === null ? undefined : result?.time;
  const isRunning = useRunStore(({ progress }) => progress !== null);
  const keptOf = useRef<string>(undefined);
  useEffect(() => {
    if (time === undefined || time === keptOf.current || readyCount === 0) return;
    keptOf.current = undefined;
    if (isRunning) {
      removePicture();
      return;
    }
    const changed = new AbortController();
    void keepPicture(changed.signal).then((isKept) => {
      if (isKept) keptOf.current = time;
    });
    return () => changed.abort();
  }, [time, readyCount, isRunning]);
  return null;
}
