/** A file that is dropped anywhere on the page, but where another part takes it. */
import { useEffect, useEffectEvent } from 'react';
import type { FileHandle } from '@/stores/design/recent-files';
import type { OpenDesign } from './use-open-design';

/** Only some browsers tell where a dropped file lies. */
type DroppedItem = DataTransferItem & { getAsFileSystemHandle?: () => Promise<unknown> };

/** To be asked for while the drop is told. */
async function handleOf(item: DroppedItem | undefined): Promise<FileHandle | null> {
  try {
    return ((await item?.getAsFileSystemHandle?.()) as FileHandle | null | undefined) ?? null;
  } catch {
    return null;
  }
}

export function useDroppedFile(open: OpenDesign): void {
  const onDrop = useEffectEvent((event: DragEvent) => {
    if (event.defaultPrevented) return;
    const file = event.dataTransfer?.files.item(0);
    // Text that is dragged into a field is none.
    if (!file) return;
    event.preventDefault();
    void handleOf(event.dataTransfer?.items?.[0]).then((handle) => open(file, handle));
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
