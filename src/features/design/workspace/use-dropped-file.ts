/** A file that is dropped anywhere on the page, but where another part takes it. */
import { useEffect, useEffectEvent } from 'react';

export function useDroppedFile(open: (file: File) => void): void {
  const onDrop = useEffectEvent((event: DragEvent) => {
    if (event.defaultPrevented) return;
    const file = event.dataTransfer?.files.item(0);
    // Text that is dragged into a field is none.
    if (!file) return;
    event.preventDefault();
    open(file);
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
