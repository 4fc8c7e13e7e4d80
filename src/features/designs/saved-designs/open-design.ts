/** Writes a saved design to the storage key `dataSave`, from which the workspace reads it with its result. */
import { MOST_SAVED_ROWS, readDataSave, writeDataSave } from '@/design/file/data-save';
import { restoreFile, type DesignFile, parseDesignFile } from '@/design/file/design-file';
import { restoreListOutcome, restoreResult } from '@/design/file/restore-result';
import type { Design } from '@/design/model/design-state';
import { withShared, type Card, type Content, type Project } from '@/design/saved-designs/saved-design';
import { leaveDesign, listKeyOf, reloadDesign } from '@/stores/design/storage';
import { readItem, writeItem } from '@/stores/local-storage';
import { autosave, savedRows } from '@/stores/saved-designs/autosave';
import { readContent, type StorageFailure } from '@/stores/saved-designs/database';
import { openDesignId, storeOpenDesignId } from '@/stores/saved-designs/open-design-id';
import { DESIGN_KEY, isDesignOf } from '@/stores/stored-design';

/** Returns the file name and hash for the workspace. A named design uses its own name as the file name. */
function fileOf({ name }: Card, content: Content): DesignFile | null {
  const file = restoreFile(content.file);
  if (name === '' || file?.name === name) return file;
  return { name, hash: '' };
}

/** Writes the design to `dataSave`, with its result if it fits; false if not even the design fits. */
function lay(card: Card, content: Content, design: Design, isFresh = false): boolean {
  const { list } = design.loads;
  const listKey = list.length > MOST_SAVED_ROWS ? listKeyOf(list) : null;
  const laid = listKey === null ? design : { ...design, loads: { ...design.loads, list: [] } };
  const { result, listEnd } = content;
  const saved = { design: laid, isFresh, result, listEnd, file: fileOf(card, content), listKey };
  const before = openDesignId();
  // The id is stored before the design, so that another tab finds both when it is notified of the design.
  storeOpenDesignId(card.id);
  const isLaid =
    writeItem(DESIGN_KEY, writeDataSave(saved)) ||
    writeItem(DESIGN_KEY, writeDataSave({ ...saved, result: null, listEnd: null }));
  if (!isLaid) storeOpenDesignId(before);
  return isLaid;
}

async function read(card: Card, project: Project | null) {
  const found = await readContent(card.owner, card.id);
  if (!found.ok) return found;
  const parsed = parseDesignFile(found.value?.text ?? '');
  if (!found.value || !parsed.ok) return { ok: false, failure: 'damaged' } as const;
  const { design, replaced, reported } = parsed;
  return { ok: true, content: found.value, design: withShared(design, project), replaced, reported } as const;
}

/**
 * Opens a design with its result; fails with `damaged` if the entry cannot be read. `isFresh`: nothing has
 * been chosen in the design yet. `reported`: values from the opened report file, until the next save.
 */
export async function openDesign(card: Card, project: Project | null, isFresh = false) {
  const entry = await read(card, project);
  if (!entry.ok) return entry;
  if (!lay(card, entry.content, entry.design, isFresh)) return { ok: false, failure: 'full' } as const;
  await reloadDesign();
  leaveDesign();
  return entry;
}

const isOpen = ({ owner, id }: Pick<Card, 'owner' | 'id'>): boolean =>
  isDesignOf(owner) && readItem(DESIGN_KEY) !== null && openDesignId() === id;

/** Updates the open design after a change of its saved copy, which its next save would undo. */
export async function followOpen(card: Card, project: Project | null): Promise<void> {
  if (!isOpen(card)) return;
  const entry = await read(card, project);
  if (entry.ok && lay(card, entry.content, entry.design)) await reloadDesign();
}

/** Saves changes that the workspace could not save, such as those just before its tab was closed. */
export async function saveOpenDesign(
  owner: string,
  onFailure: (failure: StorageFailure) => void,
): Promise<void> {
  await autosave.flush();
  const text = isDesignOf(owner) ? readItem(DESIGN_KEY) : null;
  if (text === null) return;
  const { design: saved, result, listEnd, file, listKey } = readDataSave(text);
  const list = listKey === null ? saved.loads.list : await savedRows(owner, openDesignId());
  // If the load list cannot be read, nothing is saved: the saved design still contains the complete list.
  if (list === null) return;
  const design = { ...saved, loads: { ...saved.loads, list } };
  const state = { design, entry: openDesignId(), file };
  autosave.put({
    owner,
    saved: { ...state, result: restoreResult(result), listEnd: restoreListOutcome(listEnd) },
    onFailure,
  });
  await autosave.flush();
}
