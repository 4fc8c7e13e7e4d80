/** Runs work that only one tab of a browser may do at a time. */
import { readItem, removeItem, writeItem } from '@/stores/local-storage';

/** Time between two checks of a lock, ms; of two tabs, the one that wrote last has it. */
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

/** Runs work when no other tab does; without Web Locks (plain http), a storage entry is the lock. */
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
