/** Handles a file dropped anywhere on the page, unless another element accepts it. */
import { useEffect, useEffectEvent } from 'react';

export function useDroppedFile(onFile: (file: File) => void): void {
  const onDrop = useEffectEvent((event: DragEvent) => {
    const file = event.dataTransfer?.files.item(0);
    // Text dragged into a field contains no file.
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    // Without this handler the browser would open the file instead of the page.
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('drop', onDrop);
    };
  }, []);
}
