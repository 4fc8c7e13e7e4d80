/** Actions on the saved designs, for menus, keys, buttons and drops; each shows a message if it fails. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ExampleName } from '@/design/examples/example-designs';
import { MOST_SAVED_ROWS, readDataSave, writeDataSave } from '@/design/file/data-save';
import { restoreFile, type DesignFile, parseDesignFile } from '@/design/file/design-file';
import { restoreListOutcome, restoreResult } from '@/design/file/stored-result-schema';
import { type Design, DEFAULT_DESIGN } from '@/design/model/design-state';
import { withShared, type Card, type Content, type Project } from '@/design/saved-designs/saved-design';
import { matchingExample } from '@/features/current-design/use-records';
import { closeDialog, projectOf, signedInOwner, useDesignsState } from '@/features/designs/designs-state';
import * as designActions from '@/features/designs/saved-designs/actions';
import { routes } from '@/shared/navigation/routes';
import { useNotices } from '@/shared/ui/notices';
import { DESIGN_KEY, isDesignOf } from '@/stores/design-owner';
import { leaveDesign, listKeyOf, reloadDesign } from '@/stores/design/stored-design';
import { readItem, writeItem } from '@/stores/local-storage';
import { usePreferencesStore } from '@/stores/preferences';
import { autosave, savedRows, deletePermanently } from '@/stores/saved-designs/autosave';
import { readContent, type StorageFailure } from '@/stores/saved-designs/database';
import { freeName, unmarkAll, useDesignsView } from '@/stores/saved-designs/designs-view';
import { openDesignId, storeOpenDesignId } from '@/stores/saved-designs/open-design-id';

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

type Done = { ok: true } | { ok: false; failure: StorageFailure | 'damaged' };

export function useReportFailure() {
  const { t } = useTranslation('designs');
  const { message } = useNotices();
  return (done: Done): boolean => {
    if (!done.ok) message.error(done.failure === 'damaged' ? t('damaged') : t(`storage.${done.failure}`));
    return done.ok;
  };
}

/** Display time of a warning in s: long enough to read the names in it. */
const LONG = 8;

const takenNames = () =>
  useDesignsState
    .getState()
    .savedDesigns.cards.filter(({ deleted }) => deleted === null)
    .map(({ name }) => name);

export function useDesignActions() {
  const { t } = useTranslation('designs');
  const { message, modal } = useNotices();
  const navigate = useNavigate();
  const client = useQueryClient();
  const reportFailure = useReportFailure();

  const openSaved = async (card: Card, project: Project | null, isFresh = false) => {
    const opened = await openDesign(card, project, isFresh);
    if (!opened.ok) {
      reportFailure(opened);
      return;
    }
    if (opened.replaced.length > 0)
      message.warning({ content: t('repaired', { count: opened.replaced.length }), duration: LONG });
    await navigate(routes.homeWith(opened.design.standardType));
    const { reported } = opened;
    if (reported === null) return;
    // The message about changed values is optional: the design opens without it if loading fails.
    await import('@/features/report-dialog/notify-changed-values')
      .then((part) => part.notifyChangedValues(reported, { records: client, message, modal }))
      .catch(console.error);
  };
  const begin = async (name: string, design: Design, project: Project | null, isFresh = false) => {
    const order = { owner: signedInOwner(), name: freeName(name, takenNames()), design, project };
    const added = await designActions.addDesign(order);
    if (added.ok) await openSaved(added.value, project, isFresh);
    else reportFailure(added);
  };
  return {
    /** Opens a design; a template is copied to a new design, and a deleted design stays closed. */
    open: async (card: Card) => {
      if (card.deleted !== null) return;
      if (card.kind === 'design') return openSaved(card, projectOf(card));
      const copy = await designActions.copyAs('design', card, null);
      if (copy.ok) await openSaved(copy.value, null);
      else reportFailure(copy);
    },
    beginNew: (project: Project | null) => {
      const { standard } = usePreferencesStore.getState();
      return begin('', { ...DEFAULT_DESIGN, standardType: standard }, project, true);
    },
    beginExample: async (name: ExampleName, project: Project | null) => {
      const { design, missing } = await matchingExample(client, name);
      if (missing !== null)
        message.warning({ content: t('examples.missing', { name: missing }), duration: LONG });
      await begin(t(`examples.${name}.name`), design, project);
    },
    rename: async (card: Card, named: designActions.Named) => {
      closeDialog();
      if (reportFailure(await designActions.rename(card, named)))
        await followOpen({ ...card, ...named }, projectOf(named));
    },
    duplicate: async (cards: readonly Card[]) =>
      reportFailure(await designActions.duplicate(cards, takenNames())),
    saveAsTemplate: async (card: Card) => {
      if (reportFailure(await designActions.copyAs('template', card, null)))
        message.success(t('templateSaved'));
    },
    move: async (cards: readonly Card[], project: string | null) => {
      unmarkAll();
      reportFailure(await designActions.move(cards, project));
    },
    /** Deletes cards after the user has confirmed: permanently only in the folder of deleted designs. */
    remove: async (cards: readonly Card[]) => {
      closeDialog();
      unmarkAll();
      if (useDesignsView.getState().folder.kind === 'deleted') {
        const ids = cards.map(({ id }) => id);
        reportFailure(await deletePermanently(signedInOwner(), ids));
      } else if (reportFailure(await designActions.moveToRecentlyDeleted(cards)))
        useDesignsState.setState({ justDeleted: cards });
    },
    restoreDeleted: async (cards: readonly Card[]) =>
      reportFailure(await designActions.restoreDeleted(cards)),
    dismissVerdictChange: async (cards: readonly Card[]) =>
      reportFailure(await designActions.dismissVerdictChange(cards)),
  };
}
