/** Work that the tabs of a browser do one after the other. */
import { readItem, removeItem, writeItem } from '@/stores/local-storage';

/** ms between two looks at a lock in the storage, in which the last tab to write it wins. */
const LOOK = 30;

/** ms after which the lock of a tab that was closed over its work counts for nothing. */
const LONGEST = 90_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK));

async function takes(key: string, mine: string): Promise<boolean> {
  const [until] = (readItem(key) ?? '').split(' ');
  if (Number(until) > Date.now()) return false;
  writeItem(key, mine);
  await pause();
  return readItem(key) === mine;
}

/** Pages over plain http have no locks of the browser: there the storage holds them. */
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
