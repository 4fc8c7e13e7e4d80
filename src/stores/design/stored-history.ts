/**
 * Keeps the undo history and invalid field entries across a page reload. When the user leaves the page, the
 * latest undo steps and the entries are written to the session storage of the tab; when the page is loaded
 * again, they are restored if the user and the design are the same.
 */
import { codedDesign, type CodedDesign } from '@/design/model/coded-design';
import { restoreDesign } from '@/design/model/design-schema';
import type { Design, ListedLoad } from '@/design/model/design-state';
import { isObject } from '@/design/model/untrusted';
import type { UnreadField } from '@/design/run/run-state';
import { useDesignStore } from '@/stores/design/design-store';
import { perTab, readItem, removeItem, writeItem } from '@/stores/local-storage';
import { isDesignOf } from '@/stores/stored-design';

const HISTORY_KEY = 'designHistory';

const MOST_STEPS = 50;
/** Maximum number of stored characters: a tab's session storage holds about five million. */
const MOST_TEXT = 2_000_000;

/** An undo step; it refers to its load list by index, because many steps share one list. */
interface StoredStep {
  design: CodedDesign;
  list: number;
  unread: readonly UnreadField[];
  entry: string;
  isFresh: boolean;
}

const withList = (design: Design, list: readonly ListedLoad[]): Design => ({
  ...design,
  loads: { ...design.loads, list: [...list] },
});

/**
 * Returns the latest steps that fit into the storage, oldest first, with each of their load lists included
 * once.
 */
function fittingSteps(): { steps: StoredStep[]; lists: (readonly ListedLoad[])[] } {
  const { pastStates } = useDesignStore.temporal.getState();
  const current = useDesignStore.getState();
  const lists: (readonly ListedLoad[])[] = [];
  const steps: StoredStep[] = [];
  let room = MOST_TEXT;
  for (const { design, unread = [], entry = current.entry, isFresh = false } of pastStates
    .slice(-MOST_STEPS)
    .toReversed()) {
    if (design === undefined) break;
    const { list } = design.loads;
    const known = lists.indexOf(list);
    const step = {
      design: codedDesign(withList(design, [])),
      list: known < 0 ? lists.length : known,
      unread,
      entry,
      isFresh,
    };
    room -= JSON.stringify(step).length + (known < 0 ? JSON.stringify(list).length : 0);
    if (room < 0) break;
    if (known < 0) lists.push(list);
    steps.unshift(step);
  }
  return { steps, lists };
}

/** Stores the undo steps and the invalid field entries; called when the user leaves the page. */
export function storeHistory(userId: string): void {
  if (!isDesignOf(userId)) return;
  const { design, unread, entry } = useDesignStore.getState();
  const { steps, lists } = fittingSteps();
  if (steps.length === 0 && unread.length === 0) return;
  const stored = { userId, entry, design: textOf(design), steps, lists, unread };
  writeItem(HISTORY_KEY, JSON.stringify(stored), perTab);
}

/** Returns the design as a string without its load list, which may be stored separately and loaded later. */
const textOf = (design: Design): string =>
  JSON.stringify(codedDesign(restoreDesign(codedDesign(withList(design, [])))));

function storedHistory(): Record<string, unknown> | null {
  const text = readItem(HISTORY_KEY, perTab);
  removeItem(HISTORY_KEY, perTab);
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
 * Restores the undo steps and the invalid field entries if the current design was also open when the user
 * left the page; called when the page is loaded.
 */
export function restoreHistory(userId: string): void {
  const stored = storedHistory();
  const { design, entry, listNotLoaded } = useDesignStore.getState();
  const history = useDesignStore.temporal;
  if (stored?.userId !== userId || stored.entry !== entry || stored.design !== textOf(design)) return;
  useDesignStore.setState({ unread: readUnread(stored.unread) });
  // A load list that is still loading will later be inserted before the rows of every undo step, so no steps
  // are restored now.
  if (listNotLoaded !== null) return;
  if (!Array.isArray(stored.steps) || !Array.isArray(stored.lists)) return;
  const { steps, lists } = stored as { steps: unknown[]; lists: unknown[] };
  const past = steps.flatMap((step) => {
    if (!isObject(step) || !isObject(step.design) || !isObject(step.design.loads)) return [];
    const list = lists[Number(step.list)];
    const raw = { ...step.design, loads: { ...step.design.loads, list } };
    const unread = readUnread(step.unread);
    return [
      { design: restoreDesign(raw), unread, entry: String(step.entry), isFresh: step.isFresh === true },
    ];
  });
  history.setState(({ pastStates }) => ({ pastStates: [...past, ...pastStates] }));
}
