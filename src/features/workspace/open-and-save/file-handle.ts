/** Reads the handle of a dropped file, which only some browsers provide. */
import type { FileHandle } from '@/stores/design/recent-files';

type DroppedItem = DataTransferItem & { getAsFileSystemHandle?: () => Promise<unknown> };

/** Returns null if the browser provides no handle. Must be called synchronously inside the drop event. */
export async function handleOf(item: DroppedItem | undefined): Promise<FileHandle | null> {
  try {
    return ((await item?.getAsFileSystemHandle?.()) as FileHandle | null | undefined) ?? null;
  } catch {
    return null;
  }
}
