/** A file that is dropped anywhere on the page, but where another part takes it. */
import { useEffect, useEffectEvent } from 'react';

/** `item`: the same file as the browser dragged it, good for as long as the event lasts. */
export function useDroppedFile(onFile: (file: File, item: DataTransferItem | undefined) => void): void {
  const onDrop = useEffectEvent((event: DragEvent) => {
    const file = event.dataTransfer?.files.item(0);
    // Text that is dragged into a field is none.
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    onFile(file, event.dataTransfer?.items?.[0]);
  });
  useEffect(() => {
    // Without this the browser would open the file in the place of the page.
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
