/** Runs work that only one tab of a browser may do at a time. */
import { readItem, removeItem, writeItem } from '@/stores/local-storage';

/**
 * Time in ms between two checks of a lock in the storage; if two tabs write the lock at the same time, it
 * belongs to the tab that wrote last.
 */
const LOOK = 30;

/** Age in ms after which a lock is ignored, because its tab must have been closed. */
const LONGEST = 90_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK));

async function takes(key: string, mine: string): Promise<boolean> {
  const [until] = (readItem(key) ?? '').split(' ');
  if (Number(until) > Date.now()) return false;
  writeItem(key, mine);
  await pause();
  return readItem(key) === mine;
}

/**
 * Runs the work when no other tab runs it. Pages over plain http have no Web Locks, so the lock is then an
 * entry in the storage.
 */
export async function inTabTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Navigator>;
  if (locks) return locks.request(name, work);
  const key = `lock.${name}`;
  const mine = `${Date.now() + LONGEST} ${Math.random()}`;
  while (!(await takes(key, mine))) await pause();
  try {
    return await work();
  } finally {
    if (readItem(key) === mine) removeItem(key);
  }
}
