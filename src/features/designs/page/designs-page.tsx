/** All designs of the user: cards in folders, and what is done with them. */
import { Alert, Button, Empty } from 'antd';
import { useMemo, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/api/contract/account';
import type { Card, Project } from '@/design/saved-designs/entry';
import {
  visibleCards,
  countsOf,
  folderKey,
  type Folder,
  type View,
} from '@/design/saved-designs/filtered-designs';
import type { SavedDesigns, StorageFailure } from '@/stores/saved-designs/database';
import { useDroppedFile } from '@/shared/hooks/use-dropped-file';
import { useSessionStore } from '@/stores/session';
import { useArchive } from '../archive/use-archive';
import { cardState } from '../calculation/card-state';
import { useCalculateAll } from '../calculation/use-calculate-all';
import { useCurrent, useRecordsOf } from '../calculation/use-current-cards';
import { useSavedDesigns } from '../saved-designs/use-saved-designs';
import { CardGrid } from './card-grid';
import { CardMenu } from './card-menu';
import { PageDialogs, type OpenDialog } from './page-dialogs';
import styles from './designs-page.module.css';
import { DRAGGED, Folders } from './folders';
import { Head } from './head';
import { RunNotice } from './run-notice';
import { Examples, Start } from './start';
import { StorageNotices } from './storage-notices';
import { VerdictChangeTable } from './verdict-change-table';
import { usePageActions } from './use-page-actions';

const FIRST_VIEW: View = { folder: { kind: 'all' }, search: '', sort: 'changed' };

function useMarks(cards: readonly Card[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    cards: useMemo(() => cards.filter(({ id }) => ids.has(id)), [cards, ids]),
    mark: (card: Card, isMarked: boolean) =>
      setIds((before) => {
        const after = new Set(before);
        if (isMarked) after.add(card.id);
        else after.delete(card.id);
        return after;
      }),
    clear: () => setIds(new Set()),
  };
}

function DesignsOf({
  user,
  savedDesigns,
  failure,
}: {
  user: User;
  savedDesigns: SavedDesigns;
  failure: StorageFailure | null;
}) {
  const { t } = useTranslation('designs');
  const owner = String(user.id);
  const { projects } = savedDesigns;
  const [view, setView] = useState(FIRST_VIEW);
  const { folder } = view;
  const cards = useMemo(
    () => visibleCards(savedDesigns.cards, projects, view),
    [savedDesigns.cards, projects, view],
  );
  const counts = useMemo(() => countsOf(savedDesigns.cards, projects), [savedDesigns.cards, projects]);
  const marks = useMarks(cards);
  const records = useRecordsOf(cards);
  const current = useCurrent(cards, records);
  const stateOf = (card: Card) => (card.deleted === null ? cardState(card, current) : null);
  const actions = usePageActions(owner, savedDesigns);
  const { run, start, cancel, dismiss } = useCalculateAll(user);
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [aside, setAside] = useState<readonly Card[]>([]);
  const [dragged, setDragged] = useState<readonly Card[]>([]);

  const project = folder.kind === 'project' ? (projects.find(({ id }) => id === folder.id) ?? null) : null;
  const choose = (next: Folder) => {
    setView((before) => ({ ...before, folder: next }));
    marks.clear();
  };
  const [before, setBefore] = useState(projects);
  if (before !== projects) {
    setBefore(projects);
    const isIn = (list: readonly Project[]) =>
      folder.kind === 'project' && list.some(({ id }) => id === folder.id);
    // A project that was deleted, here or in another tab, leaves its folder; a new one is still to come.
    if (isIn(before) && !isIn(projects)) choose({ kind: 'all' });
  }
  const isOthers = folder.kind === 'deleted' || folder.kind === 'templates';
  const title = project?.name ?? (folder.kind === 'project' ? '' : t(`folders.${folder.kind}`));

  const {
    exportCards,
    importFile,
    dialog: clash,
  } = useArchive(owner, savedDesigns, ({ projects: imported }) =>
    choose(imported.length === 1 ? { kind: 'project', id: imported[0].id } : { kind: 'all' }),
  );
  const open = (card: Card) => {
    if (card.deleted !== null) return;
    if (card.kind === 'template') actions.beginFrom(card, null);
    else actions.open(card);
  };
  const move = (moved: readonly Card[], to: string | null) => {
    void actions.move(moved, to);
    marks.clear();
  };
  const remove = (removed: readonly Card[]) => {
    setDialog(null);
    marks.clear();
    if (folder.kind === 'deleted') void actions.remove(removed);
    else void actions.moveToRecentlyDeleted(removed).then((isDone) => isDone && setAside(removed));
  };
  const menuActions = {
    onOpen: open,
    onRename: (card: Card) => setDialog({ kind: 'name', card }),
    onDuplicate: (copied: readonly Card[]) => void actions.duplicate(copied),
    onTemplate: (card: Card) => void actions.saveAsTemplate(card),
    onMove: move,
    onExport: (exported: readonly Card[]) =>
      void exportCards(exported, project?.name ?? t('export.fileName')),
    onDelete: (deleted: readonly Card[]) => setDialog({ kind: 'delete', cards: deleted }),
    onBringBack: (back: readonly Card[]) => void actions.restoreDeleted(back),
    onRemove: (deleted: readonly Card[]) => setDialog({ kind: 'delete', cards: deleted }),
  };
  const onDrag = (card: Card, event: DragEvent) => {
    const meant = marks.ids.has(card.id) ? marks.cards : [card];
    setDragged(meant);
    event.dataTransfer.setData(DRAGGED, String(meant.length));
    event.dataTransfer.effectAllowed = 'move';
  };
  const onKey = (key: string, card: Card): boolean => {
    if (key === 'F2') setDialog({ kind: 'name', card });
    else if (key === 'Delete')
      setDialog({ kind: 'delete', cards: marks.cards.length > 0 ? marks.cards : [card] });
    else return false;
    return true;
  };
  useDroppedFile((file) => void importFile(file, project));
  const isEmpty = counts.get('all') === 0 && projects.length === 0;

  return (
    <div className={styles.page}>
      <Folders
        folder={folder}
        projects={projects}
        counts={counts}
        onChoose={choose}
        onDrop={(to) => move(dragged, to.kind === 'project' ? to.id : null)}
        onAdd={() => setDialog({ kind: 'project', project: null })}
      />
      <section className={styles.main} aria-label={title}>
        <StorageNotices owner={owner} failure={failure} damaged={savedDesigns.damaged} />
        <Head
          {...menuActions}
          title={title}
          isOthers={isOthers}
          cards={cards}
          marked={marks.cards}
          projects={projects}
          search={view.search}
          sort={view.sort}
          isRunning={run?.isRunning ?? false}
          onSearch={(search) => setView((before) => ({ ...before, search }))}
          onSort={(sort) => setView((before) => ({ ...before, sort }))}
          onNew={() => actions.beginNew(project)}
          onFile={(file) => void importFile(file, project)}
          onCalculate={(meant) => start(meant, projects)}
          onInstallation={(meant) => setDialog({ kind: 'installation', cards: meant })}
          onProject={project && (() => setDialog({ kind: 'project', project }))}
          onReport={project && ((meant) => setDialog({ kind: 'report', project, cards: meant }))}
          onUnmark={marks.clear}
        />
        <div className={styles.notices}>
          {run && <RunNotice run={run} onCancel={cancel} onDismiss={dismiss} />}
          {aside.length > 0 && (
            <Alert
              type="info"
              showIcon
              closable={{ onClose: () => setAside([]) }}
              title={t('delete.done', { count: aside.length })}
              action={
                <Button
                  size="small"
                  onClick={() => {
                    void actions.restoreDeleted(aside);
                    setAside([]);
                  }}
                >
                  {t('delete.undo')}
                </Button>
              }
            />
          )}
          <VerdictChangeTable
            cards={cards}
            onOpen={open}
            onDismiss={(turned) => void actions.dismissVerdictChange(turned)}
          />
        </div>
        {folder.kind === 'templates' && (
          <div className={styles.empty}>
            <p className={styles.hint}>{t('examples.text')}</p>
            <Examples onExample={(name) => void actions.beginExample(name, null)} />
          </div>
        )}
        {isEmpty && folder.kind === 'all' ? (
          <Start onExample={(name) => void actions.beginExample(name, null)} />
        ) : cards.length === 0 && folder.kind !== 'templates' ? (
          <Empty description={t(view.search === '' ? 'empty' : 'notFound')} />
        ) : (
          <CardGrid
            key={`${folderKey(folder)} ${view.sort}`}
            cards={cards}
            stateOf={stateOf}
            projectOf={(card) => (project === null ? (actions.projectOf(card)?.name ?? '') : '')}
            marked={marks.ids}
            menuOf={menuOf}
            menu={(card) => (
              <CardMenu {...menuActions} card={card} projects={projects} onClose={() => setMenuOf(null)} />
            )}
            onOpen={open}
            onMark={marks.mark}
            onMenu={(card) => setMenuOf(card?.id ?? null)}
            onDrag={onDrag}
            onKey={onKey}
          />
        )}
      </section>
      {clash}
      <PageDialogs
        dialog={dialog}
        owner={owner}
        user={user}
        stateOf={stateOf}
        title={title}
        records={records}
        isForGood={folder.kind === 'deleted'}
        actions={actions}
        onClose={() => setDialog(null)}
        onExport={menuActions.onExport}
        onDelete={remove}
        onProject={(added: Project) => choose({ kind: 'project', id: added.id })}
      />
    </div>
  );
}

export function DesignsPage() {
  const user = useSessionStore((state) => state.user);
  const { shelf: savedDesigns, failure } = useSavedDesigns(String(user?.id ?? ''));
  if (user === null || savedDesigns === null) return null;
  return <DesignsOf key={user.id} user={user} savedDesigns={savedDesigns} failure={failure} />;
}
