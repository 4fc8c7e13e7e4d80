/** Counts and removes a user's data in this browser (docs/browser-data.md). */
import { clearCompanyLogo } from '@/stores/company-logo';
import { removeItem } from '@/stores/local-storage';
import { autosave } from '@/stores/saved-designs/autosave';
import {
  countOf,
  removeAllOf,
  type UserDataCounts,
  type StorageOutcome,
} from '@/stores/saved-designs/database';
import { endSession, LAYOUTS_KEY } from '@/stores/session';

export async function countUserData(owner: string): Promise<StorageOutcome<UserDataCounts>> {
  await autosave.flush();
  return countOf(owner);
}

/**
 * Removes all data of the user from this browser and signs out; signing out removes the open design, its
 * load list and the session data. If the saved designs cannot be removed, nothing is removed and the session
 * continues.
 */
export async function removeUserData(owner: string): Promise<StorageOutcome<void>> {
  await autosave.flush();
  const removed = await removeAllOf(owner);
  if (!removed.ok) return removed;
  clearCompanyLogo(owner);
  removeItem(`${LAYOUTS_KEY}:${owner}`);
  endSession('signedOut');
  return removed;
}
