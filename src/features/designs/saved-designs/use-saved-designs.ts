/** The shelf as it stands, also after changes of this and of other tabs. */
import { useEffect, useState } from 'react';
import { onShelfChanged } from '@/stores/saved-designs/changes';
import { readShelf, type Shelf, type ShelfFailure } from '@/stores/saved-designs/database';
import { isOverdue, removeForGood } from './actions';
import { shelveOpenDesign } from './open-design';

/** ms: while many designs are calculated, the page is not drawn with each of them. */
const PAUSE = 250;

const EMPTY: Shelf = { cards: [], projects: [], damaged: [] };

interface ShownShelf {
  /** Null before it is read. */
  shelf: Shelf | null;
  failure: ShelfFailure | null;
}

export function useShelf(owner: string): ShownShelf {
  const [shown, setShown] = useState<ShownShelf>({ shelf: null, failure: null });
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      timer = undefined;
      const found = await readShelf(owner);
      if (left) return;
      setShown(found.ok ? { shelf: found.value, failure: null } : { shelf: EMPTY, failure: found.failure });
    };
    const stop = onShelfChanged(() => {
      timer ??= setTimeout(() => void read(), PAUSE);
    });
    const start = async () => {
      await read();
      await shelveOpenDesign(owner, (failure) => {
        if (!left) setShown(({ shelf }) => ({ shelf, failure }));
      });
      const found = await readShelf(owner);
      const overdue = found.ok ? found.value.cards.filter((card) => isOverdue(card, Date.now())) : [];
      if (overdue.length > 0) await removeForGood(overdue);
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
