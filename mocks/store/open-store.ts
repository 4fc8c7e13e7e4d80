/** Opens the storage of the running app. */
import { openIndexedDbStore } from './indexed-db-store';
import { createMemoryStore } from './memory-store';
import type { Store } from './store';

/**
 * Opens IndexedDB, or storage in memory if the browser refuses IndexedDB (private windows); in the latter
 * case, records are lost when the app is closed.
 */
export async function openStore(open: () => Promise<Store> = openIndexedDbStore): Promise<Store> {
  try {
    return await open();
  } catch (error) {
    console.warn(
      'This browser provides no permanent storage; records are lost when the page is closed.',
      error,
    );
    return createMemoryStore();
  }
}
