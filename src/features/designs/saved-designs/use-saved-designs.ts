/** Reads the saved designs into the state of the page, and again after changes in this and other tabs. */
import { useEffect } from 'react';
import { NO_DESIGNS, UNREAD, useDesignsState } from '@/features/designs/designs-state';
import { isOverdue } from '@/features/designs/saved-designs/actions';
import { saveOpenDesign } from '@/features/designs/saved-designs/use-design-actions';
import { deletePermanently } from '@/stores/saved-designs/autosave';
import { onSavedDesignsChanged } from '@/stores/saved-designs/change-notifications';
import { readSavedDesigns, type SavedDesigns } from '@/stores/saved-designs/database';
import { chooseFolder, useDesignsView } from '@/stores/saved-designs/designs-view';

/** Delay in ms before changed designs are read again: limits rendering while many are calculated. */
const PAUSE = 250;

/**
 * Leaves the folder of a project that was deleted here or in another tab, or that belongs to another user.
 * The folder of a new project stays open, although the project may not be read yet.
 */
function leaveMissingFolder({ projects }: SavedDesigns): void {
  const { folder } = useDesignsView.getState();
  const { isRead, savedDesigns } = useDesignsState.getState();
  if (folder.kind !== 'project' || projects.some(({ id }) => id === folder.id)) return;
  if (!isRead || savedDesigns.projects.some(({ id }) => id === folder.id)) chooseFolder({ kind: 'all' });
}

export function useSavedDesigns(owner: string): void {
  useEffect(() => {
    let left = false;
    useDesignsState.setState(({ readers }) => ({ readers: readers + 1 }));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      timer = undefined;
      const found = await readSavedDesigns(owner);
      if (left) return;
      const savedDesigns = found.ok ? found.value : NO_DESIGNS;
      leaveMissingFolder(savedDesigns);
      useDesignsState.setState({ savedDesigns, isRead: true, failure: found.ok ? null : found.failure });
    };
    const stop = onSavedDesignsChanged(() => {
      timer ??= setTimeout(() => void read(), PAUSE);
    });
    const start = async () => {
      await read();
      await saveOpenDesign(owner, (failure) => {
        if (!left) useDesignsState.setState({ failure });
      });
      const found = await readSavedDesigns(owner);
      const cards = found.ok ? found.value.cards : [];
      const overdue = cards.filter((card) => isOverdue(card, Date.now())).map(({ id }) => id);
      if (overdue.length > 0) await deletePermanently(owner, overdue);
    };
    void start();
    return () => {
      left = true;
      clearTimeout(timer);
      stop();
      useDesignsState.setState(({ readers }) => ({ ...(readers === 1 && UNREAD), readers: readers - 1 }));
    };
  }, [owner]);
}
