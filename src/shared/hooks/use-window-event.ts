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

/** Handles a file dropped anywhere on the page, unless another element accepts it. */
export function useDroppedFile(onFile: (file: File) => void): void {
  // Without this handler the browser would open the file instead of the page.
  useWindowEvent('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  useWindowEvent('drop', (event) => {
    const file = event.dataTransfer?.files.item(0);
    // Text dragged into a field contains no file.
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    onFile(file);
  });
}
