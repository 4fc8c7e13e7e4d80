/** Actions of the designs page; each shows a message if it fails. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ExampleName } from '@/design/examples/example-designs';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import type { Card, Project } from '@/design/saved-designs/entry';
import { freeName } from '@/design/saved-designs/filtered-designs';
import { foundExample } from '@/features/current-design/found-example';
import * as designActions from '@/features/designs/saved-designs/actions';
import { followOpen, openDesign } from '@/features/designs/saved-designs/open-design';
import { routes } from '@/shared/navigation/routes';
import { useNotices } from '@/shared/ui/notices';
import { usePreferencesStore } from '@/stores/preferences';
import { deletePermanently } from '@/stores/saved-designs/autosave';
import type { SavedDesigns, StorageFailure } from '@/stores/saved-designs/database';

/** Display time of a warning in s: long enough to read the names in it. */
const LONG = 8;

type Done = { ok: true } | { ok: false; failure: StorageFailure | 'damaged' };

export function usePageActions(owner: string, saved: SavedDesigns) {
  const { t } = useTranslation('designs');
  const { message, modal } = useNotices();
  const navigate = useNavigate();
  const client = useQueryClient();
  const standard = usePreferencesStore((state) => state.standard);
  const projectOf = ({ project }: Pick<Card, 'project'>): Project | null =>
    saved.projects.find(({ id }) => id === project) ?? null;
  const names = saved.cards.filter(({ deleted }) => deleted === null).map(({ name }) => name);

  const reportFailure = (done: Done): boolean => {
    if (!done.ok) message.error(done.failure === 'damaged' ? t('damaged') : t(`storage.${done.failure}`));
    return done.ok;
  };

  const open = async (card: Card, project: Project | null = projectOf(card), isFresh = false) => {
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
    // The message about changed values is optional: if its module cannot be loaded, the design is opened
    // without the message.
    await import('@/features/report-dialog/notify-changed-figures')
      .then((part) => part.notifyChangedFigures(reported, { records: client, message, modal }))
      .catch(console.error);
  };
  const begin = async (name: string, design: Design, project: Project | null, isFresh = false) => {
    const added = await designActions.addDesign({ owner, name: freeName(name, names), design, project });
    if (added.ok) await open(added.value, project, isFresh);
    else reportFailure(added);
  };
  const beginFrom = async (template: Card, project: Project | null) => {
    const copy = await designActions.copyAs('design', template, project);
    if (copy.ok) await open(copy.value, project);
    else reportFailure(copy);
  };
  const rename = async (card: Card, name: string, point: string) => {
    if (reportFailure(await designActions.rename(card, name, point)))
      await followOpen({ ...card, name, point }, projectOf(card));
  };
  return {
    reportFailure,
    projectOf,
    open: (card: Card) => void open(card),
    beginNew: (project: Project | null) =>
      void begin('', { ...DEFAULT_DESIGN, standardType: standard }, project, true),
    beginFrom: (template: Card, project: Project | null) => void beginFrom(template, project),
    beginExample: async (name: ExampleName, project: Project | null) => {
      const { design, missing } = await foundExample(client, name);
      if (missing !== null)
        message.warning({ content: t('examples.missing', { name: missing }), duration: LONG });
      await begin(t(`examples.${name}.name`), design, project);
    },
    rename: (card: Card, name: string, point: string) => void rename(card, name, point),
    duplicate: async (cards: readonly Card[]) => reportFailure(await designActions.duplicate(cards, names)),
    saveAsTemplate: async (card: Card) => {
      if (reportFailure(await designActions.copyAs('template', card, null)))
        message.success(t('templateSaved'));
    },
    move: async (cards: readonly Card[], project: string | null) =>
      reportFailure(await designActions.move(cards, project)),
    moveToRecentlyDeleted: async (cards: readonly Card[]) =>
      reportFailure(await designActions.moveToRecentlyDeleted(cards)),
    restoreDeleted: async (cards: readonly Card[]) =>
      reportFailure(await designActions.restoreDeleted(cards)),
    remove: async (cards: readonly Card[]) =>
      reportFailure(
        await deletePermanently(
          owner,
          cards.map(({ id }) => id),
        ),
      ),
    dismissVerdictChange: async (cards: readonly Card[]) =>
      reportFailure(await designActions.dismissVerdictChange(cards)),
  };
}

export type PageActions = ReturnType<typeof usePageActions>;
