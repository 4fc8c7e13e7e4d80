/** State that a test gives to the app before the user acts, or reads where no screen shows it. */
import { parseDesignFile } from '@/design/file/design-file';
import type { Reactions } from '@/design/saved-designs/node-reactions';
import { type SavedDesign, NOTHING_SHARED } from '@/design/saved-designs/saved-design';
import type { Standard } from '@/engineering';
import { reloadDesign, startDesign } from '@/stores/design/stored-design';
import { usePreferencesStore } from '@/stores/preferences';
import {
  putSavedDesigns,
  putProjects,
  putReactions,
  readContent,
  readReactions,
  readSavedDesigns,
  type SavedDesigns,
} from '@/stores/saved-designs/database';
import { beginSession, endSession, useSessionStore } from '@/stores/session';

/** Returns the id of the signed-in user. */
export const signedInUser = (): string => String(useSessionStore.getState().user?.id);

/** Begins a session with the tokens of a backend. */
export const givenSession = beginSession;

export const signOut = (): void => endSession('signedOut');

/** Reloads the stored design, as the app does after sign-in. */
export const reloadStored = reloadDesign;

/** Starts a new design without the question that the page asks first. */
export const startNew = (): void => startDesign();

export const givenStandard = (standard: Standard): void =>
  usePreferencesStore.getState().rememberStandard(standard);

export async function givenSavedDesigns(entries: readonly SavedDesign[]): Promise<void> {
  await putSavedDesigns(entries);
}

export async function savedDesigns(owner = signedInUser()): Promise<SavedDesigns> {
  const found = await readSavedDesigns(owner);
  if (!found.ok) throw new Error(found.failure);
  return found.value;
}

/** Gives the user a project with reactions. */
export async function givenReactions(name: string, reactions: Omit<Reactions, 'owner'>): Promise<void> {
  const owner = signedInUser();
  const { id } = reactions;
  await putProjects([{ owner, id, name, shared: NOTHING_SHARED, changed: 0 }]);
  await putReactions([owner, id], { owner, ...reactions }, [], () => null);
}

export async function savedReactions(project: string, owner = signedInUser()): Promise<Reactions | null> {
  const found = await readReactions(owner, project);
  if (!found.ok) throw new Error(found.failure);
  return found.value;
}

/** Returns the names of the rows in the load list of a saved design. */
export async function savedRowNames(id: string): Promise<string[]> {
  const found = await readContent(signedInUser(), id);
  const read = parseDesignFile((found.ok ? found.value?.text : null) ?? '');
  return read.ok ? read.design.loads.list.map(({ name }) => name) : [];
}
