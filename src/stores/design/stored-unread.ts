/**
 * Keeps invalid field entries across a page reload, if the user and the design are the same. Without them, an
 * invalid design would become valid with its previous values.
 */
import { codedDesign } from '@/design/model/coded-design';
import { restoreDesign } from '@/design/model/design-schema';
import type { Design } from '@/design/model/design-state';
import { isObject } from '@/design/model/untrusted';
import type { UnreadField } from '@/design/run/run-state';
import { useDesignStore } from '@/stores/design/design-store';
import { isDesignOf } from '@/stores/stored-design';
import { storeForUser, takeForUser } from '@/stores/tab-storage';

const UNREAD_KEY = 'unreadFields';

/** Returns the design as a string without its load list, which may be stored separately and loaded later. */
const textOf = ({ loads, ...design }: Design): string =>
  JSON.stringify(codedDesign(restoreDesign(codedDesign({ ...design, loads: { ...loads, list: [] } }))));

/** Stores the invalid field entries; called when the user leaves the page. */
export function storeUnread(userId: string): void {
  const { design, unread, entry } = useDesignStore.getState();
  if (isDesignOf(userId) && unread.length > 0)
    storeForUser(UNREAD_KEY, userId, { entry, design: textOf(design), unread });
}

/** Returns the stored invalid field entries; omits items that are not in the form of an `UnreadField`. */
const readUnread = (raw: unknown): UnreadField[] =>
  (Array.isArray(raw) ? (raw as unknown[]) : []).flatMap((one) =>
    isObject(one) && typeof one.field === 'string' && typeof one.text === 'string'
      ? { field: one.field, text: one.text }
      : [],
  );

/**
 * Restores the invalid field entries if the current design was also open when the user left the page; called
 * when the page is loaded.
 */
export function restoreUnread(userId: string): void {
  const stored = takeForUser(UNREAD_KEY, userId);
  const { design, entry } = useDesignStore.getState();
  if (stored?.entry === entry && stored.design === textOf(design))
    useDesignStore.setState({ unread: readUnread(stored.unread) });
}
