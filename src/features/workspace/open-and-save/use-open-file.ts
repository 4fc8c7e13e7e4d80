/** Opens a design file. */
import { useShowDesign } from '@/features/workspace/open-and-save/use-put-on-screen';
import { useReadFile } from '@/read-file/use-read-file';

export type OpenDesign = (file: File) => Promise<void>;

/** Reads a design file and shows its design; calls `onOpened` as `useShowDesign` does. */
export function useOpenDesign(onOpened: () => void): OpenDesign {
  const readFile = useReadFile();
  const show = useShowDesign(onOpened);
  return async (file) => {
    const read = await readFile('design', file);
    if (read !== null) await show(read.answer, file.name);
  };
}
