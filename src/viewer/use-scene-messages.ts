/**
 * Returns the scene that was posted last. The view announces when it is ready, so that the page does not
 * post a scene too early.
 */
import { useEffect, useState } from 'react';
import { READY } from '@/viewer/answers';
import { readScene, type SceneMessage } from '@/viewer/message';
import { withEqualPartsOf } from '@/viewer/scene/equal-parts';

export function useSceneMessages(): SceneMessage | null {
  const [scene, setScene] = useState<SceneMessage | null>(null);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const next = readScene(event, window.location.origin);
      if (next) setScene((last) => withEqualPartsOf(last, next));
    };
    window.addEventListener('message', listen);
    window.postMessage(READY, window.location.origin);
    return () => window.removeEventListener('message', listen);
  }, []);
  return scene;
}
