/** Opens a design file. */
import { useShowDesign } from '@/features/workspace/open-and-save/use-put-on-screen';
import { useReadFile } from '@/read-file/use-read-file';
import type { FileHandle } from '@/stores/design/recent-files';

export type OpenDesign = (file: File, handle?: FileHandle | null) => Promise<void>;

/** Reads a design file and shows its design; calls `onOpened` as `useShowDesign` does. */
export function useOpenDesign(onOpened: () => void): OpenDesign {
  const readFile = useReadFile();
  const show = useShowDesign(onOpened);
  return async (file, handle) => {
    const read = await readFile('design', file);
    if (read !== null) await show(read.answer, { name: file.name, handle });
  };
}
