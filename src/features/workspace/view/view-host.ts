/** Posts the scene to the view; a component of its own, so that an input does not re-render the view. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadKind } from '@/design/scene/drawn-design';
import { failureBodyOf } from '@/design/scene/failure-body';
import type { Caption } from '@/drawing/plan/shapes';
import { cacheImage, offerScene, removeImage } from '@/features/current-design/report-image';
import { useChosenAnchor } from '@/features/current-design/use-records';
import { useTranslate, useCovered } from '@/features/current-design/use-run';
import { sceneOf } from '@/features/workspace/view/scene-of-design';
import { LOAD_NAMES, type LoadName } from '@/quantities/inputs';
import { useDesignStore } from '@/stores/design/design-store';
import { displayedGoverning, displayedResult, useRunStore } from '@/stores/run';
import { useWorkspaceView } from '@/stores/workspace-view';
import { readReady } from '@/viewer/outgoing-messages';

function useCaption(stale: boolean): Caption | null {
  const stored = useRunStore((state) => state.result);
  const covered = useCovered(stored);
  const translate = useTranslate();
  const result = stale ? null : stored;
  // If the code cannot be loaded, for example offline, the view has no caption.
  const { data: wording } = useQuery({
    queryKey: ['code', 'caption'],
    queryFn: () => import('@/text/wording/verdict-text'),
    enabled: result !== null,
    staleTime: Infinity,
    retry: false,
  });
  return useMemo(() => {
    return result && (wording?.captionOf(result, { ...covered, translate }) ?? null);
  }, [result, wording, covered, translate]);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', onChange);
  return () => {
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', onChange);
  };
}

function focusedLoad(): LoadName | null {
  const { path = '' } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
  const [, name] = /^loads\.(?:dead|live)\.(\w+)$/.exec(path) ?? [];
  return LOAD_NAMES.find((load) => load === name) ?? null;
}

export const useFocusedLoad = (): LoadName | null => useSyncExternalStore(subscribe, focusedLoad);

export interface ViewChoices {
  stale: boolean;
  loadKind: LoadKind;
}

export function ViewHost({ stale, loadKind }: ViewChoices): null {
  const { i18n } = useTranslation();
  const locale = i18n.language;
  const open = useDesignStore((state) => state.design);
  const governing = useRunStore(displayedGoverning);
  const design = useMemo(
    () => (stale || governing === null ? open : { ...open, loads: governing.design.loads }),
    [stale, governing, open],
  );
  const opened = useDesignStore((state) => state.opened);
  const stored = useRunStore(displayedResult);
  const calculated = useRunStore((state) => state.result);
  const mode = useWorkspaceView((view) => view.mode);
  const { data: anchor } = useChosenAnchor();
  const result = stale ? null : stored;
  const failureBody = useMemo(
    () => (result && mode ? failureBodyOf(result.answer, mode) : null),
    [result, mode],
  );
  const caption = useCaption(stale);
  const markedAnchor = useWorkspaceView((view) => view.markedAnchor);
  const markedLoad = useFocusedLoad();
  const parts = useMemo(
    () => ({
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
  const scene = useMemo(() => sceneOf(parts), [parts]);
  const latest = useEffectEvent((subject: 'calculated' | 'shown') =>
    subject === 'shown' || stored === calculated
      ? scene
      : sceneOf({ ...parts, design: open, result: stale ? null : calculated, failureBody: null }),
  );
  /** Number of times that a view has become ready; a view does not answer before. */
  const [readyCount, setReadyCount] = useState(0);

  useEffect(() => {
    window.postMessage(scene, window.location.origin);
  }, [scene]);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (!readReady(event, window.location.origin)) return;
      window.postMessage(latest('shown'), window.location.origin);
      setReadyCount((count) => count + 1);
    };
    window.addEventListener('message', listen);
    const withdraw = offerScene((subject) => latest(subject));
    return () => {
      window.removeEventListener('message', listen);
      withdraw();
    };
  }, []);

  // Stores an image for each new result, because the saved project includes an image of the calculated
  // design. Waits for the end of the run, which a slow renderer would delay.
  const time = caption === null || stale ? undefined : calculated?.time;
  const isRunning = useRunStore(({ progress }) => progress !== null);
  const keptOf = useRef<string>(undefined);
  useEffect(() => {
    if (time === undefined || time === keptOf.current || readyCount === 0) return;
    keptOf.current = undefined;
    if (isRunning) {
      removeImage();
      return;
    }
    const changed = new AbortController();
    void cacheImage(changed.signal).then((isKept) => {
      if (isKept) keptOf.current = time;
    });
    return () => changed.abort();
  }, [time, readyCount, isRunning]);
  return null;
}
