/** State that a test gives to the app before the user acts, or reads where no screen shows it. */
import type { Entry } from '@/design/saved-designs/entry';
import type { Standard } from '@/engineering';
import { usePreferencesStore } from '@/stores/preferences';
import { putEntries, readSavedDesigns, type SavedDesigns } from '@/stores/saved-designs/database';
import { beginSession, useSessionStore } from '@/stores/session';

/** Returns the id of the signed-in user. */
export const signedInUser = (): string => String(useSessionStore.getState().user?.id);

/** Begins a session with the tokens of a backend. */
export const givenSession = beginSession;

export const givenStandard = (standard: Standard): void =>
  usePreferencesStore.getState().rememberStandard(standard);

export async function givenSavedDesigns(entries: readonly Entry[]): Promise<void> {
  await putEntries(entries);
}

export async function savedDesigns(owner = signedInUser()): Promise<SavedDesigns> {
  const found = await readSavedDesigns(owner);
  if (!found.ok) throw new Error(found.failure);
  return found.value;
}
