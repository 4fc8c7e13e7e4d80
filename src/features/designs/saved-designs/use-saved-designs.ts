/** Saved designs, updated after changes in this and other tabs. */
import { useEffect, useState } from 'react';
import { isOverdue } from '@/features/designs/saved-designs/actions';
import { saveOpenDesign } from '@/features/designs/saved-designs/open-design';
import { deletePermanently } from '@/stores/saved-designs/autosave';
import { onSavedDesignsChanged } from '@/stores/saved-designs/changes';
import { readSavedDesigns, type SavedDesigns, type StorageFailure } from '@/stores/saved-designs/database';

/**
 * Delay in ms before changed designs are read again, which limits rendering while many designs are
 * calculated.
 */
const PAUSE = 250;

const EMPTY: SavedDesigns = { cards: [], projects: [], damaged: [] };

interface ShownDesigns {
  /** The saved designs; null until they have been read. */
  savedDesigns: SavedDesigns | null;
  failure: StorageFailure | null;
}

export function useSavedDesigns(owner: string): ShownDesigns {
  const [shown, setShown] = useState<ShownDesigns>({ savedDesigns: null, failure: null });
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      timer = undefined;
      const found = await readSavedDesigns(owner);
      if (left) return;
      setShown(
        found.ok
          ? { savedDesigns: found.value, failure: null }
          : { savedDesigns: EMPTY, failure: found.failure },
      );
    };
    const stop = onSavedDesignsChanged(() => {
      timer ??= setTimeout(() => void read(), PAUSE);
    });
    const start = async () => {
      await read();
      await saveOpenDesign(owner, (failure) => {
        if (!left) setShown(({ savedDesigns }) => ({ savedDesigns, failure }));
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
    };
  }, [owner]);
  return shown;
}
