/** Actions on the saved designs, for menus, keys, buttons and drops; each shows a message if it fails. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ExampleName } from '@/design/examples/example-designs';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import type { Card, Project } from '@/design/saved-designs/saved-design';
import { matchingExample } from '@/features/current-design/use-records';
import { closeDialog, projectOf, signedInOwner, useDesignsState } from '@/features/designs/designs-state';
import * as designActions from '@/features/designs/saved-designs/actions';
import { followOpen, openDesign } from '@/features/designs/saved-designs/open-design';
import { routes } from '@/shared/navigation/routes';
import { useNotices } from '@/shared/ui/notices';
import { usePreferencesStore } from '@/stores/preferences';
import { deletePermanently } from '@/stores/saved-designs/autosave';
import type { StorageFailure } from '@/stores/saved-designs/database';
import { freeName, unmarkAll, useDesignsView } from '@/stores/saved-designs/designs-view';

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
