/** Adds a design that has just been opened or saved to the recent files. */
import { serializeDesign } from '@/design/file/design-file-text';
import { useDesignStore } from '@/stores/design/design-store';
import type { FileHandle } from '@/stores/design/recent-files';
import { useSessionStore } from '@/stores/session';

export async function remember(handle?: FileHandle | null): Promise<void> {
  const { design, file } = useDesignStore.getState();
  const { user } = useSessionStore.getState();
  const part = await import('@/stores/design/recent-files').catch(() => null);
  if (!file || !user) return;
  const entry = {
    owner: String(user.id),
    name: file.name,
    at: Date.now(),
    text: serializeDesign(design),
  };
  await part?.rememberFile(handle ? { ...entry, handle } : entry);
}
