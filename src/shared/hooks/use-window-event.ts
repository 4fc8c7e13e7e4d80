/** Handles an event of the window while the component is mounted. */
import { useEffect, useEffectEvent } from 'react';

export function useWindowEvent<K extends keyof WindowEventMap>(
  type: K,
  handle: (event: WindowEventMap[K]) => void,
  isCapture = false,
): void {
  const on = useEffectEvent(handle);
  useEffect(() => {
    const listen = (event: WindowEventMap[K]) => on(event);
    window.addEventListener(type, listen, isCapture);
    return () => window.removeEventListener(type, listen, isCapture);
  }, [type, isCapture]);
}
