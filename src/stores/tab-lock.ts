/** Work that the tabs of a browser must do one after the other. */
import { readItem, removeItem, writeItem } from '@/stores/local-storage';

/** ms between two checks of a lock in the storage, in which the last tab to write wins. */
const LOOK = 30;

/** ms after which the lock of a closed tab is ignored. */
const LONGEST = 90_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK));

async function takes(key: string, mine: string): Promise<boolean> {
  const [until] = (readItem(key) ?? '').split(' ');
  if (Number(until) > Date.now()) return false;
  writeItem(key, mine);
  await pause();
  return readItem(key) === mine;
}

/** Pages over plain http have no Web Locks, so locks are kept in the storage. */
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
