/** Calls `onPicked` with the object clicked in the 3D view. */
import { useEffect, useEffectEvent } from 'react';
import { readPicked, type Picked } from '@/viewer/answers';

export function useSelection(onPicked: (what: Picked) => void): void {
  const pick = useEffectEvent(onPicked);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = readPicked(event, window.location.origin);
      if (message) pick(message.what);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
}
