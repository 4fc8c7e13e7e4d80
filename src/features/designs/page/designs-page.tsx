/** Designs page: all designs of the user as cards in folders, and the actions on them. */
import { Alert, Button, Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/api/contract/account';
import type { Card } from '@/design/saved-designs/entry';
import { folderKey } from '@/design/saved-designs/filtered-designs';
import { useArchive } from '@/features/designs/archive/use-archive';
import { cardState, type CardState } from '@/features/designs/calculation/card-state';
import { useCalculateAll } from '@/features/designs/calculation/use-calculate-all';
import { useCurrent, useRecordsOf } from '@/features/designs/calculation/use-current-cards';
import { CardGrid } from '@/features/designs/page/card-grid';
import { CardMenu } from '@/features/designs/page/card-menu';
import { Folders } from '@/features/designs/page/folders';
import { Head } from '@/features/designs/page/head';
import { PageDialogs, type OpenDialog } from '@/features/designs/page/page-dialogs';
import { Examples, Start } from '@/features/designs/page/start';
import { RunNotice, StorageNotices } from '@/features/designs/page/storage-notices';
import { useCardCommands } from '@/features/designs/page/use-card-commands';
import { useDesignsView, type DesignsView } from '@/features/designs/page/use-designs-view';
import { usePageActions, type PageActions } from '@/features/designs/page/use-page-actions';
import { VerdictChangeTable } from '@/features/designs/page/verdict-change-table';
import { useSavedDesigns } from '@/features/designs/saved-designs/use-saved-designs';
import { useDroppedFile } from '@/shared/hooks/use-dropped-file';
import type { SavedDesigns, StorageFailure } from '@/stores/saved-designs/database';
import { useSessionStore } from '@/stores/session';
import styles from '@/features/designs/page/designs-page.module.css';

type Commands = ReturnType<typeof useCardCommands>;

function DeletedNotice({ actions, commands }: { actions: PageActions; commands: Commands }) {
  const { t } = useTranslation('designs');
  const { justDeleted, forgetDeleted } = commands;
  if (justDeleted.length === 0) return null;
  const undo = () => {
    void actions.restoreDeleted(justDeleted);
    forgetDeleted();
  };
  return (
    <Alert
      type="info"
      showIcon
      closable={{ onClose: forgetDeleted }}
      title={t('delete.done', { count: justDeleted.length })}
      action={
        <Button size="small" onClick={undo}>
          {t('delete.undo')}
        </Button>
      }
    />
  );
}

interface CardsProps {
  shown: DesignsView;
  savedDesigns: SavedDesigns;
  actions: PageActions;
  commands: Commands;
  stateOf: (card: Card) => CardState | null;
}

/** Cards in the folder that match the search; a hint if there are none, except in the folder of templates. */
function Cards({ shown, savedDesigns: { projects }, actions, commands, stateOf }: CardsProps) {
  const { t } = useTranslation('designs');
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const { view, cards, counts, marks, project } = shown;
  const { kind } = view.folder;
  const begin = (name: Parameters<PageActions['beginExample']>[0]) => void actions.beginExample(name, null);
  const isEmpty = counts.get('all') === 0 && projects.length === 0;
  if (isEmpty && kind === 'all') return <Start onExample={begin} />;
  if (cards.length === 0 && kind !== 'templates')
    return <Empty description={t(view.search === '' ? 'empty' : 'notFound')} />;
  return (
    <CardGrid
      key={`${folderKey(view.folder)} ${view.sort}`}
      cards={cards}
      stateOf={stateOf}
      projectOf={(card) => (project === null ? (actions.projectOf(card)?.name ?? '') : '')}
      marked={marks.ids}
      menuOf={menuOf}
      menu={(card) => (
        <CardMenu {...commands.menu} card={card} projects={projects} onClose={() => setMenuOf(null)} />
      )}
      onOpen={commands.menu.onOpen}
      onMark={marks.mark}
      onMenu={(card) => setMenuOf(card?.id ?? null)}
      onDrag={commands.onDrag}
      onKey={commands.onKey}
    />
  );
}

interface DesignsOfProps {
  user: User;
  savedDesigns: SavedDesigns;
  failure: StorageFailure | null;
}

function DesignsOf({ user, savedDesigns, failure }: DesignsOfProps) {
  const { t } = useTranslation('designs');
  const owner = String(user.id);
  const { projects } = savedDesigns;
  const shown = useDesignsView(savedDesigns);
  const { view, cards, counts, marks, project, choose } = shown;
  const { folder } = view;
  const records = useRecordsOf(cards);
  const current = useCurrent(cards, records);
  const stateOf = (card: Card) => (card.deleted === null ? cardState(card, current) : null);
  const actions = usePageActions(owner, savedDesigns);
  const { run, start, cancel, dismiss } = useCalculateAll(user);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const archive = useArchive(owner, savedDesigns, ({ projects: imported }) =>
    choose(imported.length === 1 ? { kind: 'project', id: imported[0].id } : { kind: 'all' }),
  );
  const { exportCards, importFile } = archive;
  const commands = useCardCommands({ shown, actions, onDialog: setDialog, exportCards });
  useDroppedFile((file) => void importFile(file, project));
  const title = project?.name ?? (folder.kind === 'project' ? '' : t(`folders.${folder.kind}`));
  return (
    <div className={styles.page}>
      <Folders
        folder={folder}
        projects={projects}
        counts={counts}
        onChoose={choose}
        onDrop={(to) => commands.onDrop(to.kind === 'project' ? to.id : null)}
        onAdd={() => setDialog({ kind: 'project', project: null })}
      />
      <section className={styles.main} aria-label={title}>
        <StorageNotices owner={owner} failure={failure} damaged={savedDesigns.damaged} />
        <Head
          {...commands.menu}
          title={title}
          isOthers={folder.kind === 'deleted' || folder.kind === 'templates'}
          cards={cards}
          marked={marks.cards}
          projects={projects}
          search={view.search}
          sort={view.sort}
          isRunning={run?.isRunning ?? false}
          onSearch={(search) => shown.change({ search })}
          onSort={(sort) => shown.change({ sort })}
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
          <DeletedNotice actions={actions} commands={commands} />
          <VerdictChangeTable
            cards={cards}
            onOpen={commands.menu.onOpen}
            onDismiss={(seen) => void actions.dismissVerdictChange(seen)}
          />
        </div>
        {folder.kind === 'templates' && (
          <div className={styles.empty}>
            <p className={styles.hint}>{t('examples.text')}</p>
            <Examples onExample={(name) => void actions.beginExample(name, null)} />
          </div>
        )}
        <Cards {...{ shown, savedDesigns, actions, commands, stateOf }} />
      </section>
      {archive.dialog}
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
        onExport={commands.menu.onExport}
        onDelete={commands.remove}
        onProject={({ id }) => choose({ kind: 'project', id })}
      />
    </div>
  );
}

export function DesignsPage() {
  const user = useSessionStore((state) => state.user);
  const { savedDesigns, failure } = useSavedDesigns(String(user?.id ?? ''));
  if (user === null || savedDesigns === null) return null;
  return <DesignsOf key={user.id} user={user} savedDesigns={savedDesigns} failure={failure} />;
}
