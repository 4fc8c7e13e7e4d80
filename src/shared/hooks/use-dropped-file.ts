/** Handles a file dropped anywhere on the page, unless another element accepts it. */
import { useWindowEvent } from '@/shared/hooks/use-window-event';

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
