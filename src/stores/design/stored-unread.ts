/**
 * Keeps invalid field entries across a page reload. When the user leaves the page, the entries are written to
 * the session storage of the tab; when the page is loaded again, they are restored if the user and the design
 * are the same. Without them, an invalid design would become valid with its previous values.
 */
import { codedDesign } from '@/design/model/coded-design';
import { restoreDesign } from '@/design/model/design-schema';
import type { Design } from '@/design/model/design-state';
import { isObject } from '@/design/model/untrusted';
import type { UnreadField } from '@/design/run/run-state';
import { useDesignStore } from '@/stores/design/design-store';
import { perTab, readItem, removeItem, writeItem } from '@/stores/local-storage';
import { isDesignOf } from '@/stores/stored-design';

const UNREAD_KEY = 'unreadFields';

/** Returns the design as a string without its load list, which may be stored separately and loaded later. */
const textOf = ({ loads, ...design }: Design): string =>
  JSON.stringify(codedDesign(restoreDesign(codedDesign({ ...design, loads: { ...loads, list: [] } }))));

/** Stores the invalid field entries; called when the user leaves the page. */
export function storeUnread(userId: string): void {
  const { design, unread, entry } = useDesignStore.getState();
  if (!isDesignOf(userId) || unread.length === 0) return;
  writeItem(UNREAD_KEY, JSON.stringify({ userId, entry, design: textOf(design), unread }), perTab);
}

function storedUnread(): Record<string, unknown> | null {
  const text = readItem(UNREAD_KEY, perTab);
  removeItem(UNREAD_KEY, perTab);
  try {
    const raw: unknown = JSON.parse(text ?? 'null');
    return isObject(raw) ? raw : null;
  } catch {
    return null;
  }
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
  const stored = storedUnread();
  const { design, entry } = useDesignStore.getState();
  if (stored?.userId !== userId || stored.entry !== entry || stored.design !== textOf(design)) return;
  useDesignStore.setState({ unread: readUnread(stored.unread) });
}
