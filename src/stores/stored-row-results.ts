/**
 * Keeps the outcomes of the load list rows across a page reload, so that a calculation continues where it
 * was. When the user leaves the page, the outcomes are written to the session storage of the tab. They are
 * restored only for the same user and the same build of the app, and used only for the same connection
 * (`connectionOf`).
 */
import type { CaseResult, FailedCase, RowResults } from '@/design/verdict/run-result';
import { isDesignOf } from '@/stores/design-owner';
import { ROWS_KEY, storeForUser, takeForUser } from '@/stores/local-storage';
import { useRunStore } from '@/stores/run';

/** Address of this module, which contains a hash of the build. */
const BUILD = import.meta.url;

/** Parts of an outcome that most rows share: each is stored once, and the rows contain its index. */
const SHARED = new Set(['cells', 'reservations']);

function packed(rows: RowResults): { rows: string; parts: string[] } {
  const indices = new Map<string, number>();
  const indexOf = (part: unknown): number => {
    const text = JSON.stringify(part);
    const known = indices.get(text) ?? indices.size;
    indices.set(text, known);
    return known;
  };
  // A failed row is calculated again.
  const done = [...rows].filter(([, { state }]) => state === 'done');
  const text = JSON.stringify(done, (key, value: unknown) => (SHARED.has(key) ? indexOf(value) : value));
  return { rows: text, parts: [...indices.keys()] };
}

function unpacked({ rows, parts }: ReturnType<typeof packed>): [string, CaseResult | FailedCase][] {
  const read = parts.map((text) => JSON.parse(text) as unknown);
  const part = (key: string, value: unknown) => (SHARED.has(key) ? read[value as number] : value);
  return JSON.parse(rows, part) as [string, CaseResult | FailedCase][];
}

/** Stores the outcomes of the rows; called when the user leaves the page. */
export function storeRows(): void {
  const { rows, connection, user } = useRunStore.getState();
  const userId = user?.id ?? '';
  if (rows.size > 0 && isDesignOf(userId))
    storeForUser(ROWS_KEY, userId, { build: BUILD, connection, ...packed(rows) });
}

/** Restores the outcomes, and stores them when the user leaves; a second call does nothing. */
export function keepRows(userId: string): void {
  // Adding the same listener again has no effect.
  globalThis.addEventListener?.('pagehide', storeRows);
  const stored = takeForUser(ROWS_KEY, userId);
  const { rows, connection: current } = useRunStore.getState();
  if (stored?.build !== BUILD || rows.size > 0) return;
  const { connection, ...packs } = stored as { connection: string } & ReturnType<typeof packed>;
  if (current !== '' && current !== connection) return;
  try {
    useRunStore.setState({ connection, rows: new Map(unpacked(packs)) });
  } catch {
    // Text that cannot be read contains no rows: they are calculated again.
  }
}
