/** Tells what was clicked at in the 3D view. */
import { useEffect, useRef } from 'react';
import { readPicked, type Picked } from '@/viewer/answers';

export function useSelection(onPicked: (what: Picked) => void): void {
  const latest = useRef(onPicked);
  useEffect(() => {
    latest.current = onPicked;
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = readPicked(event, window.location.origin);
      if (message) latest.current(message.what);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
}
